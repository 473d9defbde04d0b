/** Letters with another sound in a context; `$` in `latin` is the usual sound of the first matched letter. */
export interface SpellingRule {
  readonly letters: RegExp;
  readonly latin: string;
  /** How the text before the letters must end, and must not end; Safari 15 does not support lookbehind. */
  readonly behind: RegExp | null;
  readonly notBehind: RegExp | null;
}

/** Any Armenian letter; the flag `i` adds capitals. */
export const LETTER = '[ա-և]';
const CONSONANTS = 'բգդզթժլխծկհձղճմնշչպջռսվտրցփքֆ';
/** A letter that is always a consonant; ւ and յ can be part of a vowel. */
const CONSONANT = `[${CONSONANTS}]`;
const VOWEL = '(?:[աեէըիոօ]|ու)';
/** An apostrophe joins the parts of a word (կ’երթամ); a hyphen separates them. */
const APOSTROPHE = `['’՚]`;
/** The end of the text before a word. */
const START = `(?:^|[^ա-և'’՚]|(?:^|[^ա-և])${APOSTROPHE})`;
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

// Forms of "to be" have no y. ես also means "I"; only in these contexts is it certainly the verb.
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
 * The unwritten ë where every singer sings one. It is left out where ը may come first instead (սպասել, շքեղ, զքեզ), and
 * before the article ն (երկիրն), which verse counts as a syllable only sometimes.
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
  // Silent at the end (վրայ, երեկոյ), except in words of one syllable and in words that end in հայ.
  rule(`յ${END}`, '', { behind: '[աո]', notBehind: `${START}(?:[բթճնչվփ]?ա|[բգխն]ո)|հա` }),
  rule(`ոյ(?=${CONSONANT})`, 'uy'),
  rule(`իւ(?=ք${LETTER}?${END})`, 'iv'), // հովիւքն, the shepherds
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

/** Spellings that the reform of 1922 abolished. եւ is not one of them: a reformed text may have it for և. */
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

/** The rules for a text, of which the first match applies; classical spelling is recognised by its letters. */
export function spellingRules(text: string): readonly SpellingRule[] {
  return CLASSICAL.test(text) ? [...CLASSICAL_RULES, ...REFORMED_RULES] : REFORMED_RULES;
}
