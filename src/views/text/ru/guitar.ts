import { counted } from './common';

// Words of chord shapes, the chord dictionary, known chords and the visitor’s voice.
export const songChords = 'Аккорды песни';
export const noChords = 'В этой песне нет аккордов.';
export const noVoicing = (chord: string): string => `Для аккорда «${chord}» аппликатура не найдена.`;
export const voicings = (chord: string): string => `Аппликатуры аккорда ${chord}`;
export const previousVoicing = 'Предыдущая аппликатура';
export const nextVoicing = 'Следующая аппликатура';
export const diagram = (
  chord: string,
  { frets, barres }: { frets: readonly (number | null)[]; barres: readonly { fret: number }[] },
): string =>
  [
    `Аккорд ${chord}, лады с ${frets.length}-й струны по 1-ю: `,
    frets.map((fret) => (fret === null ? 'не звучит' : fret === 0 ? 'открытая' : fret)).join(', '),
    ...barres.map(({ fret }) => `, баррэ на ${fret}-м ладу`),
  ].join('');
export const hand = 'Играю как';
export const easier = 'Сыграть легче';
export const barres = (count: number): string => (count === 0 ? 'без баррэ' : `${count} баррэ`);
export const easyKey = (key: string, way: string): string =>
  `Перейти в более лёгкую тональность: ${key} (${way})`;
export const keyIsEasy = 'Эта тональность уже лёгкая';
export const voiceKey = (key: string, way: string): string =>
  `Перейти в тональность под ваш голос: ${key} (${way})`;
export const keyFitsVoice = 'Эта тональность подходит вашему голосу';
export const tuneIsWider = 'Диапазон мелодии шире вашего';
export const reportLine = 'Сообщить об ошибке в строке';
export const reportSubject = (title: string): string => `Аккорды песни «${title}»`;
export const reportBody = (
  place: Readonly<Record<'song' | 'line' | 'chord' | 'written' | 'transposition' | 'capo', string>>,
): string =>
  [
    `Песня: ${place.song}`,
    `Строка: ${place.line}`,
    `Аккорд: ${place.chord} (в оригинале: ${place.written})`,
    `Транспонировано на (полутоны): ${place.transposition}, капо: ${place.capo}`,
    '',
    'Как должно быть: ',
  ].join('\r\n');
export const chordsNeedScript =
  'Чтобы смотреть аккорды и отмечать знакомые, нужен JavaScript. Включите его в настройках браузера.';
export const chordsHint = 'Нажмите на аккорд, чтобы его услышать. Отметьте его, если уже знаете.';
export const findChord = 'Введите аккорд';
export const chordExamples = 'Am7, F#m, C/G …';
export const writtenChords = 'Введённые аккорды';
export const noSuchChord = (typed: string): string =>
  `Аккорда «${typed}» нет. Введите, например, Am7, F#m или C/G.`;
export const inNoSong = 'ни в одной песне';
export const know = 'Знаю';
export const knowChord = (chord: string): string => `Знаю аккорд ${chord}`;
export const chordCount = (count: number): string => counted(count, 'аккорд', 'аккорда', 'аккордов');
export const canPlay = 'Можно сыграть';
export const knownChords = 'Вы знаете:';
export const tickMore = 'Отметить аккорды';
export const movedBy = (way: string): string => `транспонировано на ${way}`;
export const lackOne = 'Не хватает одного аккорда';
export const oneMore = (count: number): string => `ещё ${counted(count, 'песня', 'песни', 'песен')}`;
export const noKnownChords =
  'Отметьте аккорды, которые уже знаете, и здесь появятся песни, которые можно сыграть.';
export const firstChords = 'Начать с первых аккордов';
export const nothingPlayable = 'На одних этих аккордах пока не сыграть ни одной песни.';
export const chordsUnreachable = 'Аккорды песен не удалось загрузить. Проверьте связь с интернетом.';

export const ownVoice = (range: string): string => `Мой: ${range}`;
export const groupHint =
  'Отметьте, кто поёт вместе, — до шести голосов. В разделе «Тональность» у песни появится удобная для всех.';
export const addVoice = (name: string): string => `+ ${name}`;
export const keyFitsGroup = 'Эта тональность удобнее всего для группы';
export const groupKey = (key: string, way: string): string =>
  `Перейти в тональность для группы: ${key} (${way})`;
export const leftOut = (names: readonly string[]): string => `Вне диапазона: ${names.join(', ')}`;
export const groupHasNoTune =
  'Мелодии этой песни в песеннике нет, и тональность для группы подобрать нельзя.';
export const findByEar = 'Определить на слух';
export const finding = {
  lowest:
    'Послушайте звук и спойте его. Спускайтесь по полутонам до самого низкого звука, который ещё поёте свободно.',
  highest: 'Теперь поднимайтесь до самого высокого звука, который ещё поёте свободно.',
};
export const tooClose = (semitones: number): string =>
  `Это ещё слишком близко к вашему нижнему звуку. Поднимитесь так, чтобы между ними было не меньше ${counted(semitones, 'полутона', 'полутонов', 'полутонов')}, или найдите нижний звук заново.`;
export const lowestFound = (note: string): string => `Ваш нижний звук: ${note}`;
export const findLowestAgain = 'Найти нижний заново';
export const isMine = { lowest: 'Это мой нижний', highest: 'Это мой верхний' };
export const stepBy = (semitones: number): string =>
  `На ${Math.abs(semitones) === 1 ? 'полутон' : 'тон'} ${semitones < 0 ? 'ниже' : 'выше'}`;
export const resetKey = (key: string, way: string): string => `Вернуть исходную тональность: ${key} (${way})`;
export const keyIsOriginal = 'Это исходная тональность';
export const range = 'Диапазон';
export const mode = 'Лад';
export const rangeOf = (lowest: string, highest: string): string => `${lowest}–${highest}`;
export const modes = {
  major: 'мажор',
  minor: 'минор',
  harmonicMinor: 'гармонический минор',
  dorian: 'дорийский',
  phrygian: 'фригийский',
  mixolydian: 'миксолидийский',
  hijaz: 'хиджаз',
};
export const voice = 'Ваш голос';
export const hearFirstNote = (note: string): string => `Послушать первый звук песни: ${note}`;
export const hearTonic = (note: string): string => `Послушать тонику: ${note}`;
