import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { selectContent, selectPlayedCapo } from '../../state';
import { useSongbook } from '../hooks';
import { NextFavorite } from '../playing/NextFavorite';
import { ReaderBar } from '../reading/ReaderBar';
import { lazyView } from '../shared/lazyView';
import * as text from '../text/evidence';
import { Sheet } from './Sheet';
import styles from './SongPage.module.css';
import { Video } from './Video';

const CapoLine = lazyView(async () => (await import('../shapes/CapoLine')).CapoLine, { isQuiet: true });

/** A song's words and chords, its video, why it is free, and the tools to read it with. */
export function SongContentView({ id }: { id: SongId }) {
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
      <ReaderBar id={id} shownChord={shownChord} onShowChord={showChord} />
    </>
  );
}
