// Words of a list’s orders and filters.
export const orderLegend = 'Сортировка';
export const orders = {
  catalogue: 'Как в песеннике',
  title: 'По алфавиту',
  author: 'По автору',
  ease: 'Сначала лёгкие',
  line: 'По первой строке',
};
export const narrow = 'Фильтры';
export const kinds = {
  patriotic: 'Патриотические',
  lyrical: 'Лирические',
  folk: 'Народные',
  gusan: 'Гусанские',
  sacred: 'Духовные',
  lullaby: 'Колыбельные',
  children: 'Детские',
  chanson: 'Французские',
};
export const inMyVoice = 'Под мой голос';
