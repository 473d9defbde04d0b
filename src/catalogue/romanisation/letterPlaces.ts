/** Any Armenian letter, capitals too under the flag `i`. */
export const LETTER = '[ա-և]';
/** A letter that sounds as a consonant wherever it stands; ւ and յ can be half of a vowel. */
export const CONSONANT = '[բգդզթժլխծկհձղճմնշչպջռսվտրցփքֆ]';
/** Behind a vowel. */
export const AFTER_VOWEL = '(?<=[աեէըիոօ]|ու)';
/** The beginning of a word; an apostrophe joins (կ’երթամ), a hyphen parts. */
export const START = `(?<!${LETTER}['’՚]?)`;
/** The end of a word. */
export const END = `(?!['’՚]?${LETTER})`;
