import fc from 'fast-check';
import { DEFAULT_READER_SETTINGS, NOTHING_SAVED } from '../../../src/state';
import {
  formatBackup,
  formatFragment,
  parseBackup,
  parseFragment,
  previewBackup,
} from '../../../src/state/backup';
import type { Backup } from '../../../src/state/backup';
import { anySaved, audible, chosen } from '../../support/anySaved';
import { merged } from '../../support/importing';

test('a merge adds, changes and says so', () => {
  const current = {
    ...NOTHING_SAVED,
    favorites: { 1: 1, 2: 1 },
    transpositions: { 1: 3, 2: 4, 5: 6, 7: 0 },
    readerSettings: {
      ...DEFAULT_READER_SETTINGS,
      textSize: 130,
      theme: 'dark',
      speeds: { 1: 10, 2: 20, 3: 30 },
    },
  } as const;
  const backup = {
    favorites: { 2: 1, 9: 1 },
    transpositions: { 2: 4, 3: 1, 5: 11, 7: 2 },
    readerSettings: { textSize: 150, theme: 'dark', hand: 'left', speeds: { 2: 20, 3: 31, 4: 40 } },
  } as const;
  expect(merged(current, backup)).toEqual({
    ...NOTHING_SAVED,
    favorites: { 1: 1, 2: 1, 9: 1 },
    transpositions: { 1: 3, 2: 4, 3: 1, 5: 11, 7: 2 },
    readerSettings: {
      ...DEFAULT_READER_SETTINGS,
      textSize: 150,
      theme: 'dark',
      hand: 'left',
      speeds: { 1: 10, 2: 20, 3: 31, 4: 40 },
    },
  });
  expect(previewBackup(current, backup)).toEqual({
    additions: { favorites: [9], transpositions: [3, 7], speeds: [4] },
    changes: { transpositions: [5], speeds: [3], settings: ['textSize', 'hand'] },
  });
});

const untouched = {
  additions: { favorites: [], transpositions: [], speeds: [] },
  changes: { transpositions: [], speeds: [], settings: [] },
};

/** A backup as it comes from a file or a fragment that some visitor's choices went into. */
const anyBackup = fc
  .tuple(anySaved, fc.boolean())
  .map(([saved, isFile]) =>
    isFile ? parseBackup(formatBackup(saved, String), 51) : parseFragment(formatFragment(saved), 51),
  ) as fc.Arbitrary<Backup>;

test('no merge takes anything away, and merging again has nothing to do', () => {
  fc.assert(
    fc.property(anySaved, anyBackup, (current, backup) => {
      const { additions, changes } = previewBackup(current, backup);
      const after = merged(current, backup);
      expect(after.favorites).toEqual({ ...current.favorites, ...backup.favorites });
      expect(after.transpositions).toMatchObject(backup.transpositions);
      expect(after.readerSettings).toMatchObject(backup.readerSettings);
      expect(Object.keys(audible(after))).toEqual(expect.arrayContaining(Object.keys(audible(current))));
      expect(Object.keys(chosen(after))).toEqual(expect.arrayContaining(Object.keys(chosen(current))));
      const touched = [...additions.transpositions, ...changes.transpositions].map(String);
      const kept = Object.entries(current.transpositions).filter(([id]) => !touched.includes(id));
      expect(after.transpositions).toMatchObject(Object.fromEntries(kept));
      const paced = [...additions.speeds, ...changes.speeds].map(String);
      const still = Object.entries(current.readerSettings.speeds).filter(([id]) => !paced.includes(id));
      expect(after.readerSettings.speeds).toMatchObject(Object.fromEntries(still));
      expect(previewBackup(after, backup)).toEqual(untouched);
      expect(merged(after, backup)).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test('what a visitor without choices saved changes nothing', () => {
  fc.assert(
    fc.property(anySaved, (current) => {
      const backup = parseBackup(formatBackup(NOTHING_SAVED, String), 51) as Backup;
      expect(previewBackup(current, backup)).toEqual(untouched);
      expect(merged(current, backup)).toEqual(current);
    }),
  );
});
