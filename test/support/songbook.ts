import { makeConsoleObject } from '../../src/app/consoleObject';
import { makeStore, type Songbook } from '../../src/app/makeStore';
import { songs, type SongId } from '../../src/catalogue';
import { catalogueOf, selectStorageStatus, usualReading } from '../../src/state';
import { makeKeptStorage } from '../../src/storage/keptStorage';
import { language } from '../../src/views/text';
import { MemoryStorage } from './memoryStorage';

/** The catalogue with every song's content in place. */
export const wholeCatalogue = () => catalogueOf(songs, { ...songs });

/** A number as the id it is. */
export const songId = (id: number): SongId => id as SongId;

/** The whole songbook below its views, opened on what a browser has stored. */
export async function openSongbook(browserStorage = new MemoryStorage()) {
  const storage = makeKeptStorage(() => browserStorage, songs.length);
  const songbook = makeStore(wholeCatalogue(), storage, usualReading(language));
  await whenRead(songbook);
  return { ...songbook, storage, browserStorage, console: makeConsoleObject(songbook) };
}

/** Waits until a songbook shows what is stored, or that it cannot be read. */
function whenRead({ store: { getState, subscribe } }: Songbook): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (selectStorageStatus(getState()) === 'loading') return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}
