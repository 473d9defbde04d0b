import { useEffect, useEffectEvent } from 'react';
import type { SongId } from '../../catalogue';
import {
  selectListings,
  selectNeighbouringFavorite,
  selectPlaceOf,
  type Placed,
  type SetSong,
} from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { Link, type Location, NavigationType, useLocation, useNavigate, useNavigationType } from '../router';
import { LatinNames } from '../sheet/LatinNames';
import { entryAddress } from '../addresses';
import * as text from '../text';
import styles from './NextSong.module.css';

/** The songs beside a song: in the played set, else among the favorites; `announced` comes before the next title. */
export function useNeighbours(id: SongId) {
  const listings = useSongbook(selectListings);
  const place = useSongbook((state) => selectPlaceOf(state, id));
  const previous = useSongbook((state) => selectNeighbouringFavorite(state, id, -1));
  const next = useSongbook((state) => selectNeighbouringFavorite(state, id, 1));
  const neighbour = (song: SongId, address: string) => ({ address, ...listings[song]! });
  const favorite = (song: SongId | null) => (song === null ? null : neighbour(song, `/songs/${song}`));
  if (!place)
    return {
      before: favorite(previous),
      after: favorite(next),
      announced: text.nextFavorite,
      isInSet: false,
    };
  const { set, headings } = place;
  const inSet = (entry: Placed<SetSong> | null) =>
    entry && neighbour(entry.value.song, entryAddress(entry.value, { set, entry: entry.key }));
  return {
    before: inSet(place.previous),
    after: inSet(place.next),
    announced: [...headings, text.nextInSet].join(' · '),
    isInSet: true,
  };
}

/** The announced title of the next song; nothing after the last one. */
export function NextTitle({ id }: { id: SongId }) {
  const { after, announced } = useNeighbours(id);
  return (
    after && (
      <>
        <span>{`${announced} `}</span>
        <b lang={after.titleLanguage}>{after.title}</b>
        <LatinNames names={[after.title]} />
      </>
    )
  );
}

export function NextSong({ id }: { id: SongId }) {
  const { after } = useNeighbours(id);
  return (
    after && (
      <p className={styles.next} data-unprinted>
        <Link className={styles.link} to={after.address} aria-keyshortcuts="N">
          <NextTitle id={id} />
        </Link>
      </p>
    )
  );
}

/** The navigation state of a song that begins to scroll at once. */
const PLAYS = { plays: true };

/** Opens the next song and scrolls it at once; null if that is not wanted, or there is none. */
export function usePlayOn(id: SongId): (() => void) | null {
  const { after } = useNeighbours(id);
  const isWanted = useReaderSetting('playsOn');
  const navigate = useNavigate();
  return isWanted && after ? () => void navigate(after.address, { state: PLAYS }) : null;
}

/** Calls back when a song is opened to scroll at once, but not when the visitor returns to it. */
export function useGoingOn(onGo: () => void): void {
  const { key, state } = useLocation() as Location<Partial<typeof PLAYS> | null>;
  const type = useNavigationType();
  const go = useEffectEvent(onGo);
  useEffect(() => {
    if (state?.plays && type === NavigationType.Push) go();
  }, [key, state, type]);
}
