import type { ReaderSettings, SongSettings } from '../../src/state';

/** The name in a stored key of each setting of single songs. */
const PER_SONG = { capos: 'capo', speeds: 'speed', tempos: 'tempo', bars: 'bar', notes: 'note' } as const;

/** What a browser has stored that keeps these reader settings, with those of single songs in tables by id. */
export const storedSettings = (
  settings: Partial<Record<keyof ReaderSettings | keyof SongSettings, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name in PER_SONG
        ? Object.entries(value as object).map(([id, own]) => [
            `songbook:${PER_SONG[name as keyof typeof PER_SONG]}${id}`,
            String(own),
          ])
        : [[`songbook:${name}`, String(value)]],
    ),
  );
