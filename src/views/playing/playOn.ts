import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import { useBeside } from './useBeside';

/** State of a navigation to a song that begins to scroll at once. */
const PLAYS = { plays: true };

/** Opens the song that is played after this one, to be scrolled at once; null where that is not wanted, or there is none. */
export function usePlayOn(id: SongId): (() => void) | null {
  const { after } = useBeside(id);
  const isWanted = useReaderSetting('playsOn');
  const navigate = useNavigate();
  return isWanted && after ? () => void navigate(after.address, { state: PLAYS }) : null;
}

/** Calls back when a song was opened to be scrolled at once; not when it is come back to. */
export function useGoingOn(onGo: () => void): void {
  const { key, state } = useLocation() as Location<Partial<typeof PLAYS> | null>;
  const type = useNavigationType();
  const go = useEffectEvent(onGo);
  useEffect(() => {
    if (state?.plays && type === NavigationType.Push) go();
  }, [key, state, type]);
}
