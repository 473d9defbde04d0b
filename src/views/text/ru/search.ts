// Words of search results and of the filters that open.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const nothingFound = {
  all: (query: string): string => `По запросу «${isolated(query)}» песен нет`,
  favorites: (query: string): string => `В избранном по запросу «${isolated(query)}» песен нет`,
};
export const nothingFoundHint =
  'Может быть, опечатка? Ищите по названию, автору или словам: армянскими, латинскими или русскими буквами.';
export const searchAll = 'Искать во всех песнях';
export const toAllFavorites = 'Всё избранное';
export const nameVoice = 'Укажите свой голос, чтобы увидеть подходящие песни';
export const more = 'Ещё';
export const moreChoices = (count: number): string => `Ещё ${count}`;
export const nothingLeft = 'С такими условиями песен нет';
export const takeAllBack = 'Сбросить всё';
