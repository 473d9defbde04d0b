import { counted, tabTitle } from './common';

// Words around a song: its head, its sheet, its tools, and how it is turned.
export const songTabTitle = (title: string, author: string) =>
  tabTitle(author ? `${title} — ${author}` : title);
export const songDescription = (title: string, author: string, opening: string): string =>
  `Слова песни «${title}» с аккордами для гитары. ${author && `${author}. `}${opening}`;
export const transposition = 'Транспонирование';
export const transposeUp = 'На полутон выше';
export const transposeDown = 'На полутон ниже';
export const transposed = (key: string, way: number): string =>
  `${key}: ${way === 0 ? 'оригинал' : `на ${counted(Math.abs(way), 'полутон', 'полутона', 'полутонов')} ${way > 0 ? 'выше' : 'ниже'}`}`;
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `${counted(beats, 'четверть', 'четверти', 'четвертей')}${isDotted ? ' с точкой' : ''} в минуту`;
/** The chords of a line, said before its words. */
export const chordsBefore = (chords: readonly string[]): string => `${chords.join(', ')}. `;
/** The names, for screen readers, of a numbered verse and of a chorus without its own name. */
export const stanzaNames = {
  hy: { verse: (number: number): string => `Куплет ${number}`, chorus: 'Припев' },
  fr: { verse: (number: number): string => `Couplet ${number}`, chorus: 'Refrain' },
};
export const unreadChord = 'Это не аккорд: с тональностью он не меняется';
export const video = (title: string): string => `Видео: ${title}`;
export const playVideo = 'Смотреть видео';
export const watchOnYouTube = 'Если видео не открывается, смотрите его на YouTube';
export const videoNeedsNetwork = 'Для видео нужен интернет. Оно появится, когда связь восстановится.';
/** Said before the key of the shapes that are played above the capo. */
export const capoOn = (fret: number): string => `Капо ${fret}:`;
export const movedOnPaper = (way: string, original: string): string =>
  `транспонировано на ${way} (оригинал: ${original})`;
export const doubtful = 'В этой строке мы не уверены';
export const ownTranslation = 'Перевод сделан для этого песенника. В строках со знаком (?) мы не уверены.';
export const latinNote = (isCyrillic: boolean): string =>
  `Автоматическая транскрипция ${isCyrillic ? 'кириллицей' : 'латиницей'}`;
export const evidence = {
  melody: 'Аккорды проверены по нотам мелодии',
  chart: 'Аккорды проверены по печатному сборнику',
  suggested: 'Аккорды подобраны нами: нот мелодии мы не нашли.',
};
export const foundAt = (source: string): string => `(источник: ${source}).`;

export const shapes = 'Аккорды';
export const shapesTitle = { guitar: 'Аккорды на гитаре', ukulele: 'Аккорды на укулеле' };
export const readerTools = 'Инструменты чтения';
export const look = 'Вид';
export const share = 'Поделиться';
export const shareTitle = 'Поделиться песней';
export const sharedKey = 'Песня — в тональности из ссылки.';
export const lentLatin = 'До конца этого посещения слова показаны и в транскрипции.';
export const keepLatin = 'Оставить транскрипцию';
export const unreadKey = 'Тональность из ссылки прочитать нельзя: песня — в вашей тональности.';
export const keepSharedKey = 'Оставить эту тональность';
export const ownKey = 'Вернуть мою тональность';

export const listen = 'Слушать';
export const pausePlaying = 'Пауза';
export const goOn = 'Продолжить';
export const nextFavorite = 'Следующая в избранном:';
export const playedSet = 'Сетлист';
export const previousInSet = 'Предыдущая:';
export const nextInSet = 'Следующая:';
export const setEnd = 'Последняя песня сетлиста';
export const leaveSet = 'Выйти из сетлиста';
export const stage = 'Весь экран';
export const stageHint = 'Только песня';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Показать скрытые слова';
/** A song that scrolls by itself, in silence. */
export const scroll = 'Автопрокрутка';
export const ownLetters = 'Армянские буквы';
export const latinLetters = (isCyrillic: boolean): string => (isCyrillic ? 'Кириллица' : 'Латиница');
export const printBooklet = 'Напечатать брошюрой';
