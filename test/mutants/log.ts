import type { Mutant } from './mutant';

const REPORT = ['test/state/report.test.ts'];
const LOG = ['test/state/actionLog.test.ts'];

/** Faults in the action log and its replay. */
export const LOG_MUTANTS: readonly Mutant[] = [
  {
    name: 'a log may say that half a song arrived',
    file: 'src/state/shape.ts',
    find: '(!shape.isWhole || Number.isInteger(value))',
    replace: 'true',
    tests: LOG,
  },
  {
    name: 'a log of another version is replayed',
    file: 'src/state/exportedLog.ts',
    find: 'if (version !== LOG_VERSION)',
    replace: 'if (version === undefined)',
    tests: LOG,
  },
  {
    name: 'a log that dropped an action forgets what it did',
    file: 'src/state/actionLog.ts',
    find: 'if (oldest) start = rootReducer(start, oldest.action);',
    replace: '',
    tests: LOG,
  },
  {
    name: 'a log does not know what DevTools did',
    file: 'src/state/actionLog.ts',
    find: 'if (!isEmpty(',
    replace: 'if (shown === undefined && isEmpty(',
    tests: ['test/app/devTools.test.ts'],
  },
  {
    name: 'a log of songs with other titles is replayed',
    file: 'src/state/exportedLog.ts',
    find: 'if (titles === here) return;',
    replace: 'if (titles) return;',
    tests: LOG,
  },
  {
    name: 'a log is refused once a song was added',
    file: 'src/state/exportedLog.ts',
    find: 'fingerprint(listings.slice(0, songs))',
    replace: 'fingerprint(listings)',
    tests: ['test/app/consoleObject.test.ts'],
  },
  {
    name: 'a replay that is shown loses its offer to undo',
    file: 'src/state/rootReducer.ts',
    find: 'after.undo === before.undo && isWithdrawn',
    replace: 'isWithdrawn',
    tests: LOG,
  },
  {
    name: 'a replay leaves out what only a replay knows',
    file: 'src/state/savedState.ts',
    find: "namesKept('storage', 'replay')",
    replace: "namesKept('storage')",
    tests: LOG,
  },
  {
    name: 'a replay of an old log keeps the settings of today',
    file: 'src/state/savedState.ts',
    find: '...completed(action.payload, KEPT) }',
    replace: '...action.payload }',
    tests: LOG,
  },
  {
    name: 'a report tells what the visitor chose elsewhere',
    file: 'src/state/report.ts',
    find: 'paths.has(path) ? value : undefined',
    replace: 'paths ? value : undefined',
    tests: REPORT,
  },
  {
    name: 'a report forgets where the visitor began',
    file: 'src/state/report.ts',
    find: 'if (isOwn(action))\n      for',
    replace: 'if (isBrought(action))\n      for',
    tests: REPORT,
  },
  {
    name: 'a report tells of what other tabs did',
    file: 'src/state/report.ts',
    find: 'return isEmptied ? []',
    replace: 'return isEmptied && action.type.length === 0 ? []',
    tests: REPORT,
  },
  {
    name: 'a report cannot be replayed',
    file: 'src/state/exportedLog.ts',
    find: "given['format'] === REPORT_FORMAT ? given['log'] : given",
    replace: "given['format'] === REPORT_FORMAT ? given : given",
    tests: REPORT,
  },
];
