import type { Language } from '../languages';

// Words that several features share.
export const tabTitle = (pageTitle: string): string => `${pageTitle} | ${SONGBOOK.hy.name}`;
export const siteDescription = SONGBOOK.hy.description;
export const loading = 'Loading...';
export const close = 'Փակել';
export const partUnreachable = 'Այս մասը չհաջողվեց բեռնել։ Ստուգե՛ք համացանցի կապը։';
export const songUnreachable = 'Երգի խոսքերը չհաջողվեց բեռնել։ Ստուգե՛ք համացանցի կապը։';
export const tryAgain = 'Կրկին փորձել';
export const toAllSongs = 'Տեսնել բոլոր երգերը';
export const gotIt = 'Լավ';
export const key = 'Տոնայնություն';
export const capo = 'Կապո';
/** Said wherever a bare B means B natural, because some readers take it for another note. */
export const bIsH = 'B = H (սի)';
export const signed = (semitones: number): string =>
  semitones > 0 ? `+${semitones}` : semitones < 0 ? `−${-semitones}` : '0';
/** How far a key was moved, with its sign: +3 կիսատոն. */
export const semitones = (way: number): string => `${signed(way)} կիսատոն`;
export const reload = 'Վերաբեռնել';
export const setsTitle = 'Նվագացանկեր';
export const chordsTitle = 'Ակորդներ';
export const favorite = (title: string): string => `Սիրելի երգ՝ ${title}`;
/** A value after its label. */
export const labelled = (label: string, value: string | number): string => `${label}՝ ${value}`;
/** A place in a row: 1-ին, 2-րդ. */
export const ordinal = (number: number): string => (number === 1 ? '1-ին' : `${number}-րդ`);
export const songCount = (count: number): string => `${count} երգ`;
export const capoAt = (fret: number): string => (fret === 0 ? 'Առանց կապոյի' : `Կապո ${fret}`);
export const storageError =
  'Զննարկչի պահոցն անհասանելի է. այն, ինչ ընտրում եք, կհիշվի միայն մինչև էջը փակելը։';

/** The language of these words. */
export const language: Language = 'hy';
