import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from '../../router';
import { parseChordSymbol, parseTypedChord } from '../../../music';
import { chordSound, onePerSound, rootOf } from '../../../music/shapes';
import { hearNote } from '../../../sound/hear';
import {
  selectAllWrittenChords,
  selectKnownChords,
  selectNotation,
  selectShownChords,
  type Table,
} from '../../../state';
import { useReaderSetting, useSongbook } from '../../hooks';
import { ContentsPending } from '../../sheet/ContentsPending';
import { SettingChoice } from '../../sheet/SettingControls';
import * as text from '../../text';
import { Button, Hint } from '../../ui';
import { useVoiceNames } from '../../voiceNames';
import { useNeutralSpelling } from '../../sheet/songKeyHooks';
import { useInstrument } from '../useInstrument';
import { VoicingPicker } from '../VoicingPicker';
import styles from './ChordDictionary.module.css';
import { findPlayable } from './PlayableSongs';

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
      <Hint>{text.chordsHint}</Hint>
      <TypedChords book={book} />
      <TuningStrings />
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
        <SettingChoice setting="instrument" />
        <SettingChoice setting="hand" legend={text.hand} />
      </div>
      <KnownBar />
    </div>
  );
}

/** A chord of the dictionary: its sound, its written name, and the number of songs with it. */
interface BookChord {
  readonly sound: string;
  readonly name: string;
  readonly songCount: number;
}

/** The chords of songs and the other known chords, each sound once and under the name written first. */
export function makeChordBook(songs: readonly (readonly string[])[], known: Table<string>): BookChord[] {
  const book = new Map<string, BookChord>();
  for (const chords of songs) {
    for (const [sound, name] of onePerSound(chords)) {
      if (sound === name) continue;
      const chord = book.get(sound) ?? { sound, name, songCount: 0 };
      book.set(sound, { ...chord, songCount: chord.songCount + 1 });
    }
  }
  for (const [sound, name = ''] of Object.entries(known))
    if (!book.has(sound) && chordSound(name) === sound) book.set(sound, { sound, name, songCount: 0 });
  return [...book.values()];
}

/** Chords by root, from C upwards; within a root, those in most songs first. */
export function groupByRoot(chords: readonly BookChord[]): readonly (readonly BookChord[])[] {
  return Array.from({ length: 12 }, (_, root) =>
    chords
      .filter(({ sound }) => rootOf(sound) === root)
      .sort((one, other) => other.songCount - one.songCount),
  ).filter((group) => group.length > 0);
}

const MAX_LENGTH = 60;
/** The separators of chords; within brackets they belong to a chord, such as `E7(b9,#11)`. */
const BETWEEN = /[\s,;]+(?![^(]*\))/;

const onceEach = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A field for chords that are written by the visitor, and their cards. */
function TypedChords({ book }: { book: readonly BookChord[] }) {
  const [typed, setTyped] = useState('');
  const notation = useSongbook(selectNotation);
  const { shown } = useNeutralSpelling();
  const words = onceEach(useDeferredValue(typed).split(BETWEEN)).filter(Boolean);
  const chords = onceEach(words.flatMap((word) => parseTypedChord(notation, word) ?? []));
  const unread = words.filter((word) => parseTypedChord(notation, word) === null);
  const songCount = (chord: string) => book.find(({ sound }) => sound === chordSound(chord))?.songCount ?? 0;
  return (
    <div className={styles.typed} data-unprinted>
      <input
        aria-label={text.findChord}
        placeholder={text.chordExamples}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        enterKeyHint="done"
      />
      <div role="status">
        {unread.map((word) => (
          <p key={word} className={styles.unread}>
            {text.noSuchChord(word)}
          </p>
        ))}
      </div>
      {chords.length > 0 && (
        <section className={styles.typedChords} aria-label={text.writtenChords}>
          {chords.map((chord) => (
            <ChordCard key={chord} chord={chord} name={shown(chord)} songCount={songCount(chord)} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A chord of the dictionary, its voicings and its number of songs; `name` is as the reader spells it. */
function ChordCard({ chord, name, songCount }: { chord: string; name: string; songCount: number }) {
  return (
    <div className={styles.card} data-testid="chord-card">
      <VoicingPicker isCard chord={chord} name={name}>
        <p>{songCount === 0 ? text.inNoSong : text.songCount(songCount)}</p>
      </VoicingPicker>
    </div>
  );
}

/** The open strings of the instrument, one at a time, to tune by. */
function TuningStrings() {
  const { pitchName } = useVoiceNames();
  const { tuning } = useInstrument();
  const title = text.tuning[useReaderSetting('instrument')];
  return (
    <section className={styles.tuning} aria-label={title} data-unprinted>
      <h2>{title}</h2>
      <div className={styles.strings} translate="no">
        {tuning.map((pitch, string) => {
          const name = pitchName(pitch);
          return (
            <Button
              key={pitch}
              variant="key"
              aria-label={text.hearString(tuning.length - string, name)}
              onClick={() => hearNote(pitch)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** A bar that stays in view: links to the songs playable with the known chords, and counts both. */
function KnownBar() {
  const known = useSongbook(selectKnownChords);
  const songs = useSongbook(selectShownChords);
  const { playable } = useMemo(() => findPlayable(songs ?? [], known), [songs, known]);
  const counts = [text.chordCount(Object.keys(known).length), text.songCount(playable.length)];
  return (
    <Link className={styles.bar} to="/playable" data-unprinted>
      <b>{text.playableTitle}</b>
      <span>{counts.join(' · ')}</span>
    </Link>
  );
}
