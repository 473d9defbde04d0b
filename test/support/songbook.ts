import { makeConsoleObject } from '../../src/app/consoleObject';
import { makeStore } from '../../src/app/makeStore';
import { songs, type SongId } from '../../src/catalogue';
import { catalogueOf } from '../../src/state';
import { makeSongStorage } from '../../src/storage';
import { MemoryStorage } from './memoryStorage';

/** The catalogue with every song's content in place. */
export const wholeCatalogue = () => catalogueOf(songs, { ...songs });

/** A number as the id it is. */
export const songId = (id: number): SongId => id as SongId;

/** The whole songbook below its views, opened on what a browser has stored. */
export async function openSongbook(browserStorage = new MemoryStorage()) {
  const storage = makeSongStorage(() => browserStorage, songs.length);
  const songbook = makeStore(wholeCatalogue(), storage);
  await settled();
  return { ...songbook, storage, browserStorage, console: makeConsoleObject(songbook) };
}

/** Waits until redux-persist has read or written what is pending. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
