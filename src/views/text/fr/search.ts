import { quoted } from './common';

// Words of search results and of the filters that open.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => quoted(`\u2068${words.trim()}\u2069`);
export const nothingFound = {
  all: (query: string): string => `Aucune chanson pour ${isolated(query)}`,
  favorites: (query: string): string => `Aucun favori pour ${isolated(query)}`,
};
export const nothingFoundHint =
  'Une faute de frappe\u00a0? Cherchez un titre, un auteur ou des paroles, en lettres arméniennes, latines ou cyrilliques.';
export const searchAll = 'Chercher partout';
export const toAllFavorites = 'Voir tous les favoris';
export const nameVoice = 'Indiquez votre voix pour voir les chansons qui lui conviennent';
export const more = 'Plus';
export const moreChoices = (count: number): string => `${count} de plus`;
export const nothingLeft = 'Aucune chanson avec ces filtres';
export const takeAllBack = 'Effacer les filtres';
