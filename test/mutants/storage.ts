import { mutantsOf, type Mutant } from './mutant';

const TABS = ['test/storage/syncTabs.test.ts'];
const SONGS = ['test/storage/songStorage.test.ts'];
const SETTINGS = ['test/storage/settingsStorage.test.ts'];
const REPLAY = ['test/app/consoleObject.test.ts'];
const DEV_TOOLS = ['test/app/devTools.test.ts'];

/** Faults in `src/storage`, and in what slices say of how they are stored. */
export const STORAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'a key that another tab changed is written back',
    file: 'src/storage/sliceStorage.ts',
    find: 'patchBetween(before, read([id], before))',
    replace: '{ [id]: valueOf(id) }',
    tests: TABS,
  },
  {
    name: 'settings that another tab changed are written back',
    file: 'src/storage/sliceStorage.ts',
    find: 'patchBetween(before, read()) : {}',
    replace: 'patchBetween(before, settingsIn(textStored()) ?? {}) : {}',
    tests: TABS,
  },
  {
    name: 'a key of settings that is written is not remembered',
    file: 'src/storage/sliceStorage.ts',
    find: 'known = settings;',
    replace: '',
    tests: SETTINGS,
  },
  {
    name: 'a key per song that is written is not remembered',
    file: 'src/storage/sliceStorage.ts',
    find: 'String(value));\n    known = patched(known, { [id]: value });',
    replace: 'String(value));',
    tests: SONGS,
  },
  {
    name: 'saving stops at the first key that fails',
    file: 'src/storage/sliceStorage.ts',
    find: 'attempt(item);\n      return [];\n    } catch (error) {\n      return [error];',
    replace: 'attempt(item);\n      return [];\n    } catch (error) {\n      throw error;',
    tests: SONGS,
  },
  {
    name: 'saving hides that a key failed',
    file: 'src/storage/sliceStorage.ts',
    find: 'if (errors.length > 0) throw errors[0];',
    replace: '',
    tests: SONGS,
  },
  {
    name: 'settings overwrite what another tab stored',
    file: 'src/storage/sliceStorage.ts',
    find: '{ ...initial, ...patched(stored ?? {}, changed) }',
    replace: 'settings',
    tests: SETTINGS,
  },
  {
    name: 'settings as by default leave their key',
    file: 'src/storage/sliceStorage.ts',
    find: 'if (isEmpty(kept)) open().removeItem(key);\n      else open()',
    replace: 'open()',
    tests: SETTINGS,
  },
  {
    name: 'settings are written when something else is clicked',
    file: 'src/storage/sliceStorage.ts',
    find: 'if (isEmpty(changed)) return;',
    replace: '',
    tests: SETTINGS,
  },
  {
    name: 'what is malformed stays stored',
    file: 'src/storage/sliceStorage.ts',
    find: 'for (const id of ids) if (known[id] === undefined) open().removeItem(prefix + id);',
    replace: '',
    tests: SONGS,
  },
  {
    name: 'keys that begin alike are taken for ours',
    file: 'src/storage/sliceStorage.ts',
    find: 'key.startsWith(prefix) ? parseSongId(key.slice(prefix.length), songCount) : null',
    replace: 'key.startsWith(prefix) ? (parseInt(key.slice(prefix.length)) as SongId) : null',
    tests: SONGS,
  },
  {
    name: 'a favorite that is taken off stays stored',
    file: 'src/storage/sliceStorage.ts',
    find: 'if (value === null) open().removeItem(prefix + id);\n    else open()',
    replace: 'if (value !== null) open()',
    tests: SONGS,
  },
  {
    name: 'a favorite stored otherwise than as 1 is none',
    file: 'src/state/favoritesSlice.ts',
    find: "{ prefix: 'fav', parse: () => 1 }",
    replace: "{ prefix: 'fav', parse: (text) => (text === '1' ? 1 : null) }",
    tests: SONGS,
  },
  {
    name: 'a stored transposition of 0 stays',
    file: 'src/state/transpositionsSlice.ts',
    find: "text === '0' ? null : parseSemitones(text)",
    replace: 'parseSemitones(text)',
    tests: SONGS,
  },
  {
    name: 'a clear() in another tab is overlooked',
    file: 'src/storage/sliceStorage.ts',
    find: 'if (key === null) return patchBetween(before, read(storedIds(), {}));',
    replace: 'if (key === null) return {};',
    tests: TABS,
  },
  {
    name: 'a clear() in another tab leaves the settings',
    file: 'src/storage/sliceStorage.ts',
    find: 'changedKey === key || changedKey === null',
    replace: 'changedKey === key',
    tests: TABS,
  },
  ...mutantsOf('src/storage/sliceStorage.ts', SETTINGS, [
    [
      'what only a newer songbook knows is dropped',
      '...patched(stored ?? {}, changed)',
      '...patched(known, changed)',
    ],
    [
      'what cannot be read is lost when something is chosen',
      'if (text && !stored) open().setItem(key + UNREAD, text);',
      '',
    ],
  ]),
  {
    name: 'one slice that cannot be read hides the others',
    file: 'src/storage/songStorage.ts',
    find: 'attemptAll(STORED, (name) => {\n        const change',
    replace: 'STORED.forEach((name) => {\n        const change',
    tests: TABS,
  },
  {
    name: 'a tab waits before it writes',
    file: 'src/storage/persistence.ts',
    find: 'void persistoid.flush();',
    replace: '',
    tests: SONGS,
  },
  {
    name: 'a storage that fails is not told of',
    file: 'src/storage/persistence.ts',
    find: 'return error instanceof Error ? error : new Error(String(error));',
    replace: 'return null;',
    tests: SONGS,
  },
  {
    name: 'a storage that cannot be read counts as empty',
    file: 'src/storage/persistence.ts',
    find: 'dispatch(storageFailed({ reason: String(error) }));',
    replace: 'dispatch(savedStateLoaded(NOTHING_SAVED));',
    tests: SONGS,
  },
  {
    name: 'what a replay shows is stored',
    file: 'src/storage/persistence.ts',
    find: 'isReplacedByReplay || before === after',
    replace: 'before === after',
    tests: REPLAY,
  },
  {
    name: 'nothing is stored any more after a replay',
    file: 'src/storage/persistence.ts',
    find: 'if (savedStateLoaded.match(action)) isReplacedByReplay = false;',
    replace: '',
    tests: REPLAY,
  },
  {
    name: 'what DevTools show is stored with a click',
    file: 'src/storage/persistence.ts',
    find: 'patched(own, patchBetween(before, after))',
    replace: 'after',
    tests: DEV_TOOLS,
  },
  ...mutantsOf('src/storage/syncTabs.ts', TABS, [
    [
      'events of the session storage are taken for ours',
      'if (storageArea !== sessionStorageOf(page)) sync(key);',
      'sync(key);',
    ],
    ['a page from the cache of the browser shows what was', 'if (persisted) sync(null);', ''],
    ['every page that is shown reads what is stored again', 'if (persisted) sync(null);', 'sync(null);'],
    [
      'a storage that throws stops the page',
      'retry = page.setTimeout(() => sync(null), RETRY_AFTER);',
      "throw new Error('storage is blocked');",
    ],
    ['news that could not be read are missed', 'retry = page.setTimeout(() => sync(null), RETRY_AFTER);', ''],
  ]),
];
