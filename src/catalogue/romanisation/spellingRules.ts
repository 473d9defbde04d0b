/** Letters that sound otherwise in their place; `$` in `latin` is the sound of the matched letter itself. */
export interface SpellingRule {
  readonly letters: RegExp;
  readonly latin: string;
}

/** Any Armenian letter, capitals too under the flag `i`. */
export const LETTER = '[ա-և]';
/** A letter that sounds as a consonant wherever it stands; ւ and յ can be half of a vowel. */
const CONSONANT = '[բգդզթժլխծկհձղճմնշչպջռսվտրցփքֆ]';
/** Behind a vowel. */
const AFTER_VOWEL = '(?<=[աեէըիոօ]|ու)';
/** The beginning of a word; an apostrophe joins (կ’երթամ), a hyphen parts. */
const START = `(?<!${LETTER}['’՚]?)`;
/** The end of a word. */
const END = `(?!['’՚]?${LETTER})`;

const rule = (letters: string, latin: string): SpellingRule => ({
  letters: new RegExp(letters, 'iuy'),
  latin,
});

// The verb "to be" has no y; ես is also "I", and the verb for certain only in these places.
const TO_BE: readonly SpellingRule[] = [
  rule(`${START}ե(?=(?:մ|ն|նք|ք)${END})`, 'e'),
  rule(`${START}ե(?=ս +դու${END})`, 'e'), // իմն ես դու
  rule(`(?<=${LETTER}(?:ում|[եի]լ) +)ե(?=ս${END})`, 'e'), // լռում ես, տիրել ես
  rule(`(?<=${START}(?:ինչու?|ինչպես|ուր|որտեղ) +)ե(?=ս${END})`, 'e'), // ինչո՞ւ ես
  rule(`(?<=${LETTER} +)ե(?=ս +${LETTER}+ել${END}(?! +եմ))`, 'e'), // օտարն ես սիրել
  rule(`(?<=(?!մ)${CONSONANT} +)ե(?=ս *(?:[,.:;!?…»՝։\\n]|$))`, 'e'), // դուն անգին զարդ ես։
];

const IN_THEIR_PLACE: readonly SpellingRule[] = [
  rule(`(?:${START}|${AFTER_VOWEL})(?:և|եւ)`, 'yev'),
  rule('և|եւ', 'ev'),
  rule(`(?:${START}|${AFTER_VOWEL})ե`, 'ye'),
  rule('(?<=է)ի', 'yi'),
  rule('ու', 'u'),
  rule(`${START}ո(?!վ|հ${END})`, 'vo'),
  rule(`(?<=[բգդզթկպստփք])(?<!${START}[^զ])հ`, '’$'),
];

/*
 * The unwritten ë, where every singer has one. Not where ը may come first instead (սպասել, շքեղ, զքեզ), nor
 * before the article ն (երկիրն): verse counts that now as a syllable and now not.
 */
const UNWRITTEN: readonly SpellingRule[] = [
  rule(`(?<=(?!ր)${CONSONANT})ր${END}`, 'ë$'), // քաղցր
  rule(`(?<=${LETTER}${CONSONANT})ր(?=${CONSONANT})`, 'ë$'), // երկրներ, ստրկական
  rule(`(?<=[թխծկճչշպստցփք])(?<!${START}արաք)[դս]${END}`, 'ë$'), // ձեռքդ, սիրտս
  rule(`(?<=${START}ս)[կպտթփք](?=(?!ր)${CONSONANT}{2})`, '$ë'), // ստնտու
  rule(`(?<=${START}ըզ)${CONSONANT}(?=${CONSONANT})`, '$ë'), // ըզխնդում
  rule(`(?<=${START}${CONSONANT}(${CONSONANT}))(?!ր)${CONSONANT}(?=\\1)`, '$ë'), // ծլվլալ
  rule('ժ(?=շտ)', '$ë'), // երաժշտություն
  rule(`${START}(?![զֆ]|[սշ][կպտթփք]|քրիստ)${CONSONANT}(?=${CONSONANT})`, '$ë'), // դռներ
];

const CLASSICAL_RULES: readonly SpellingRule[] = [
  rule(`(?:${START}|(?<=${START}ան))յ`, 'h'),
  // Silent at the end (վրայ, երեկոյ), save in words of one syllable and in those of հայ.
  rule(`(?<=[աո])(?<!${START}(?:[բթճնչվփ]?ա|[բգխն]ո)|հա)յ${END}`, ''),
  rule(`ոյ(?=${CONSONANT})`, 'uy'),
  rule(`իւ(?=${CONSONANT})`, 'yu'),
  rule('եա', 'ya'),
  rule('եօ', 'yo'),
  rule('էօ', 'ö'),
  rule(`(?<=${START}գ)էո`, 'evo'), // Գէորգ
  rule(`${START}(?!զ)${CONSONANT}(?=ու[աէեիոօ])`, '$ë'), // նուէր
  rule(`(?<=${LETTER})ու(?=[աէեիոօ])`, 'v'),
  rule(`(?<=${LETTER}ու)ե`, 'e'), // պատուել
  rule(`(?<=ակ)ս${END}`, '$'), // հրեշտակս, the angels
];

/** Spellings that the reform of 1922 left no place for; the և of a reformed text may be typed as եւ. */
const CLASSICAL = new RegExp(
  [
    `(?<=(?![ոե])${LETTER})ւ`,
    `(?<!${START}բ)ոյ(?=${CONSONANT})`,
    `(?<=(?!չ)${CONSONANT})է`,
    `(?<=${LETTER})ու(?=[աէ])`,
    'եա[նմ]|էօ',
    `(?<=${CONSONANT})(?:եա(?:[կց]|լս?)?|[եա]լոյ)${END}`,
    `${START}յ(?=օ|${CONSONANT})`,
  ].join('|'),
  'iu',
);

const REFORMED_RULES = [...TO_BE, ...IN_THEIR_PLACE, ...UNWRITTEN];

/** The rules a text is read by, the first that fits winning: classical spelling is known by its letters. */
export function spellingRules(text: string): readonly SpellingRule[] {
  return CLASSICAL.test(text) ? [...CLASSICAL_RULES, ...REFORMED_RULES] : REFORMED_RULES;
}
