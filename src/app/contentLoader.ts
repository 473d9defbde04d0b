import type { SongContent, SongId } from '../catalogue';
import { contentsFailed, contentsLoaded, type SongbookAction } from '../state';

/** Makes the function that loads the contents of all songs into the store, once; a failed load is repeated. */
export function makeContentLoader(
  address: string,
  dispatch: (action: SongbookAction) => void,
): () => Promise<void> {
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    try {
      dispatch(contentsLoaded(0 as SongId, await fetchData<SongContent[]>(address)));
    } catch (error) {
      loading = null;
      dispatch(contentsFailed({ reason: String(error) }));
    }
  };
  return () => (loading ??= load());
}

export async function fetchData<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}
