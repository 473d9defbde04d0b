// Words of a list’s orders and filters.
export const orderLegend = 'Դասավորել';
export const orders = {
  catalogue: 'Երգարանի կարգով',
  title: 'Այբբենական կարգով',
  author: 'Ըստ հեղինակի',
  ease: 'Նախ՝ հեշտերը',
  line: 'Ըստ առաջին տողի',
};
export const narrow = 'Զտել';
export const kinds = {
  patriotic: 'Հայրենասիրական',
  lyrical: 'Քնարական',
  folk: 'Ժողովրդական',
  gusan: 'Գուսանական',
  sacred: 'Հոգևոր',
  lullaby: 'Օրորոցային',
  children: 'Մանկական',
  chanson: 'Ֆրանսիական',
};
export const inMyVoice = 'Իմ ձայնին հարմար';
