// Words of a list’s orders and filters.
export const orderLegend = 'Sort';
export const orders = {
  catalogue: 'Songbook order',
  title: 'Alphabetical',
  author: 'By author',
  ease: 'Easiest first',
  line: 'By first line',
};
export const narrow = 'Filter';
export const kinds = {
  patriotic: 'Patriotic',
  lyrical: 'Lyrical',
  folk: 'Folk',
  gusan: 'Gusan',
  sacred: 'Sacred',
  lullaby: 'Lullaby',
  children: 'Children’s',
  chanson: 'French',
};
export const inMyVoice = 'In my range';
