import { mutantsOf, type Mutant } from './mutant';

const at = (...names: string[]): string[] => names.map((name) => `test/views/${name}.test.tsx`);

/** Faults in the song page, and in the data that pages carry. */
export const SONG_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/song/SongHead.tsx', at('pages/drawnPages'), [
    ['an Armenian title is said to be French', "? 'fr' : undefined", "? 'fr' : 'fr'"],
    ['a French title is not said to be so', "? 'fr' : undefined", '? undefined : undefined'],
  ]),
  ...mutantsOf('src/views/song/Sheet.tsx', at('pages/drawnPages', 'ui/toolbar'), [
    [
      'Armenian words are said to be in another language',
      "language === 'hy' ? undefined : language",
      'language',
    ],
    ['a tap on any chord shows the first one', 'indexOf(chord)', 'indexOf(chord) * 0'],
  ]),
  ...mutantsOf(
    'src/build/site/pageDocument.ts',
    ['test/build/site/pageDocument.test.ts'],
    [['data can end the element that holds it', ".replaceAll('<', '\\\\u003c')", '']],
  ),
  ...mutantsOf('src/views/song/TransposeControl.tsx', at('song/transposing', 'share/sharedKey'), [
    ['the reset loses the focus', 'up.current?.focus({ preventScroll: true });', ''],
    ['a screen reader is not told of the key', '{text.transposed(key, way, original)}', ''],
    ['there is always something to reset', '{way === 0 ? (\n        <div', '{way === 12 ? (\n        <div'],
    ['two steps down are ten steps up', 'shorterWay(transpose)', 'transpose'],
    ['a bare B may be read as B flat', 'hidden={!hasBareB}', 'hidden'],
  ]),
  ...mutantsOf('src/views/song/SheetLineView.tsx', at('song/sheet'), [
    ['a screen reader hears every chord', 'if (!chordsAnnounced) return lyric;', ''],
    ['a screen reader hears words in pieces', '<span aria-hidden="true">{set}</span>', '<span>{set}</span>'],
  ]),
  ...mutantsOf(
    'src/views/song/sheetLayout.ts',
    ['test/views/song/sheetLayout.test.ts'],
    [
      ['a strophe without a number is counted among those with one', 'isCounted ? verses', 'true ? verses'],
      ['a line of labels is sung', 'sung.get(line) ?? lyric.length', 'sung.get(line) ?? 0'],
      ['chords without words are a label', 'label === 0 || ', ''],
      ['the last of the repeated lines is not known', "'first last' : 'last'", "'first last' : ''"],
    ],
  ),
  ...mutantsOf(
    'src/views/song/columnsOnPaper.ts',
    ['test/views/song/columnsOnPaper.test.ts'],
    [['lines wrap in columns that save no page', 'Math.ceil(lowest / PAGE_ROWS) < pages', 'true']],
  ),
  ...mutantsOf('src/views/ui/ornament/Initial.tsx', at('ui/initial'), [
    ['a screen reader is told of an ornament', ' aria-hidden="true"', ''],
  ]),
  ...mutantsOf('src/views/song/useLatin.ts', at('song/sheet'), [
    ['French is written in Latin letters once more', "language !== 'hy' || ", ''],
  ]),
  ...mutantsOf('src/views/song/Video.tsx', at('song/video'), [
    ['a video that plays goes with the network', 'useOnline() && !isStarted', 'useOnline()'],
    ['the poster counts as the video', 'poster === null', 'true'],
    ['a tap on the poster goes unnoticed', 'else poster.onclick = () => setStarted(true);', ''],
    ['nobody hears that the network is back', "['online', 'offline']", "['offline']"],
    ['whoever blocks the host finds no other way to the video', 'isStarted && (', 'false && ('],
    ['another way to the video is offered before it is asked for', 'isStarted && (', '('],
  ]),
  ...mutantsOf('src/views/song/SongFacts.tsx', at('pages/drawnPages'), [
    ['a translation takes the key for words', "value: key, translate: 'no'", 'value: key'],
  ]),
  ...mutantsOf('src/views/song/SongPending.tsx', at('song/songPending'), [
    ['a song is not asked for again with the network', "window.addEventListener('online', retry);", ''],
  ]),
];
