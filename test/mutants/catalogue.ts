import { mutantsOf, type Mutant } from './mutant';

const SEARCH = ['test/catalogue/search/search.test.ts'];
const ORDER = ['test/catalogue/search/order.test.ts'];
const KEYS = ['test/catalogue/search/foldKey.test.ts'];
const PARSE = ['test/catalogue/parseChordPro.test.ts'];
const FOREIGN = ['test/catalogue/foreignChordPro.test.ts'];
const FORMAT = ['test/catalogue/formatChordPro.test.ts'];
const PLAIN = ['test/catalogue/formatPlainText.test.ts'];
const LATIN = ['test/catalogue/romanisation/romanise.test.ts'];
const LATIN_SHEET = ['test/catalogue/romanisation/romaniseSheet.test.ts'];
const SONG = ['test/catalogue/song.test.ts'];

/** Mistakes in songs, their files, the search and the Latin letters. */
export const CATALOGUE_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/catalogue/search/scoreSongs.ts', ORDER, [
    [
      'a line sung whole gains nothing over one that goes on',
      'GAIN_OF_WHOLE_LINE = 3',
      'GAIN_OF_WHOLE_LINE = 0',
    ],
    ['a title sung whole is not known as such', '2 * length - 1', 'length'],
    ['the beginning of a line gains nothing', 'GAIN_OF_START = 2', 'GAIN_OF_START = 0'],
    ['words in order gain nothing', 'GAIN_OF_ORDER = 7', 'GAIN_OF_ORDER = 0'],
    ['a gap of lines between the words costs nothing', 'LOSS_OF_SPREAD = 8', 'LOSS_OF_SPREAD = 0'],
    [
      'a word that only begins alike is as good as the whole word',
      'LOSS_OF_PREFIX = 4',
      'LOSS_OF_PREFIX = 0',
    ],
    ['an author is as good as a title', 'author: 25', 'author: 40'],
  ]),
  ...mutantsOf('src/catalogue/search/findWords.ts', SEARCH, [
    ['slips are forgiven from four letters on', 'SHORTEST_TO_SLIP_IN = 5', 'SHORTEST_TO_SLIP_IN = 4'],
    ['slips are forgiven from six letters on only', 'SHORTEST_TO_SLIP_IN = 5', 'SHORTEST_TO_SLIP_IN = 6'],
    [
      'another consonant in Armenian letters is no slip',
      "asked.isArmenian ? 'slip' : 'fold'",
      "asked.isArmenian ? 'fold' : 'fold'",
    ],
  ]),
  ...mutantsOf('src/catalogue/search/findKeys.ts', SEARCH, [
    ['a word may have any number of slips', 'slipAllowed && !range.slipped', 'slipAllowed'],
    ['two letters exchanged are no slip', 'if (rest.length > 1) walk(', 'if (rest.length < 1) walk('],
  ]),
  ...mutantsOf('src/catalogue/search/makeSearchIndex.ts', SEARCH, [
    [
      'a slip is thought of where the query as typed finds a song that is not wanted',
      'if (scored.length === 0) return null;',
      'if (!scored.some(({ song }) => isWanted(song))) return null;',
    ],
    ['all songs are given at once', 'MOST_HITS = 100', 'MOST_HITS = 1000'],
    ['how many songs are asked for is forgotten', 'best.slice(0, limit)', 'best.slice(0, MOST_HITS)'],
    ['half of the words are enough', 'Math.floor(asked.length / 2) + 1', 'Math.floor(asked.length / 2)'],
  ]),
  ...mutantsOf(
    'src/catalogue/search/queryWords.ts',
    ['test/catalogue/search/queryWords.test.ts'],
    [
      ['an elided article sticks to its word', 'ELIDED.test(word)', 'false'],
      ['every apostrophe parts two words', 'ELIDED.test(word)', 'word'],
    ],
  ),
  ...mutantsOf('src/catalogue/search/queryWords.ts', SEARCH, [
    ['a query may be longer than the index can count', 'MOST_WORDS = 16', 'MOST_WORDS = 40'],
    ['of a query only the first eight words count', 'MOST_WORDS = 16', 'MOST_WORDS = 8'],
    ['a word of a query may have any length', 'MOST_LETTERS = 40', 'MOST_LETTERS = 400'],
    ['of a word only the first twenty letters count', 'MOST_LETTERS = 40', 'MOST_LETTERS = 20'],
  ]),
  ...mutantsOf('src/catalogue/search/highlight.ts', SEARCH, [
    ['a highlight ends within a digraph', '|ու$/iu', '/iu'],
  ]),
  ...mutantsOf('src/catalogue/search/folding.ts', KEYS, [
    ['the two r are two letters', ", ռ: 'ր' }", ' }'],
    ['East and West spell b as two letters', "բ: 'պ'", "բ: 'բ'"],
    ['ու is no vowel in the classical spelling', "[/ոյ(?=[^աեէիոօu])/g, 'u'], // լոյս, լույս", ''],
  ]),
  ...mutantsOf('src/catalogue/chordPro/items.ts', PARSE, [
    ['a line of a song file is counted from 0', 'const line = index + 1;', 'const line = index;'],
    ['a combining mark is let through', ".normalize('NFC')", ''],
  ]),
  ...mutantsOf('src/catalogue/chordPro/remarks.ts', PARSE, [
    [
      'only the first thing that is wrong is named',
      'this.problems.push(',
      'if (this.problems.length === 0) this.problems.push(',
    ],
  ]),
  ...mutantsOf('src/catalogue/chordPro/line.ts', PARSE, [
    ['a bare B is let through', '/B(?!b)/.test(chord)', 'chord.length > 99'],
  ]),
  ...mutantsOf('src/catalogue/chordPro/line.ts', FOREIGN, [
    ['a chord before a blank stands over the blank', 'let column = -indent;', 'let column = 0;'],
  ]),
  ...mutantsOf('src/catalogue/chordPro/facts.ts', FOREIGN, [
    [
      'what stands twice counts as it stands last',
      'return remarks.warn(line, `«${name}» stands twice: the first one counts`);',
      'remarks.warn(line, `«${name}» stands twice: the first one counts`);',
    ],
    [
      'a key in the international notation is taken for a German one',
      'isInternational ? parseInternational(written) : written',
      'written',
    ],
  ]),
  ...mutantsOf('src/catalogue/chordPro/facts.ts', PARSE, [
    ['any four signs are a year', String.raw`\d{2}XX)?$/`, String.raw`.{4})?$/`],
    ['a name between semicolons may be missing', "if (names.includes(''))", "if (names.includes('-'))"],
    ['a capo may be put on the twelfth fret', '1[01]', '1[012]'],
    ['a chart needs no source', "evidence === 'melody' || evidence === 'chart';", "evidence === 'melody';"],
  ]),
  ...mutantsOf('src/catalogue/chordPro/body.ts', PARSE, [
    ['a strophe number moves no chord', 'column: number.length + column', 'column'],
    ['a refrain is recalled by the first label there is', 'refrains.at(-1)', 'refrains.at(0)'],
  ]),
  ...mutantsOf('src/catalogue/chordPro/line.ts', FORMAT, [
    ['brackets in the words are written as they are', String.raw`/[[\]{}\\]/.test(unit) ||`, ''],
  ]),
  ...mutantsOf('src/catalogue/chordPro/formatChordPro.ts', FORMAT, [
    [
      'a tune that is not transposed is given away with a song that is',
      "form.semitones ? '' : song.tune",
      'song.tune',
    ],
    [
      'chords inside the words keep the German notation',
      'formatMarkedLine(\n      transposeLine(',
      '((line) => formatMarkedLine({ ...line, lyric: lyric.slice(number.length) }))(\n      transposeLine(',
    ],
  ]),
  ...mutantsOf('src/catalogue/formatPlainText.ts', PLAIN, [
    [
      'plain text has its chords below the words',
      "[formatChordLine(chords, ' '), ...(lyric === '' ? [] : [lyric])]",
      "[...(lyric === '' ? [] : [lyric]), formatChordLine(chords, ' ')]",
    ],
  ]),
  ...mutantsOf('src/catalogue/romanisation/latinLetters.ts', LATIN, [
    ['the western orthography has eastern sounds', 'western: WESTERN', 'western: EASTERN'],
  ]),
  ...mutantsOf('src/catalogue/romanisation/spellingRules.ts', LATIN, [
    [
      'ե is ye in the middle of a word',
      "rule('ե', 'ye', { behind: `${START}|${VOWEL}` })",
      "rule('ե', 'ye')",
    ],
  ]),
  ...mutantsOf('src/catalogue/romanisation/sounds.ts', LATIN, [
    ['what must not stand before a letter may', ' && !notBehind?.test(before)', ''],
    ['a question mark is lost', "'՞': '?'", "'՞': ''"],
  ]),
  ...mutantsOf('src/catalogue/romanisation/romanise.ts', LATIN_SHEET, [
    ['a word that chords part has no hyphen', 'isParted ? `${piece}-` : piece', 'piece'],
    ['Latin letters are cut wherever a chord stands', 'needsRoom || inline !== null', 'true'],
  ]),
  ...mutantsOf('src/catalogue/song.ts', SONG, [
    ['a song number may begin with 0', String.raw`/^(0|[1-9]\d{0,5})$/`, String.raw`/^\d{1,6}$/`],
  ]),
  ...mutantsOf('src/catalogue/songValues.ts', SONG, [
    ['a video of any site is taken', String.raw`(?:www\.)?youtube\.com`, '[^/]*'],
  ]),
  ...mutantsOf('src/catalogue/sections.ts', SONG, [
    ['a mark repeats one line too many', '`Կրկնել ${ending}`, index + 1', '`Կրկնել ${ending}`, index + 2'],
    ['a mark repeats lines of another strophe', 'line >= section.from && ', ''],
    ['a mark repeats the lines behind it', ' && line < mark', ''],
    ['who sings is sung', 'from: number + cue.length', 'from: number'],
  ]),
];
