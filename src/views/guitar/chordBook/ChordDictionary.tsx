import { useMemo } from 'react';
import { parseChordSymbol } from '../../../music';
import { selectAllWrittenChords, selectKnownChords } from '../../../state';
import { useSongbook } from '../../hooks';
import { ContentsPending } from '../../sheet/ContentsPending';
import { SettingChoice } from '../../sheet/SettingChoice';
import * as text from '../../text';
import { groupByRoot, makeChordBook } from './chordBook';
import { ChordCard } from './ChordCard';
import styles from './ChordDictionary.module.css';
import { KnownBar } from './KnownBar';
import { TypedChords } from './TypedChords';
import { useNeutralSpelling } from '../../useNeutralSpelling';

/** Every chord of the songs by root, a field for other chords, and a link to the songs playable with the known ones. */
export function ChordDictionary() {
  const songs = useSongbook(selectAllWrittenChords);
  return songs ? <Dictionary songs={songs} /> : <ContentsPending failure={text.chordsUnreachable} />;
}

function Dictionary({ songs }: { songs: readonly (readonly string[])[] }) {
  const known = useSongbook(selectKnownChords);
  const { shown, hasBareB } = useNeutralSpelling();
  const book = useMemo(() => makeChordBook(songs, known), [songs, known]);
  return (
    <div className={styles.dictionary}>
      <TypedChords book={book} />
      {book.some(({ name }) => hasBareB(shown(name))) && <p translate="no">{text.bIsH}</p>}
      {groupByRoot(book).map((chords) => {
        const root = shown(parseChordSymbol(chords[0]!.name)!.root);
        return (
          <section key={root} className={styles.root} aria-label={root}>
            <h2 className={styles.letter} translate="no">
              {root}
            </h2>
            <div className={styles.chords}>
              {chords.map(({ sound, name, songCount }) => (
                <ChordCard key={sound} chord={name} name={shown(name)} songCount={songCount} />
              ))}
            </div>
          </section>
        );
      })}
      <div className={styles.hand} data-unprinted>
        <SettingChoice setting="hand" options={text.settingValues.hand} legend={text.hand} />
      </div>
      <KnownBar />
    </div>
  );
}
