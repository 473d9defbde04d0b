import type { SongId } from '../../catalogue';
import { selectSongKey, type SongKey } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { songAddress } from '../songAddress';
import { useSongInKey } from '../songHooks';
import * as text from '../text';
import { inWords, PageCode } from './PageCode';

/** The code that opens a song in the key, with the capo and the Latin letters in which it is printed. */
export function SongCode({ id, songKey }: { id: SongId; songKey?: SongKey | undefined }) {
  const own = useSongbook((state) => selectSongKey(state, id));
  const { transpose } = songKey ?? own;
  const { capo } = useSongInKey(id, songKey);
  const chosen = useReaderSetting('latin');
  const address = songAddress(id, { transpose, capo, latin: chosen === 'none' ? null : chosen });
  return <PageCode path={address} words={text.codeLeadsTo(inWords(`/songs/${id}`))} />;
}
