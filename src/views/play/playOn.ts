import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from '../router';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import { useNeighbours } from './NextSong';

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
