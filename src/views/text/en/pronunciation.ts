// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'How to pronounce the letters';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'like the a in “about”',
  kh: 'like ch in the Scottish “loch”',
  gh: 'like a French r',
  ts: 'like ts in “cats”',
  dz: 'like ds in “beds”',
  ch: 'like ch in “church”',
  j: 'like j in “jam”',
  zh: 'like s in “measure”',
  r: 'tapped or rolled with the tip of the tongue',
};
export const initialLetters = 'At the beginning of a word these are “ye” and “vo”.';
export const stressMark = 'This mark stresses the word; the Latin line leaves it out.';
export const toneMarks =
  'A question or an exclamation: the voice rises here. The Latin line puts the mark after the word.';
