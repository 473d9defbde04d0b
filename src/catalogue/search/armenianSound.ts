/**
 * What brings the classical and the reformed spelling of a word together, in the order of application.
 * `u` stands for the vowel ու; a glide (յ) counts at the beginning of a word only, a written schwa likewise.
 */
const ORTHOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/և/g, 'եւ'],
  [/ու(?=[աեէիոօ])/g, 'վ'], // նուագ, նվագ
  [/ու/g, 'u'],
  [/(?<!^)իւ(?=[^աեէիոօuւ])/g, 'u'], // աղբիւր, աղբյուր
  [/^իւ/g, 'յu'], // իւր, յուր
  [/ւ/g, 'վ'],
  [/ոյ(?=[^աեէիոօu])/g, 'u'], // լոյս, լույս
  [/(?<!^)[յը]/g, ''],
  [/է/g, 'ե'],
  [/օ/g, 'ո'],
  [/^ե+(?=[աո])/g, 'յ'], // եար, յար
  [/ե+(?=[աո])/g, ''], // մատեան, մատյան
];

/** Letters that sound nearly alike in every reading: the aspirated with the voiceless, the two r. */
const NEAR: Readonly<Record<string, string>> = { փ: 'պ', ք: 'կ', թ: 'տ', ց: 'ծ', չ: 'ճ', ռ: 'ր' };

/** How a word in Armenian letters sounds, whichever orthography spells it; other letters stay. */
export function armenianSound(spelling: string): string {
  const modern = ORTHOGRAPHY.reduce((text, [from, to]) => text.replace(from, to), spelling);
  return modern.replace(/[փքթցչռ]/g, (letter) => NEAR[letter]!).replace(/([^աեիոu])\1+/g, '$1');
}
