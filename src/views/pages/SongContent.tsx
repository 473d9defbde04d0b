import { useState } from 'react';
import type { SongId } from '../../catalogue/index';
import { selectContent, selectPlayedCapo } from '../../state/index';
import { useSongbook } from '../hooks';
import { NextFavorite } from '../playing/NextFavorite';
import { SongToolbar } from './SongToolbar';
import { lazyView } from '../ui/lazyView';
import { Sheet } from '../song/Sheet';
import styles from '../song/SongPage.module.css';
import { Video } from '../song/Video';
import * as text from '../text/song';

const CapoLine = lazyView(async () => (await import('../shapes/CapoLine')).CapoLine, { isQuiet: true });

/** A song's words and chords, its video, why it is free, and the tools to read it with. */
export function SongContent({ id }: { id: SongId }) {
  // Not the whole song: its transposition changes with every tap, and concerns the sheet alone.
  const { rights, evidence, source } = useSongbook((state) => selectContent(state, id));
  const isCapoPlayed = useSongbook((state) => selectPlayedCapo(state, id) !== null);
  const [shownChord, showChord] = useState<number | null>(null);
  return (
    <>
      {isCapoPlayed && <CapoLine id={id} />}
      <Sheet id={id} onChordTap={showChord} />
      <NextFavorite id={id} />
      <Video id={id} />
      <p className={styles['rights']} data-testid="evidence">
        {text.evidence[evidence]} {source && text.foundAt(source)}
      </p>
      <p className={styles['rights']}>{rights}</p>
      <SongToolbar id={id} shownChord={shownChord} onShowChord={showChord} />
    </>
  );
}
