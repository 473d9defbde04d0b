import { mutantsOf, type Mutant } from './mutant';

const EARLY = ['test/app/early.test.ts'];
const CONTENTS = ['test/app/contentLoader.test.ts'];
const UPDATES = ['test/app/updates.test.ts'];
const STORED = ['test/storage/songStorage.test.ts'];

/** Faults in `src/app`. */
export const APP_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'src/app/mending.ts',
    ['test/app/mending.test.ts'],
    [
      ['a damaged script of the songbook’s own is overlooked', 'isWhole = false', 'isWhole = true'],
      ['any script that fails counts', ' && target.matches(OWN_SCRIPTS))', ')'],
      ['a page is mended again and again', 'if (marks.getItem(MENDED)) throw', 'if (!marks) throw'],
      ['a page is mended once in a lifetime', 'openMarks().removeItem(MENDED)', 'openMarks()'],
      ['everything is dropped for a captive portal', "?.includes('javascript')", ''],
      ['a page without a service worker is not mended', 'drop(page).catch(() => undefined)', 'drop(page)'],
      ['the service worker stays', '?.unregister()', ''],
      ['what it kept stays', 'await caches.delete(name)', 'void name'],
      ['a damaged script comes again from the browser’s own cache', "{ cache: 'reload' }", '{}'],
      ['a page that started says that it has not', 'isStarted || sayNotStarted(page)', 'sayNotStarted(page)'],
      ['the tap that tries again is kept for later', 'delete page.songbookTaps;', ''],
    ],
  ),
  {
    name: 'what waits for an idle page waits on for a second where there is no idle callback',
    file: 'src/app/page.ts',
    find: 'else setTimeout(resolve);',
    replace: 'else setTimeout(resolve, 1000);',
    tests: ['test/app/page.test.ts'],
  },
  {
    name: 'a page in a window of its own is not seen',
    file: 'src/app/early.ts',
    find: 'window.top === window.self',
    replace: 'window.top !== window.self',
    tests: EARLY,
  },
  {
    name: 'the first paint takes any size of text',
    file: 'src/app/early.ts',
    find: 'showReaderSettings(parseReaderSettings(readStored(), 0))',
    replace: 'showReaderSettings({ ...parseReaderSettings({}, 0), ...(readStored() as object) })',
    tests: EARLY,
  },
  {
    name: 'the first paint fails where storage is blocked',
    file: 'src/app/early.ts',
    find: 'return undefined;',
    replace: "throw new Error('storage is blocked');",
    tests: EARLY,
  },
  {
    name: 'a tap before the page is taken over is lost',
    file: 'src/app/early.ts',
    find: "taps.push({ button, pressed: button.getAttribute('aria-pressed') });",
    replace: '',
    tests: EARLY,
  },
  {
    name: 'a tap before the page is taken over counts twice',
    file: 'src/app/early.ts',
    find: 'event.stopPropagation();',
    replace: '',
    tests: EARLY,
  },
  {
    name: 'a tap undoes what the saved state brought',
    file: 'src/app/page.ts',
    find: "if (button.getAttribute('aria-pressed') === pressed) button.click();",
    replace: 'if (pressed !== undefined) button.click();',
    tests: EARLY,
  },
  ...mutantsOf(
    'src/app/framing.ts',
    ['test/app/framing.test.ts'],
    [
      ['a page in a frame is seen until it was read', "style.display = 'none';", ''],
      ['the link in a frame is not seen', "style.display = '';", ''],
      ['the link opens in the frame', "link.target = '_top';", ''],
    ],
  ),
  {
    name: 'contents are asked for again and again',
    file: 'src/app/contentLoader.ts',
    find: 'asked.set(address, loading);',
    replace: '',
    tests: CONTENTS,
  },
  {
    name: 'contents that failed are never asked for again',
    file: 'src/app/contentLoader.ts',
    find: 'asked.delete(address);',
    replace: '',
    tests: CONTENTS,
  },
  {
    name: 'an error page is taken for contents',
    file: 'src/app/contentLoader.ts',
    find: 'if (!response.ok) throw',
    replace: 'if (response.status === 0) throw',
    tests: CONTENTS,
  },
  {
    name: 'a version that another tab started interrupts a reader',
    file: 'src/app/updates.ts',
    find: "isWanted || page.document.visibilityState === 'hidden'",
    replace: "!isWanted || page.document.visibilityState === 'hidden'",
    tests: UPDATES,
  },
  ...mutantsOf('src/app/updates.ts', UPDATES, [
    ['the very first version is told of as news', 'if (hasVersion) tell();', 'tell();'],
    [
      'where the page was reloaded past the worker, a newer version counts as the first',
      '(await workers.getRegistration())?.active',
      'workers.controller',
    ],
    ['a version that nothing waits to start is not started', 'else reload();\n    });', '});'],
    [
      'a page of the old version is reloaded into the old version',
      'workers.controller ? update() : tell()',
      'tell()',
    ],
  ]),
  ...mutantsOf('src/app/goneParts.ts', UPDATES, [
    ['a part that could not be fetched is taken for gone', 'if (status === 404) act();', 'act();'],
    ['a script of another site is taken for a part', '[src^="/assets/"]', ''],
  ]),
  {
    name: 'a rejected promise is no error',
    file: 'src/app/lastError.ts',
    find: "page.addEventListener('unhandledrejection', ({ reason }) => remember(reason));",
    replace: '',
    tests: ['test/app/lastError.test.ts'],
  },
  {
    name: 'a reset in DevTools leaves the page loading',
    file: 'src/app/devTools.ts',
    find: 'stagedActionIds.length === 1',
    replace: 'stagedActionIds.length === 0',
    tests: ['test/app/devTools.test.ts'],
  },
  {
    name: 'storage that works again is not told of',
    file: 'src/app/makeStore.ts',
    find: 'store.dispatch(storageRecovered());',
    replace: 'void storageRecovered;',
    tests: STORED,
  },
  {
    name: 'storage that was never read counts as recovered',
    file: 'src/app/makeStore.ts',
    find: 'error === null && failed && storage.isLoaded()',
    replace: 'error === null && failed',
    tests: STORED,
  },
];
