import { mutantsOf, type Mutant } from './mutant';

const PARSE = ['test/catalogue/parseChordPro.test.ts'];
const FOREIGN = ['test/catalogue/foreignChordPro.test.ts'];
const FORMAT = ['test/catalogue/formatChordPro.test.ts'];
const PLAIN = ['test/catalogue/formatPlainText.test.ts'];
const LATIN = ['test/catalogue/romanisation/romanise.test.ts'];
const LATIN_SHEET = ['test/catalogue/romanisation/romaniseSheet.test.ts'];
const SONG = ['test/catalogue/song.test.ts'];

/** Mistakes in songs, their files, the shelves and the Latin letters. */
export const CATALOGUE_MUTANTS: readonly Mutant[] = [
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
