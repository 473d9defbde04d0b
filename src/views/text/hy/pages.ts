// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.hy.shortName;
export const homeLink = 'Գլխավոր 🏠';
export const favoritesLink = 'Սիրելիներ';
export const skipLink = 'Անցնել բովանդակությանը';
export const homeTitle = 'Բոլոր երգերը';
/** What the songbook is, how many songs it has, and that it needs no network; `{songs}` stands for their number. */
export const introduction = SONGBOOK.hy.introduction || '{songs}՝ ակորդներով, նաև առանց ցանցի';
export const needsScript =
  'Տոնայնությունը փոխելու, երգերը սիրելիներում պահելու և տեսանյութը դիտելու համար JavaScript է պետք։';
export const contact = 'Կապ';
export const site = 'Մեր կայքը';
export const notFoundTitle = 'Էջը չգտնվեց';
export const notFoundHint = 'Այս հասցեով երգ կամ էջ չկա. գուցե հասցեում սխա՞լ կա։';
export const crashTitle = 'Էջը չհաջողվեց ցուցադրել';
export const crashHint = 'Ձեր սիրելի երգերը պահպանված են։ Վերաբեռնե՛ք էջը կամ վերադարձե՛ք ցանկին։';
export const tellProblem = 'Հայտնել խնդրի մասին';
/** The link to the choice of another language. */
export const languageLink = 'Լեզու · Language';
export const helpTitle = 'Օգնություն';

export const searchLabels = { all: 'Փնտրել երգերի մեջ', favorites: 'Փնտրել սիրելի երգերի մեջ' };
export const searchPlaceholder = 'Անուն, հեղինակ կամ տող';
export const clearSearch = 'Ջնջել գրածը';

/** The link to the songs that the visitor can play. */
export const playableTitle = 'Ի՞նչ նվագել';
