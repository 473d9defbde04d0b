/**
 * Replacements, in this order, that give the classical and the reformed spelling of a word the same form. `u` stands
 * for the vowel ու; յ and ը are kept only at the start of a word.
 */
const ORTHOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/և/g, 'եւ'],
  [/ու(?=[աեէիոօ])/g, 'վ'], // նուագ, նվագ
  [/ու/g, 'u'],
  [/իւ(?=ք.?$)/g, 'իվ'], // հովիւքն, հովիվքն
  [/(?!^)իւ(?=[^աեէիոօuւ])/g, 'u'], // աղբիւր, աղբյուր
  [/^իւ/g, 'յu'], // իւր, յուր
  [/ւ/g, 'վ'],
  [/ոյ(?=[^աեէիոօu])/g, 'u'], // լոյս, լույս
  [/(?!^)[յը]/g, ''],
  [/է/g, 'ե'],
  [/օ/g, 'ո'],
  [/^ե+(?=[աո])/g, 'յ'], // եար, յար
  [/ե+(?=ա)/g, ''], // մատեան, մատյան; but օրեօր is not օրոր
];

/** Letters that sound nearly alike in Eastern and Western Armenian: aspirated and voiceless consonants, the two r. */
const NEAR: Readonly<Record<string, string>> = { փ: 'պ', ք: 'կ', թ: 'տ', ց: 'ծ', չ: 'ճ', ռ: 'ր' };

/** The sound of a word in Armenian letters, the same for both orthographies; other letters stay. */
export function armenianSound(spelling: string): string {
  const modern = ORTHOGRAPHY.reduce((text, [from, to]) => text.replace(from, to), spelling);
  return merged(modern, NEAR);
}

/** The letters in keys for the consonants that Eastern and Western Armenian exchange, and for ժ and ղ. */
const FOLDED: Readonly<Record<string, string>> = { բ: 'պ', գ: 'կ', դ: 'տ', ձ: 'ծ', ջ: 'ճ', ժ: 'ճ', ղ: 'խ' };

/** Merges the consonants that people exchange in speaking and typing, and makes doubled consonants single. */
export const foldSound = (sound: string): string => merged(sound, FOLDED);

const merged = (sound: string, letters: Readonly<Record<string, string>>): string =>
  sound.replace(/./gsu, (letter) => letters[letter] ?? letter).replace(/([^աեիոu])\1+/g, '$1');
