// Words of search results and of the filters: how a list is put in order and narrowed.
import { quoted } from './common';

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

export const orderLegend = 'Trier';
export const orders = {
  catalogue: 'Ordre du recueil',
  title: 'Ordre alphabétique',
  author: 'Par auteur',
  ease: 'Faciles d’abord',
  line: 'Par premier vers',
};
export const narrow = 'Filtrer';
export const kinds = {
  patriotic: 'Patriotique',
  lyrical: 'Poétique',
  folk: 'Traditionnelle',
  gusan: 'Achough',
  sacred: 'Religieuse',
  lullaby: 'Berceuse',
  children: 'Enfantine',
  chanson: 'Française',
};
export const inMyVoice = 'Pour ma voix';
export const nameVoice = 'Indiquez votre voix pour voir les chansons qui lui conviennent';
export const more = 'Plus';
export const moreChoices = (count: number): string => `${count} de plus`;
export const nothingLeft = 'Aucune chanson avec ces filtres';
export const takeAllBack = 'Effacer les filtres';
