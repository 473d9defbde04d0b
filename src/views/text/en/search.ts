// Words of search results and of the filters that open.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const nothingFound = {
  all: (query: string): string => `No songs found for “${isolated(query)}”`,
  favorites: (query: string): string => `No favorites found for “${isolated(query)}”`,
};
export const nothingFoundHint =
  'Could there be a typo? Search by title, author or lyrics, in Armenian, Latin or Cyrillic letters.';
export const searchAll = 'Search all songs';
export const toAllFavorites = 'See all favorites';
export const nameVoice = 'Choose your voice to see the songs in your range';
export const more = 'More';
export const moreChoices = (count: number): string => `${count} more`;
export const nothingLeft = 'No songs match your choices';
export const takeAllBack = 'Clear all';
