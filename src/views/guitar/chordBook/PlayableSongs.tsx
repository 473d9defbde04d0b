import { useMemo } from 'react';
import { octaveFold } from '../../../music';
import { chordSound, findKnownWay, type KnownWay } from '../../../music/shapes';
import {
  knownChordsChanged,
  selectKnownChords,
  selectShownChords,
  type Table,
  type ShownChords,
} from '../../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../../hooks';
import { ContentsPending } from '../../sheet/ContentsPending';
import { SongNames } from '../../sheet/SongNames';
import * as text from '../../text';
import { Button, ButtonLink, Empty, Hint, ListLink } from '../../ui';
import { VoicingPicker } from '../VoicingPicker';
import styles from './PlayableSongs.module.css';
import { songAddress } from '../../addresses';
import { useNeutralSpelling } from '../../sheet/songKeyHooks';

/** The chords that most players of an instrument learn first. */
const FIRST_CHORDS = {
  guitar: ['Am', 'C', 'D', 'Dm', 'E', 'Em', 'G'],
  ukulele: ['A', 'Am', 'C', 'D', 'Dm', 'F', 'G'],
};

/** The songs playable with the chords that the visitor knows, and those that one more chord would add. */
export function PlayableSongs() {
  const songs = useSongbook(selectShownChords);
  const known = useSongbook(selectKnownChords);
  if (!songs) return <ContentsPending failure={text.chordsUnreachable} />;
  if (Object.keys(known).length === 0) return <FirstChords />;
  return <Songs songs={songs} />;
}

function FirstChords() {
  const dispatch = useSongbookDispatch();
  const { shown } = useNeutralSpelling();
  const first = FIRST_CHORDS[useReaderSetting('instrument')];
  const tick = (): void => {
    const chords = first.map((chord) => [chordSound(chord), chord]);
    dispatch(knownChordsChanged(Object.fromEntries(chords) as Record<string, string>));
  };
  return (
    <Empty message={text.noKnownChords}>
      <p className={styles.names} translate="no">
        {first.map(shown).join(' ')}
      </p>
      <Button variant="primary" onClick={tick}>
        {text.firstChords}
      </Button>
      <ButtonLink variant="quiet" to="/chords">
        {text.tickMore}
      </ButtonLink>
    </Empty>
  );
}

function Songs({ songs }: { songs: readonly ShownChords[] }) {
  const known = useSongbook(selectKnownChords);
  const { shown, hasBareB } = useNeutralSpelling();
  const { playable, next } = useMemo(() => findPlayable(songs, known), [songs, known]);
  const names = [...Object.values(known), ...next.map(({ name }) => name)].map((name) => shown(name));
  return (
    <>
      <p className={styles.known}>
        <span>{text.knownChords}</span>
        <b translate="no">{names.slice(0, Object.keys(known).length).join(' ')}</b>
        <ButtonLink variant="quiet" to="/chords">
          {text.tickMore}
        </ButtonLink>
      </p>
      {names.some(hasBareB) && <p translate="no">{text.bIsH}</p>}
      <section aria-labelledby="can-play">
        <h2 id="can-play" className={styles.title}>
          <span>{text.canPlay}</span>
          <span className={styles.count} role="status">
            {text.songCount(playable.length)}
          </span>
        </h2>
        {playable.length === 0 && <Hint>{text.nothingPlayable}</Hint>}
        <SongWays songs={playable} />
      </section>
      {next.length > 0 && (
        <section aria-labelledby="lack-one">
          <h2 id="lack-one" className={styles.title}>
            {text.lackOne}
          </h2>
          {next.map(({ name, songs: brought }) => (
            <section key={chordSound(name)} className={styles.next} aria-label={shown(name)}>
              <VoicingPicker isCard chord={name} name={shown(name)} />
              <div>
                <h3 className={styles.more}>{text.oneMore(brought.length)}</h3>
                <SongWays songs={brought} />
              </div>
            </section>
          ))}
        </section>
      )}
    </>
  );
}

function SongWays({ songs }: { songs: readonly PlayableSong[] }) {
  return (
    <ul className={styles.songs}>
      {songs.map((song) => (
        <SongWay key={song.song.id} {...song} />
      ))}
    </ul>
  );
}

/** A song, and the key and capo in which it can be played; the link opens it that way. */
function SongWay({ song, way }: PlayableSong) {
  const { transposition, capo } = way;
  const isCapoMoved = capo !== song.capo;
  const isOriginal = song.transpose === 0 && transposition === 0;
  const transpose = isOriginal ? null : octaveFold(song.transpose + transposition);
  const address = songAddress(song.id, { transpose, capo: isCapoMoved ? capo : null });
  return (
    <li data-testid="song-way" data-song-id={song.id}>
      <ListLink to={address}>
        <SongNames id={song.id} />
        <span className={styles.way}>
          {transposition !== 0 && <span>{text.movedBy(text.semitones(transposition))}</span>}
          {(capo !== 0 || isCapoMoved) && <span>{text.capoAt(capo)}</span>}
        </span>
      </ListLink>
    </li>
  );
}

interface PlayableSong {
  readonly song: ShownChords;
  readonly way: KnownWay;
}

/**
 * The songs playable with the known chords: unchanged ones first, then those with another capo, then those in another
 * key. `next` holds the chords to learn and the songs that each would add, the one that adds most songs first.
 */
export function findPlayable(songs: readonly ShownChords[], known: Table<string>) {
  const found = songs.map((song) => ({
    song,
    way: findKnownWay(song.chords, song.capo, (sound) => sound in known),
  }));
  const next = new Map<string, { name: string; songs: PlayableSong[] }>();
  for (const each of found) {
    const [name = '', ...others] = each.way.missing;
    const sound = chordSound(name);
    if (sound === null || others.length > 0) continue;
    next.set(sound, { name, ...next.get(sound), songs: [...(next.get(sound)?.songs ?? []), each] });
  }
  return {
    playable: found
      .filter(({ way }) => way.missing.length === 0)
      .sort((one, other) => rank(one) - rank(other)),
    next: [...next.values()].sort((one, other) => other.songs.length - one.songs.length),
  };
}

const rank = ({ song, way }: PlayableSong) => (way.transposition !== 0 ? 2 : way.capo !== song.capo ? 1 : 0);
