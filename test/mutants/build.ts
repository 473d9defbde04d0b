import { mutantsOf, type Mutant } from './mutant';

const SITE_FILES = ['test/build/site/siteFiles.test.ts'];

/** Faults in `src/build`. */
export const BUILD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/build/site/pageDocument.ts', SITE_FILES, [
    ['data of a page may end its element', ".replaceAll('<', '\\\\u003c')", ''],
  ]),
  ...mutantsOf('src/build/site/headers.ts', SITE_FILES, [
    ['every path gets every header', 'path.startsWith(prefix)', 'path !== prefix'],
  ]),
  ...mutantsOf('src/build/site/catalogueFiles.ts', SITE_FILES, [
    ['the last song of a file of contents is lost', 'first + SONGS_PER_FILE)', 'first + SONGS_PER_FILE - 1)'],
  ]),
  ...mutantsOf(
    'src/build/site/compress.ts',
    ['test/build/site/compress.test.ts'],
    [
      ['brotli’s best for any number of files', 'pending.length > FEW_FILES', 'pending.length > Infinity'],
      ['pictures are compressed too', 'COMPRESSIBLE.test(name)', 'name.length > 0'],
    ],
  ),
  ...mutantsOf(
    'src/build/site/serviceWorker.ts',
    ['test/build/site/serviceWorker.test.ts'],
    [
      ['a tune’s part is kept by every visitor', '!url.startsWith(ONCE_USED)', 'url !== ONCE_USED'],
      [
        'a page goes by its file’s name',
        "`/${name.replace(/^(?!404)(?:index|(.+))\\.html$/, '$1')}`",
        '`/${name}`',
      ],
      ['the service worker keeps itself', ' && name !== SERVICE_WORKER', ''],
      ['a page of a newer version goes for the old one', "name.startsWith('assets/') ? null", 'name ? null'],
    ],
  ),
  ...mutantsOf(
    'src/build/site/pureLoader.ts',
    ['test/build/site/pureLoader.test.ts'],
    [['a component made in another way passes', "source.includes('.displayName = ')", 'false']],
  ),
  ...mutantsOf(
    'src/build/site/stylelessLoader.ts',
    ['test/build/site/stylelessLoader.test.ts'],
    [
      ['a drawing brings its style along', "source.replace(INSERTION, '')", 'source'],
      ['a style inserted in another way passes', '!INSERTION.test(source)', 'false'],
    ],
  ),
  ...mutantsOf(
    'src/build/styleTypes.ts',
    ['test/build/styleTypes.test.ts'],
    [['classes in comments count', ".replace(/\\/\\*.*?\\*\\//gs, '')", '']],
  ),
  ...mutantsOf(
    'src/build/layers.ts',
    ['test/architecture/layers.test.ts'],
    [['the diagram leaves a layer out', "'^src/.+/'", "'^src/[^v].+/'"]],
  ),
];
