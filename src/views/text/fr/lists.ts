// Words of a list’s orders and filters.
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
