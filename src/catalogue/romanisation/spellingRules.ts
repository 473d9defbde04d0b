/** Letters that sound otherwise in their place; `$` in `latin` is the sound of the matched letter itself. */
export interface SpellingRule {
  readonly letters: RegExp;
  readonly latin: string;
  /** How the text before the letters must end, and how it must not; Safari 15 knows no lookbehind. */
  readonly behind: RegExp | null;
  readonly notBehind: RegExp | null;
}

/** Any Armenian letter, capitals too under the flag `i`. */
export const LETTER = '[ա-և]';
const CONSONANTS = 'բգդզթժլխծկհձղճմնշչպջռսվտրցփքֆ';
/** A letter that sounds as a consonant wherever it stands; ւ and յ can be half of a vowel. */
const CONSONANT = `[${CONSONANTS}]`;
const VOWEL = '(?:[աեէըիոօ]|ու)';
/** Joins the parts of a word (կ’երթամ); a hyphen parts them. */
const APOSTROPHE = `['’՚]`;
/** What is before the beginning of a word, down to its last characters. */
const START = `(?:^|[^ա-և'’՚]|(?:^|[^ա-և])${APOSTROPHE})`;
/** The end of a word. */
const END = `(?!${APOSTROPHE}?${LETTER})`;

const rule = (
  letters: string,
  latin: string,
  { behind, notBehind }: { behind?: string; notBehind?: string } = {},
): SpellingRule => ({
  letters: new RegExp(letters, 'iuy'),
  latin,
  behind: endingIn(behind),
  notBehind: endingIn(notBehind),
});

const endingIn = (pattern: string | undefined): RegExp | null =>
  pattern === undefined ? null : new RegExp(`(?:${pattern})$`, 'iu');

// The verb "to be" has no y; ես is also "I", and the verb for certain only in these places.
const TO_BE: readonly SpellingRule[] = [
  rule(`ե(?=(?:մ|ն|նք|ք)${END})`, 'e', { behind: START }),
  rule(`ե(?=ս +դու${END})`, 'e', { behind: START }), // իմն ես դու
  rule(`ե(?=ս${END})`, 'e', { behind: `${LETTER}(?:ում|[եի]լ) +` }), // լռում ես, տիրել ես
  rule(`ե(?=ս${END})`, 'e', { behind: `${START}(?:ինչու?|ինչպես|ուր|որտեղ) +` }), // ինչո՞ւ ես
  rule(`ե(?=ս +${LETTER}+ել${END}(?! +եմ))`, 'e', { behind: `${LETTER} +` }), // օտարն ես սիրել
  rule('ե(?=ս *(?:[,.:;!?…»՝։\\n]|$))', 'e', { behind: `(?!մ)${CONSONANT} +` }), // դուն անգին զարդ ես։
];

const IN_THEIR_PLACE: readonly SpellingRule[] = [
  rule('և|եւ', 'yev', { behind: `${START}|${VOWEL}` }),
  rule('և|եւ', 'ev'),
  rule('ե', 'ye', { behind: `${START}|${VOWEL}` }),
  rule('ի', 'yi', { behind: 'է' }),
  rule('ու', 'u'),
  rule(`ո(?!վ|հ${END})`, 'vo', { behind: START }),
  rule('հ', '’$', { behind: '[բգդզթկպստփք]', notBehind: `${START}[^զ]` }),
];

/*
 * The unwritten ë, where every singer has one. Not where ը may come first instead (սպասել, շքեղ, զքեզ), nor
 * before the article ն (երկիրն): verse counts that now as a syllable and now not.
 */
const UNWRITTEN: readonly SpellingRule[] = [
  rule(`ր${END}`, 'ë$', { behind: `(?!ր)${CONSONANT}` }), // քաղցր
  rule(`ր(?=${CONSONANT})`, 'ë$', { behind: `${LETTER}${CONSONANT}` }), // երկրներ, ստրկական
  rule(`[դս]${END}`, 'ë$', { behind: '[թխծկճչշպստցփք]', notBehind: `${START}արաք` }), // ձեռքդ, սիրտս
  rule(`[կպտթփք](?=(?!ր)${CONSONANT}{2})`, '$ë', { behind: `${START}ս` }), // ստնտու
  rule(`${CONSONANT}(?=${CONSONANT})`, '$ë', { behind: `${START}ըզ` }), // ըզխնդում
  // ծլվլալ
  ...Array.from(CONSONANTS, (second) =>
    rule(`(?!ր)${CONSONANT}(?=${second})`, '$ë', { behind: `${START}${CONSONANT}${second}` }),
  ),
  rule('ժ(?=շտ)', '$ë'), // երաժշտություն
  rule(`(?![զֆ]|[սշ][կպտթփք]|քրիստ)${CONSONANT}(?=${CONSONANT})`, '$ë', { behind: START }), // դռներ
];

const CLASSICAL_RULES: readonly SpellingRule[] = [
  rule('յ', 'h', { behind: `${START}(?:ան)?` }),
  // Silent at the end (վրայ, երեկոյ), save in words of one syllable and in those of հայ.
  rule(`յ${END}`, '', { behind: '[աո]', notBehind: `${START}(?:[բթճնչվփ]?ա|[բգխն]ո)|հա` }),
  rule(`ոյ(?=${CONSONANT})`, 'uy'),
  rule(`իւ(?=${CONSONANT})`, 'yu'),
  rule('եա', 'ya'),
  rule('եօ', 'yo'),
  rule('էօ', 'ö'),
  rule('էո', 'evo', { behind: `${START}գ` }), // Գէորգ
  rule(`(?!զ)${CONSONANT}(?=ու[աէեիոօ])`, '$ë', { behind: START }), // նուէր
  rule('ու(?=[աէեիոօ])', 'v', { behind: LETTER }),
  rule('ե', 'e', { behind: `${LETTER}ու` }), // պատուել
  rule(`ս${END}`, '$', { behind: 'ակ' }), // հրեշտակս, the angels
];

/** Spellings that the reform of 1922 left no place for; the և of a reformed text may be typed as եւ. */
const CLASSICAL = new RegExp(
  [
    `(?![ոե])${LETTER}ւ`,
    `(?:^|[^բ]|${LETTER}${APOSTROPHE}?բ)ոյ(?=${CONSONANT})`,
    `(?!չ)${CONSONANT}է`,
    `${LETTER}ու(?=[աէ])`,
    'եա[նմ]|էօ',
    `${CONSONANT}(?:եա(?:[կց]|լս?)?|[եա]լոյ)${END}`,
    `${START}յ(?=օ|${CONSONANT})`,
  ].join('|'),
  'iu',
);

const REFORMED_RULES = [...TO_BE, ...IN_THEIR_PLACE, ...UNWRITTEN];

/** The rules a text is read by, the first that fits winning: classical spelling is known by its letters. */
export function spellingRules(text: string): readonly SpellingRule[] {
  return CLASSICAL.test(text) ? [...CLASSICAL_RULES, ...REFORMED_RULES] : REFORMED_RULES;
}
