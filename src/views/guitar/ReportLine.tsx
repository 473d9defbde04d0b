import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { settings } from '../settings';
import * as text from '../text';
import { useSongInKey } from '../useSongInKey';
import styles from './ReportLine.module.css';
import type { SheetToken } from './songChords';

/** A link that drafts an e-mail about a chord, as it is shown, and its line. */
export function ReportLine({ id, token, chord }: { id: SongId; token: SheetToken; chord: string }) {
  const song = useSongbook((state) => selectSong(state, id));
  const { capo } = useSongInKey(id);
  const line = song.body.lyrics[token.line] ?? '';
  const body = text.reportBody({
    song: `${id}. ${song.title}`,
    line: `${token.line + 1}. ${line}`,
    chord,
    written: token.written,
    transposition: text.signed(shorterWay(song.transpose)),
    capo,
  });
  const query = `subject=${encodeURIComponent(text.reportSubject(song.title))}&body=${encodeURIComponent(body)}`;
  return (
    <div className={styles.report}>
      <q lang={song.language}>{line}</q>
      <a className={styles.link} href={`mailto:${settings.contactEmail}?${query}`}>
        {text.reportLine}
      </a>
    </div>
  );
}
