/** The language of these words, and the start of the paths of its pages. */
export const language = 'en';
export const languagePrefix = '/en';
