import type { Language } from '../languages';

// Words that several features share.
const plurals = new Intl.PluralRules('ru');
/** A number with its noun: 1 песня, 2 песни, 5 песен. */
export const counted = (count: number, one: string, few: string, many: string): string => {
  const form = plurals.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
export const tabTitle = (pageTitle: string): string => `${pageTitle} | ${SONGBOOK.ru.name}`;
export const siteDescription = SONGBOOK.ru.description;
export const loading = 'Loading...';
export const close = 'Закрыть';
export const partUnreachable = 'Эту часть не удалось загрузить. Проверьте связь с интернетом.';
export const songUnreachable = 'Слова песни не удалось загрузить. Проверьте связь с интернетом.';
export const tryAgain = 'Повторить';
export const toAllSongs = 'Все песни';
export const gotIt = 'Понятно';
export const key = 'Тональность';
export const capo = 'Капо';
/** Said wherever a bare B means B natural, because some readers take it for another note. */
export const bIsH = 'B = H (си)';
export const signed = (semitones: number): string =>
  semitones > 0 ? `+${semitones}` : semitones < 0 ? `−${-semitones}` : '0';
/** How far a key was moved, with its sign: +3 полутона. */
export const semitones = (way: number): string =>
  `${way > 0 ? '+' : '−'}${counted(Math.abs(way), 'полутон', 'полутона', 'полутонов')}`;
export const reload = 'Обновить';
export const setsTitle = 'Сетлисты';
export const chordsTitle = 'Аккорды';
export const favorite = (title: string): string => `В избранном: ${title}`;
/** A place in a row of songs or strings, which are feminine: 1-я, 2-я. */
export const ordinal = (number: number): string => `${number}-я`;
export const labelled = (label: string, value: string | number): string => `${label}: ${value}`;
export const songCount = (count: number): string => counted(count, 'песня', 'песни', 'песен');
export const capoAt = (fret: number): string => (fret === 0 ? 'Без капо' : `Капо ${fret}`);
export const storageError =
  'Хранилище браузера недоступно: то, что вы выберете, сохранится только до закрытия страницы.';

/** The language of these words. */
export const language: Language = 'ru';
