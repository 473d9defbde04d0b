import { parseBackup } from '../../../src/state';
import {
  file,
  firstFile,
  NO_CHOICES as nothing,
  withSettings,
  secondFile,
  thirdFile,
} from '../../support/backupFiles';

test.each<[what: string, text: string, expected: object | string]>([
  [
    'the first version',
    firstFile({ songs: [{ id: 7, semitones: 2 }] }),
    { ...nothing, transpositions: { 7: 2 } },
  ],
  ['a capo in the first version', firstFile({ songs: [{ id: 7, capo: 2 }] }), 'malformed'],
  ['sets in the first version', firstFile({ sets: {} }), 'malformed'],
  ['the second version', secondFile({ songs: [{ id: 7, capo: 2 }] }), withSettings({ capos: { 7: 2 } })],
  ['a tempo in the second version', secondFile({ songs: [{ id: 7, beatsPerMinute: 60 }] }), 'malformed'],
  ['known chords in the second version', file({ version: 2 }), 'malformed'],
  [
    'the third version',
    thirdFile({ songs: [{ id: 7, beatsPerMinute: 60 }] }),
    withSettings({ tempos: { 7: 60 } }),
  ],
  ['a bar in the third version', thirdFile({ songs: [{ id: 7, beatsInBar: 3 }] }), 'malformed'],
  ['version 5, of whatever shape', file({ version: 5, songs: 'all', more: 1 }), 'newerVersion'],
  ['version 0', file({ version: 0 }), 'malformed'],
  ['version -1', file({ version: -1 }), 'malformed'],
  ['version 1.5', file({ version: 1.5 }), 'malformed'],
  ['version "2"', file({ version: '2' }), 'malformed'],
  ['no version', file({ version: undefined }), 'malformed'],
])('%s', (_, text, expected) => {
  expect(parseBackup(text, 51)).toEqual(expected);
});
