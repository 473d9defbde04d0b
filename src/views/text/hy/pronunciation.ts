// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'Ինչպե՞ս են հնչում տառերը';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'ինչպես «ը»-ն «ընկեր» բառում',
  kh: 'ինչպես գերմաներեն ch «Bach» անվան մեջ',
  gh: 'ինչպես ֆրանսերեն r',
  ts: 'ինչպես անգլերեն ts «cats» բառում',
  dz: 'ինչպես անգլերեն ds «beds» բառում',
  ch: 'ինչպես անգլերեն ch «church» բառում',
  j: 'ինչպես անգլերեն j «jam» բառում',
  zh: 'ինչպես ֆրանսերեն j',
  r: 'լեզվի ծայրով',
};
export const initialLetters = 'Բառի սկզբում ե-ն «ye» է, ո-ն՝ «vo»։';
export const stressMark = 'Շեշտ. բառը շեշտվում է, լատինատառ տողում նշան չկա։';
export const toneMarks = 'Հարց կամ բացականչություն. լատինատառ տողում նշանը բառի վերջում է։';
