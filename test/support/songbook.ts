import { makeConsoleObject } from '../../src/app/consoleObject';
import { makeStore } from '../../src/app/makeStore';
import { songs, type SongId } from '../../src/catalogue';
import { catalogueOf, selectStorageStatus } from '../../src/state';
import { makeSongStorage } from '../../src/storage/songStorage';
import { MemoryStorage } from './memoryStorage';

/** The catalogue with every song's content in place. */
export const wholeCatalogue = () => catalogueOf(songs, { ...songs });

/** A number as the id it is. */
export const songId = (id: number): SongId => id as SongId;

const opened: ReturnType<typeof makeStore>[] = [];

/** The whole songbook below its views, opened on what a browser has stored. */
export async function openSongbook(browserStorage = new MemoryStorage()) {
  const storage = makeSongStorage(() => browserStorage, songs.length);
  const songbook = makeStore(wholeCatalogue(), storage);
  opened.push(songbook);
  await settled();
  return { ...songbook, storage, browserStorage, console: makeConsoleObject(songbook) };
}

/** Waits until every songbook that was opened has read what is stored, and has heard whether its writing failed. */
export async function settled(): Promise<void> {
  for (const { store } of opened) await whenRead(store);
  await new Promise(process.nextTick);
}

function whenRead({ getState, subscribe }: ReturnType<typeof makeStore>['store']): Promise<void> {
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
