import type { Language } from '../languages';
import './fonts.css';

/** The language of these words, and the start of the paths of its pages. */
export const language: Language = 'ru';
export const languagePrefix = '/ru';
