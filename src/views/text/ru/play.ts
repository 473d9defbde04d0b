// Words of sound and playback.
import { ordinal } from './common';

export const hearChord = (chord: string): string => `Послушать аккорд ${chord}`;
export const tuning = 'Настройка гитары';
export const hearString = (number: number, note: string): string =>
  `Послушать: ${ordinal(number)} струна, ${note}`;
export const played = 'Что включить';
export const parts = {
  scroll: 'Только прокрутка',
  both: 'Мелодия и аккорды',
  melody: 'Только мелодия',
  chords: 'Только аккорды',
  metronome: 'Метроном',
  beats: 'Метроном по строкам',
};
export const noTune =
  'Мелодии этой песни в песеннике нет. Звучат только аккорды, по такту на каждый: это не мелодия песни.';
export const partOfTune = 'Мелодии части строк в песеннике нет: там звучат только аккорды или доли.';
export const nothingKnown =
  'Мелодии этой песни в песеннике нет, а размер или темп неизвестен. Можно включить метроном.';
export const beatsInBar = 'Сколько долей в такте';
export const soundsIn = (key: string): string => `Звучит в тональности ${key}`;
export const overCapo = (capo: number, played: string): string => `, капо ${capo}: ${played}`;
export const tempoOfPlay = 'Темп';
export const beats = 'уд/мин';
export const tapTempo = 'Настучать темп';
export const guessedTempo = `Темп этой песни неизвестен и взят приблизительно. Нажимайте «${tapTempo}» в такт песне.`;
export const writtenTempo = (tempo: number): string => `Темп песни: ${tempo}`;
export const tapALine =
  'Пока песня звучит, нажмите на строку, чтобы слушать с неё, или на номер куплета, чтобы повторять его.';
export const practice = 'Разучивание';
export const repeatSection = 'Повторять куплет';
export const repeatsSection = (name: string): string => `Повтор: ${name}`;
export const ladder = 'С разгоном';
export const onLadder = (percent: number): string => `${ladder}: ${percent}\u00a0%`;
/** A count-in before each pass. */
export const countIn = 'Раз, два…';
export const previousSection = 'Предыдущий куплет';
export const nextSection = 'Следующий куплет';
export const player = 'Плеер';
export const previousLine = 'Предыдущая строка';
export const nextLine = 'Следующая строка';
export const closePlayer = 'Закрыть плеер';
export const staff = 'Ноты';
export const staffHeading = (title: string) => `${title} · ноты`;
export const staffOf = (title: string, key: string) => `Ноты песни «${title}» в тональности ${key}`;
export const closeStaff = 'Закрыть ноты';
