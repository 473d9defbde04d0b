import type { Language } from '../languages';

/** The language of these words. */
export const language: Language = 'fr';
