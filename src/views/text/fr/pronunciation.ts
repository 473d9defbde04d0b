// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'Comment prononcer les lettres';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'comme le e de «\u00a0le\u00a0»',
  kh: 'comme la jota espagnole',
  gh: 'comme un r français',
  ts: 'comme dans «\u00a0tsar\u00a0»',
  dz: 'd et z d’un seul son',
  ch: 'comme tch dans «\u00a0tchèque\u00a0»',
  j: 'comme dj dans «\u00a0djinn\u00a0»',
  zh: 'comme le j de «\u00a0jour\u00a0»',
  r: 'roulé du bout de la langue',
};
export const initialLetters = 'Au début d’un mot, on dit «\u00a0yè\u00a0» et «\u00a0vo\u00a0».';
export const stressMark = 'Ce signe accentue le mot\u00a0; la ligne latine ne l’a pas.';
export const toneMarks =
  'Question ou exclamation\u00a0: la voix monte ici. La ligne latine met le signe après le mot.';
