// Words of the filters: how a list is put in order and narrowed.
export const orderLegend = 'Դասավորել';
export const orders = {
  catalogue: 'Երգարանի կարգով',
  title: 'Այբուբենով',
  author: 'Ըստ հեղինակի',
  ease: 'Նախ՝ հեշտերը',
  line: 'Ըստ առաջին տողի',
};
export const facets = {
  kind: 'Տեսակ',
  author: 'Հեղինակ',
  chords: 'Քանի՞ ակորդով',
  time: 'Չափ',
  only: 'Միայն',
};
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
export const withChords = (count: string): string => `${count} ակորդով`;
export const withVideo = 'Տեսանյութով';
export const withCheckedChords = 'Ստուգված ակորդներով';
export const inMyVoice = 'Իմ ձայնին հարմար';
export const nameVoice = 'Նշե՛ք Ձեր ձայնը՝ հարմար երգերը տեսնելու համար';
export const moreChoices = (count: number): string => `Եվս ${count}-ը`;
export const takeChoiceBack = (choice: string): string => `Հանել ընտրությունը՝ ${choice}`;
export const nothingLeft = 'Այս ընտրությամբ երգ չմնաց';
export const takeAllBack = 'Հանել ամբողջ ընտրությունը';
