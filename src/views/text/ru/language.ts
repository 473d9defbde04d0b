import './fonts.css';

/** The language of these words, and the start of the paths of its pages. */
export const language = 'ru';
export const languagePrefix = '/ru';
