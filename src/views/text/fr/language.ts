import type { Language } from '../languages';

/** The language of these words, and the start of the paths of its pages. */
export const language: Language = 'fr';
export const languagePrefix = '/fr';
