// Words of search results.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const songsFound = (count: number): string => `${count} երգ`;
export const nothingFound = {
  all: (query: string): string => `«${isolated(query)}» բառերով երգ չգտանք`,
  favorites: (query: string): string => `Սիրելիների մեջ «${isolated(query)}» բառերով երգ չգտանք`,
};
export const nothingFoundHint =
  'Գուցե տառասխա՞լ կա։ Կարող եք գրել հայատառ, լատինատառ կամ ռուսատառ՝ երգի անունից, հեղինակից կամ խոսքերից։';
export const searchAll = 'Փնտրել բոլոր երգերի մեջ';
export const toAllFavorites = 'Տեսնել բոլոր սիրելիները';
