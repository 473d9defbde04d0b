import { mutantsOf, type Mutant } from './mutant';

const at = (...names: string[]): string[] => names.map((name) => `test/views/${name}.test.tsx`);

/** Faults in the booklet. */
export const BOOKLET_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/booklet/Booklet.tsx', at('booklet/booklet'), [
    ['the list is printed before the booklet', "root.toggleAttribute('data-prints-alone', true);", ''],
    [
      'nothing but the booklet is ever printed again',
      "root.removeAttribute('data-prints-alone')",
      'undefined',
    ],
  ]),
  ...mutantsOf(
    'src/views/booklet/fitSong.ts',
    ['test/views/booklet/bookletPages.test.ts'],
    [
      [
        'letters leave a stanza no page',
        'Math.min(room.largest, height / Math.max(...heights))',
        'room.largest',
      ],
      ['the first column is always full', 'if (isEnough) high = middle;', 'if (!isEnough) high = middle;'],
      ['a column holds one stanza too many', 'left -= own;', ''],
    ],
  ),
  ...mutantsOf(
    'src/views/booklet/bookletPages.ts',
    ['test/views/booklet/bookletPages.test.ts'],
    [
      [
        'the contents name the page before',
        'let page = 2 + contents.length;',
        'let page = 1 + contents.length;',
      ],
      ['the backs of sheets are the wrong way round', 'outside.reverse()', 'outside'],
      ['a folded booklet lacks its blank pages', 'numbered.length % 4 > 0', 'numbered.length % 2 > 0'],
    ],
  ),
  ...mutantsOf('src/views/booklet/BookletPrinter.tsx', at('booklet/booklet'), [
    ['a booklet is printed without its words', 'for (const { id } of songs) wantContent(id);', ''],
    [
      'the booklet stays on the page',
      "window.addEventListener('afterprint', () => setPrinting(false), page);",
      '',
    ],
  ]),
];
