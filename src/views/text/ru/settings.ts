import { languageTitle } from './help';
import { voice } from './guitar';

// Words of the reader settings.
export const voices = {
  none: 'Не указан',
  bass: 'Бас',
  baritone: 'Баритон',
  tenor: 'Тенор',
  alto: 'Альт',
  mezzo: 'Меццо-сопрано',
  soprano: 'Сопрано',
  child: 'Детский',
};

export const group = 'Голоса группы';
export const ownNote = 'Моя заметка о песне';
export const ownNoteExample = 'медленно, начать с соль';

export const words = 'Слова';

export const settingNames = {
  textSize: 'Размер шрифта',
  theme: 'Тема',
  listBeside: 'Список рядом',
  sheet: 'Что показывать',
  notation: 'Обозначения аккордов',
  latin: 'Произношение',
  meaning: 'Перевод',
  latinAlone: 'Только транскрипция',
  latinHeard: 'Программа экранного доступа читает транскрипцию',
  cyrillic: 'Вместо латиницы — кириллица',
  language: languageTitle,
  instrument: 'Инструмент',
  shapesAbove: 'Аппликатуры аккордов над песней',
  hand: 'Аккорды для левши',
  voice,
  group,
  accompaniment: 'Аккомпанемент',
  playsOn: 'В конце — следующая песня',
  fullRefrains: 'При игре каждый раз показывать припев целиком',
  chordsAnnounced: 'Программа экранного доступа читает и аккорды',
  bookletPaper: 'Бумага брошюры',
  bookletLetters: 'Шрифт брошюры',
  bookletSheet: 'Что печатать в брошюре',
  bookletContents: 'Содержание брошюры',
  bookletNotes: 'Ноты в брошюре',
  bookletMeaning: 'Печатать перевод',
  bookletRefrains: 'Печатать припевы каждый раз целиком',
  shapesAtSongs: 'Печатать аппликатуры под каждой песней',
  shapesAtEnd: 'Печатать все аппликатуры в конце брошюры',
  signKeys: 'Быстрые клавиши из одного знака',
  printedCode: 'Печатать QR-код ссылки',
};

const sheets = { chords: 'Слова и аккорды', lyrics: 'Только слова' };
/** The names of the values of each setting that is chosen by name. */
export const settingValues = {
  theme: { system: 'Как на устройстве', light: 'Светлая', dark: 'Тёмная' },
  listBeside: { none: 'Нет', all: 'Все песни', favorites: 'Избранное' },
  sheet: sheets,
  notation: {
    written: 'Как записано',
    german: 'По тональности: H, B',
    glyphs: 'По тональности: B, B♭',
    solfege: 'Do Re Mi',
  },
  latin: { none: 'Нет', eastern: '«крунк» (восточное)', western: '«грунг» (западное)' },
  instrument: { guitar: 'Гитара', ukulele: 'Укулеле' },
  hand: { right: 'правша', left: 'левша' },
  voice: voices,
  accompaniment: { strummed: 'Боем', picked: 'Перебором' },
  bookletPaper: { A4: 'A4', A5: 'A5, сложенная', Letter: 'US Letter' },
  bookletLetters: { usual: 'Обычный', large: 'Крупный' },
  bookletSheet: sheets,
  bookletContents: {
    booklet: 'Как в брошюре',
    titles: 'По алфавиту',
    lines: 'По первой строке',
    authors: 'По автору',
  },
  bookletNotes: { none: 'Без нот', words: 'Со словами', latin: 'С транскрипцией', both: 'И так, и так' },
};

export const textSmaller = 'Мельче';
export const textBigger = 'Крупнее';
export const percent = (number: number): string => `${number}\u00a0%`;
export const printSong = 'Печать песни';
export const pronunciation = 'Как произносить буквы';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'как первое «о» в слове «молоко», ближе к «ы»',
  kh: 'как «х» в слове «хлеб», глубже',
  gh: 'как картавое (французское) «р»',
  ts: 'как «ц»',
  dz: '«дз» одним звуком',
  ch: 'как «ч», твёрже',
  j: 'как «дж»',
  zh: 'как «ж»',
  r: 'как «р», кончиком языка',
};
export const initialLetters = 'В начале слова читается «е» («йе») и «во».';
export const stressMark = 'Ударное слово выделяется голосом; в строке транскрипции знака нет.';
export const toneMarks =
  'Вопрос или восклицание: голос поднимается здесь. В строке транскрипции знак стоит после слова.';
