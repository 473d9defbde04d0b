import { SONGS_PER_FILE, type SongContent, type SongId } from '../catalogue';
import { contentsFailed, contentsLoaded, type SongbookAction } from '../state';

/** Loads the contents of songs into the store, each file once. */
export interface ContentLoader {
  readonly want: (id: SongId) => Promise<void>;
  readonly wantAll: () => Promise<void>;
}

/** Makes the loader of a catalogue's content files; a failed file is fetched again when it is next wanted. */
export function makeContentLoader(options: {
  readonly addresses: readonly string[];
  readonly dispatch: (action: SongbookAction) => void;
}): ContentLoader {
  const { addresses, dispatch } = options;
  const asked = new Map<string, Promise<void>>();
  const load = async (address: string, first: SongId): Promise<void> => {
    try {
      dispatch(contentsLoaded(first, await fetchData<SongContent[]>(address)));
    } catch (error) {
      asked.delete(address);
      dispatch(contentsFailed({ reason: String(error) }));
    }
  };
  const want = (id: SongId): Promise<void> => {
    const file = Math.floor(id / SONGS_PER_FILE);
    const address = addresses[file]!;
    const loading = asked.get(address) ?? load(address, (file * SONGS_PER_FILE) as SongId);
    asked.set(address, loading);
    return loading;
  };
  return {
    want,
    wantAll: async () => {
      for (const file of addresses.keys()) await want((file * SONGS_PER_FILE) as SongId);
    },
  };
}

/** Fetches a JSON file of the catalogue; rejects if that fails. */
export async function fetchData<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}
