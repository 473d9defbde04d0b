// Words of search results and of the filters that open.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const nothingFound = {
  all: (query: string): string => `«${isolated(query)}» բառերով երգ չգտանք`,
  favorites: (query: string): string => `Սիրելիների մեջ «${isolated(query)}» բառերով երգ չգտանք`,
};
export const nothingFoundHint =
  'Գուցե տառասխա՞լ կա։ Կարող եք փնտրել անունով, հեղինակով կամ խոսքերով՝ հայատառ, լատինատառ կամ ռուսատառ։';
export const searchAll = 'Փնտրել բոլոր երգերի մեջ';
export const toAllFavorites = 'Տեսնել բոլոր սիրելիները';
export const nameVoice = 'Նշե՛ք ձեր ձայնը՝ հարմար երգերը տեսնելու համար';
export const more = 'Ավելին';
export const moreChoices = (count: number): string => `Եվս ${count}`;
export const nothingLeft = 'Այս ընտրությամբ երգ չմնաց';
export const takeAllBack = 'Մաքրել ընտրությունը';
