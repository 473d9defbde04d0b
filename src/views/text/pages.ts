// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = 'Երգեր';
export const homeLink = 'Գլխավոր 🏠';
export const favoritesLink = 'Սիրելիներ';
export const tagline = 'Երգեր և ակորդներ';
export const skipLink = 'Անցնել բովանդակությանը';
export const homeTitle = 'Բոլոր երգերը';
export const favoritesTitle = 'Սիրելի երգեր';
export const needsScript =
  'Տոնայնությունը փոխելու, երգերը սիրելի դարձնելու և տեսանյութը դիտելու համար JavaScript է պետք։';
export const contact = 'Կապ';
export const site = 'Մեր կայքը';
export const notFoundTitle = 'Էջը չգտնվեց';
export const notFoundHint = 'Այս հասցեով երգ կամ էջ չկա. գուցե հասցեում սխա՞լ կա։';
export const crashTitle = 'Էջը չհաջողվեց ցուցադրել';
export const crashHint = 'Ձեր սիրելի երգերը պահպանված են։ Վերաբեռնե՛ք էջը կամ վերադարձե՛ք ցանկին։';
export const openOutsideFrame = 'Բացել այս էջը երգարանի կայքում';
export const tellProblem = 'Հայտնել խնդրի մասին';

export const helpTitle = 'Օգնություն';
export const offlineTitle = 'Առանց համացանցի';
export const offlineHint =
  'Մեկ անգամ բացելուց հետո երգարանը գործում է նաև առանց համացանցի. միայն տեսանյութերը չեն բացվի։';
export const installHint =
  'Հեռախոսի էկրանին դնելու համար զննարկչի ընտրացանկում գտե՛ք «Ավելացնել հիմնական էկրանին» (Add to Home Screen)։';
export const mistakesTitle = 'Սխալ եք գտե՞լ';
export const songMistakeHint =
  'Եթե սխալն ակորդի մեջ է, երգի էջում հպե՛ք այդ ակորդին և ընտրե՛ք «Հայտնել այս տողի սխալի մասին»։ Մյուս սխալների մասին գրե՛ք մեզ։';
export const tellMistake = 'Գրել երգի սխալի մասին';
export const wrongSong = 'Սխալ երգի մեջ';
export const problemHint = 'Եթե երգարանն այնպես չի աշխատում, ինչպես պետք է, պատմե՛ք մեզ, թե ինչ է պատահել։';
export const licencesTitle = 'Լիցենզիաներ';
export const songsAreFree = 'Բոլոր երգերը հանրային սեփականություն են։';
export const licences = 'Ծրագրի և տառատեսակների լիցենզիաները';

export const searchLabels = { all: 'Փնտրել երգերի մեջ', favorites: 'Փնտրել սիրելի երգերի մեջ' };
export const searchPlaceholder = 'Անուն, հեղինակ կամ տող';
export const arrange = 'Դասավորել և զտել';
export const clearSearch = 'Ջնջել գրածը';
