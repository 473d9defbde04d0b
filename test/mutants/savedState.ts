import type { Mutant } from './mutant';

const LOG = ['test/state/actionLog.test.ts'];
const UNDO = ['test/state/undo.test.ts'];
const SETTINGS = ['test/state/readerSettings.test.ts'];
const PATCH = ['test/state/mergePatch.test.ts'];
const BACKUP = ['backupFile', 'backupVersions'].map((name) => `test/state/backup/${name}.test.ts`);
const FRAGMENT = ['test/state/backup/fragment.test.ts'];
const PREVIEW = ['test/state/backup/previewBackup.test.ts'];

/** Faults in what `src/state` reads from outside: logs, settings, patches and backups. */
export const SAVED_STATE_MUTANTS: readonly Mutant[] = [
  {
    name: 'the settings of a logged import go unchecked',
    file: 'src/state/mergePatch.ts',
    find: "if (shape.kind !== 'record') return shape;",
    replace: "if (shape.kind !== 'record') return { kind: 'either', shapes: [shape, orNull(shape)] };",
    tests: LOG,
  },
  {
    name: 'a logged import may set what is no setting',
    file: 'src/state/shape.ts',
    find: 'Object.hasOwn(fields, name) && hasShape',
    replace: '!Object.hasOwn(fields, name) || hasShape',
    tests: LOG,
  },
  {
    name: 'a table may have an id beyond the catalogue',
    file: 'src/state/shape.ts',
    find: 'isId(Number(key), songCount)) &&',
    replace: 'isId(Number(key), Infinity)) &&',
    tests: LOG,
  },
  {
    name: 'an id with a leading zero is one',
    file: 'src/state/shape.ts',
    find: 'key === String(Number(key)) && ',
    replace: '',
    tests: SETTINGS,
  },
  {
    name: 'one unreadable field spoils all settings',
    file: 'src/state/shape.ts',
    find: 'fields.filter(([, field]) => field !== undefined)',
    replace: 'fields.every(([, field]) => field !== undefined) ? fields : []',
    tests: SETTINGS,
  },
  {
    name: 'settings by inheritance count',
    file: 'src/state/shape.ts',
    find: '.filter(([name]) => Object.hasOwn(value, name))',
    replace: '.filter(([name]) => name in value)',
    tests: SETTINGS,
  },
  {
    name: 'reading what is saved does not end the loading',
    file: 'src/state/savedState.ts',
    find: ", storage: 'ready' }",
    replace: ' }',
    tests: ['test/state/savedState.test.ts'],
  },
  {
    name: 'an import that changes nothing can be taken back',
    file: 'src/state/savedState.ts',
    find: 'return isEmpty(inverse) ? null : importUndone(inverse);',
    replace: 'return importUndone(inverse);',
    tests: UNDO,
  },
  {
    name: 'an import is taken back to the state it made',
    file: 'src/state/savedState.ts',
    find: 'patchBetween(changed(before, change), selectSaved(before))',
    replace: 'patchBetween(selectSaved(before), changed(before, change))',
    tests: ['test/state/backup/importing.test.ts'],
  },
  {
    name: 'a patch replaces an object that it goes into',
    file: 'src/state/mergePatch.ts',
    find: 'isRecord(value) ? patched(isRecord(fields[name]) ? fields[name] : {}, value) : value',
    replace: 'value',
    tests: PATCH,
  },
  {
    name: 'a patch stores null instead of taking away',
    file: 'src/state/mergePatch.ts',
    find: '.filter(([, value]) => value !== null)',
    replace: '',
    tests: PATCH,
  },
  {
    name: 'a patch is missing what went away',
    file: 'src/state/mergePatch.ts',
    find: 'Object.keys({ ...from, ...to })',
    replace: 'Object.keys(to)',
    tests: PATCH,
  },
  {
    name: 'a patch names objects in which nothing differs',
    file: 'src/state/mergePatch.ts',
    find: '.filter(([, value]) => !isRecord(value) || !isEmpty(value))',
    replace: '',
    tests: PATCH,
  },
  {
    name: 'a backup file holds 0 semitones',
    file: 'src/state/backup/backupFile.ts',
    find: 'transpositions[id] === 0 ? undefined : transpositions[id]',
    replace: 'transpositions[id]',
    tests: BACKUP,
  },
  {
    name: 'a backup takes along what stays with its device',
    file: 'src/state/backup/backupFile.ts',
    find: 'setting !== DEVICE_SETTING && value',
    replace: 'value',
    tests: BACKUP,
  },
  {
    name: 'a backup may name a song twice',
    file: 'src/state/backup/backupFields.ts',
    find: 'new Set(value.map(({ id }) => id)).size === value.length',
    replace: 'value.length >= 0',
    tests: BACKUP,
  },
  {
    name: 'a fragment begins its favorites one letter early',
    file: 'src/state/backup/fragment.ts',
    find: 'const FAVORITE = 12;',
    replace: 'const FAVORITE = 11;',
    tests: FRAGMENT,
  },
  {
    name: 'a fragment may be longer than the catalogue',
    file: 'src/state/backup/fragment.ts',
    find: "if (letters.length > songCount) return 'unknownSong';",
    replace: '',
    tests: FRAGMENT,
  },
  {
    name: 'a preview counts what is known already',
    file: 'src/state/backup/previewBackup.ts',
    find: 'settings[name] !== current.readerSettings[name]',
    replace: 'settings[name] !== undefined',
    tests: PREVIEW,
  },
  {
    name: 'another tab is not followed in its capos',
    file: 'src/storage/sliceStorage.ts',
    find: 'fieldOf(settings.sync(changedKey))',
    replace: 'fieldOf(settings)',
    tests: ['test/state/playedCapos.test.ts'],
  },
];
