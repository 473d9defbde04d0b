import { SUNG_E, UNSUNG_E } from './verse';

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

/** A verb whose subject is "I", in the same part of the sentence. */
const I_DO = `[^,.:;!?…»՝։\\n]*(?:(?:ե|${LETTER}ի)մ|ց[աի]|[էե]ի|(?:տես|եկ|գտ|մտ|ել|առ|եղ|ընկ|հաս|մեռ)ա)${END}`;
/** What stands before "I": a joining word, a noun with its article or a verb whose subject is "I". */
const BEFORE_I = `(?:${START}(?:և|եվ|ու|որ|թե|եթե|երբ|մերթ|բայց|իսկ|այլ|ախ|վախ|վայ|ոհ)|ը|${CONSONANT}ն|(?:ե|${LETTER}ի)մ|ց[իա]|[էե]ի) +`;

// Forms of "to be" have no y. ես also means "I"; after a noun or an adjective it is the verb.
const TO_BE: readonly SpellingRule[] = [
  rule(`ե(?=(?:մ|ն|նք|ք)${END})`, 'e', { behind: START }),
  rule(`ե(?=ս +դու${END})`, 'e', { behind: START }), // իմն ես դու
  rule(`ե(?=ս +${LETTER}+ել${END}(?! +եմ))`, 'e', { behind: `${LETTER} +` }), // օտարն ես սիրել
  rule(`ե(?=ս${END}(?!${I_DO}))`, 'e', { behind: `${LETTER} +`, notBehind: BEFORE_I }), // հեռու ես
];

const IN_THEIR_PLACE: readonly SpellingRule[] = [
  rule('և|եւ', 'yev', { behind: `${START}|${VOWEL}` }),
  rule('և|եւ', 'ev'),
  rule('ե', 'ye', { behind: `${START}|${VOWEL}` }),
  rule('ի', 'yi', { behind: 'է' }),
  rule('ու', 'u'),
  rule(`ո(?!վ|հ${END})`, 'vo', { behind: START }),
  rule('հ', '’$', { behind: '[բգդզթկպստփք]', notBehind: `${START}.` }),
];

/** A next word to which a last consonant is joined without ë. */
const VOWEL_AHEAD = ' +(?:[աեէըիօև]|ու)';
const VOICELESS = '[թխծկճչշպստցփք]';
/** How words end before a դ or ս of their own; elsewhere it is the article: your, my. */
const OWN_LAST_LETTER = {
  // վարդ, գեղազարդ, Էդուարդ, ձախորդ, խորհուրդ, հանդ, ծնունդ, հիվանդ
  դ: `${START}(?:(?:ա|դա|հա|բա|լե|լյա|քու|բու|ո)ր|(?:ա|ը|հա|ղա|պի|հի)ն)|(?:մա|վա|զա|ուա|խո|ջնո|հու|վու)ր|(?:ու|ո|ռա|վա|լա)ն`,
  ս: `${START}(?:(?:դու|նե|չո|ո|հա|վա|կա)ր|շամ|արաք)`, // դուրս, հարս
};

/** The unwritten ë where singers sing one. The article ն has none (երկիրն): verse counts it as a syllable only sometimes. */
const UNWRITTEN: readonly SpellingRule[] = [
  rule(`ր${END}(?!${VOWEL_AHEAD})`, 'ë$', { behind: `(?!ր)${CONSONANT}` }), // քաղցր, but քաղցր է
  rule(`ր(?=${CONSONANT})`, 'ë$', { behind: `${LETTER}${CONSONANT}` }), // երկրներ, ստրկական
  ...Object.entries(OWN_LAST_LETTER).flatMap(([article, notBehind]) => [
    rule(`${article}${END}(?!${VOWEL_AHEAD})`, 'ë$', { behind: VOICELESS, notBehind }), // սիրտս, but սիրտս է
    rule(`${article}${END}`, 'ë$', { behind: `(?!${VOICELESS})[${CONSONANTS}և]`, notBehind }), // յարս
  ]),
  rule(`[կպտթփք](?=(?!ր)${CONSONANT}{2}|ս)`, '$ë', { behind: `${START}ս` }), // ստնտու
  rule(`${CONSONANT}(?=${CONSONANT})`, '$ë', { behind: `${START}ըզ` }), // ըզխնդում
  // ծլվլալ
  ...Array.from(CONSONANTS, (second) =>
    rule(`(?!ր)${CONSONANT}(?=${second})`, '$ë', { behind: `${START}${CONSONANT}${second}` }),
  ),
  rule('[մգ](?=ն)|լ(?=[ռս])|թ(?=ռ)|խ(?=[լմփ])|գ(?=տ)|փ(?=չ)', '$ë', { behind: `${START}[կչ]` }), // կմնա
  rule('ժ(?=շտ)', '$ë'), // երաժշտություն
  rule('ս(?=տեփան|պենդիար)', '$', { behind: START }), // Ստեփան
  rule('ս(?=[կպտթփք])|զ(?=[բգդ])', 'ë$', { behind: START }), // սպասել, զգալ
  rule(`(?!ֆ|քրիստ|հր${VOWEL})${CONSONANT}(?=${CONSONANT})`, '$ë', { behind: START }), // դռներ, but հրաշք
];

/** The rules for words that verse sings otherwise; `|` stands before the letter in question. */
const inVerse = (words: readonly string[], latin: string): SpellingRule[] =>
  words.map((word) => {
    const [before = '', after = ''] = word.split('|');
    return rule(`${after.charAt(0)}(?=${after.slice(1)})`, latin, { behind: START + before });
  });

const BY_METRE = [...inVerse(SUNG_E, 'ë$'), ...inVerse(UNSUNG_E, '$')];

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
  rule(`ս${END}`, '$', { behind: 'ակ|ուր' }), // հրեշտակս, the angels
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
    `${START}յ(?=օ|${CONSONANT}|իսուս|ակոբ|ով[հս]|որդան|ուդա|ունաս)`,
    `(?:վր|ծառ|տղ|արք|երեխ|ընծ|ապագ|ներկ|վկ|քահան)այ${END}`,
    `${LETTER}{2}ոյ${END}`,
  ].join('|'),
  'iu',
);

const REFORMED_RULES = [...BY_METRE, ...TO_BE, ...IN_THEIR_PLACE, ...UNWRITTEN];

/** The rules for a text, of which the first match applies; classical spelling is recognised by its letters. */
export function spellingRules(text: string): readonly SpellingRule[] {
  return CLASSICAL.test(text) ? [...BY_METRE, ...CLASSICAL_RULES, ...REFORMED_RULES] : REFORMED_RULES;
}
