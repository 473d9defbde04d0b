import type { SongId } from '../../catalogue';
import { selectSongKey, type SongKey } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { site } from '../site';
import { songAddress } from '../addresses';
import { useSongInKey } from '../sheet/songKeyHooks';
import * as text from '../text';
import { pageAddress, pathPrefix } from '../text/languages';
import { QR_LIMIT } from '../ui';
import { QrCode } from '../ui/QrCode';
import styles from './PageCode.module.css';

/** The site's address without a path; null where the build does not know it. */
export const siteOrigin: string | null = /^https?:\/\/[^/]+/.exec(site.url)?.[0] ?? null;

/** The words for an address: without its scheme, and breaking before its path. */
export const inWords = (path: string): string =>
  `${siteOrigin?.replace(/^https?:\/\//, '')}\u200B${pathPrefix(text.language)}${path}`;

/** Whether codes are printed: the site's address is known, and the reader wants them. */
export function usePrintsCodes(): boolean {
  return useReaderSetting('printedCode') && siteOrigin !== null;
}

/** A QR code of a path of the site, above the words that say where it leads; nothing if no phone could read it. */
export function PageCode({ path, words }: { path: string; words: string }) {
  const address = pageAddress(site.url, text.language, path);
  if (address.length > QR_LIMIT) return null;
  return (
    <div className={styles.code} data-testid="page-code">
      <QrCode content={address} label={words} />
      <p className={styles.words}>{words}</p>
    </div>
  );
}

/** The code that opens a song in the key, with the capo and the Latin letters in which it is printed. */
export function SongCode({ id, songKey }: { id: SongId; songKey?: SongKey | undefined }) {
  const own = useSongbook((state) => selectSongKey(state, id));
  const { transpose } = songKey ?? own;
  const { capo } = useSongInKey(id, songKey);
  const chosen = useReaderSetting('latin');
  const address = songAddress(id, { transpose, capo, latin: chosen === 'none' ? null : chosen });
  return <PageCode path={address} words={text.codeLeadsTo(inWords(`/songs/${id}`))} />;
}
