import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  backupImported,
  favoriteFollowed,
  favoriteToggled,
  importUndone,
  readingChanged,
  readingFollowed,
  scrollSpeedChanged,
  transposedDown,
  transposedUp,
  transpositionFollowed,
  transpositionJumped,
  undoDismissed,
  type SongbookAction,
} from '../../src/state';
import { anySaved, savedChange } from './anySaved';
import { reading, readingChange } from './reading';
import { songId } from './songbook';

const id = fc.nat(songs.length - 1).map(songId);
const transpose = fc.nat(11);
const reason = fc.constantFrom('easyKey' as const, 'reset' as const, 'shared' as const, 'undo' as const);

/** Anything that can happen to the visitor's choices, apart from their being read. */
export const anyAction: fc.Arbitrary<SongbookAction> = fc.oneof(
  fc.record({ id }).map(favoriteToggled),
  fc.record({ id }).map(transposedUp),
  fc.record({ id }).map(transposedDown),
  fc.record({ id, transpose, reason }).map(transpositionJumped),
  fc.record({ id, favorite: fc.constantFrom(0 as const, 1 as const) }).map(favoriteFollowed),
  fc.record({ id, transpose }).map(transpositionFollowed),
  readingChange.map(readingChanged),
  fc.record({ id, speed: fc.double({ noNaN: true }) }).map(scrollSpeedChanged),
  reading.map(readingFollowed),
  anySaved.map(backupImported),
  savedChange.map(importUndone),
  fc.constant(undoDismissed()),
);
