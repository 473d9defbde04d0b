/** The consonants that Eastern and Western Armenian exchange fold into the voiceless, ժ and ղ into their neighbours. */
const FOLDED: Readonly<Record<string, string>> = {
  բ: 'պ',
  գ: 'կ',
  դ: 'տ',
  ձ: 'ծ',
  ջ: 'ճ',
  ժ: 'ճ',
  ղ: 'խ',
};

/** Folds the consonants of a sound that are exchanged in speaking and typing; doubled ones become one. */
export function foldSound(sound: string): string {
  return sound.replace(/[բգդձջժղ]/g, (letter) => FOLDED[letter]!).replace(/([^աեիոu])\1+/g, '$1');
}
