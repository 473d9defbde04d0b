import { ordinal } from './common';

// Words of sound and playback.
export const hearChord = (chord: string): string => `Послушать аккорд ${chord}`;
export const tuning = { guitar: 'Настройка гитары', ukulele: 'Настройка укулеле' };
export const hearString = (number: number, note: string): string =>
  `Послушать: ${ordinal(number)} струна, ${note}`;
export const played = 'Что включить';
export const voicesHeard = { tune: 'Мелодия', chords: 'Аккорды', metronome: 'Метроном' };
export const noTune =
  'Мелодии этой песни в песеннике нет. Звучат только аккорды, по такту на каждый: это не мелодия песни.';
export const partOfTune = 'Мелодии части строк в песеннике нет: там звучат только аккорды или доли.';
export const strum = 'Бой';
export const beatsInBar = 'Сколько долей в такте';
export const soundsIn = (key: string): string => `Звучит в тональности ${key}`;
export const overCapo = (capo: number, played: string): string => `, капо ${capo}: ${played}`;
export const tempoOfPlay = 'Темп';
export const beats = 'уд/мин';
export const tapTempo = 'Настучать темп';
export const guessedTempo = `Темп этой песни неизвестен и взят приблизительно. Нажимайте «${tapTempo}» в такт песне.`;
export const writtenTempo = (tempo: number): string => `Темп песни: ${tempo}`;
export const tapALine =
  'Пока песня звучит, нажмите на строку, чтобы слушать с неё, или на номер куплета, чтобы разучить его.';
/** Learning a verse by ear and by heart, in steps. */
export const lesson = 'Разучить';
export const lessonSteps = {
  hear: 'Послушать куплет',
  echo: 'Повторять по строке',
  slow: 'Петь медленно',
  ends: 'Без окончаний строк',
  lines: 'Без каждой второй строки',
  all: 'Наизусть',
};
export const stayAtStep = 'Остаться здесь';
export const yourTurn = 'Теперь вы';
export const minutesLeft = (minutes: number): string => `осталось ${minutes} мин`;
export const nextStep = (name: string): string => `Дальше: ${name}`;
export const player = 'Плеер';
export const closePlayer = 'Закрыть плеер';
export const staff = 'Ноты';
export const staffHeading = (title: string) => `${title} · ноты`;
export const staffOf = (title: string, key: string) => `Ноты песни «${title}» в тональности ${key}`;
export const closeStaff = 'Закрыть ноты';

// Words of learning a song by heart.
export const tapToSee = 'Нажмите на строку, чтобы увидеть скрытые слова.';
export const speed = 'Скорость прокрутки';
export const slower = 'Медленнее';
export const faster = 'Быстрее';
export const linesPerMinute = 'строк/мин';
export const pageEnd = 'Конец песни';
export const leaveStage = 'Выйти из полноэкранного режима';
export const screens = 'Экраны песни';
