import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { selectNextFavoriteId } from '../../state';
import { useSongbook } from '../hooks';

/** Keys sent by Bluetooth pedals; some know only the arrows up and down. */
const TURNS: Readonly<Record<string, 1 | -1>> = {
  PageUp: -1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
};

/** Elements in which these keys do something else. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, iframe';
/** Elements that Space presses. */
const PRESSING = 'a, button, summary, video, audio';

/** Keys of a song: Space starts and stops scrolling, pedals turn pages, N or a turn past the end opens the next favorite. */
export function useSongKeys(
  id: SongId,
  { bar, onPlay }: { bar: () => HTMLElement; onPlay: () => void },
): void {
  const navigate = useNavigate();
  const next = useSongbook((state) => selectNextFavoriteId(state, id));
  const openNext = (): void => {
    if (next !== null) void navigate(`/songs/${next}`);
  };
  const turn = async (direction: 1 | -1): Promise<void> => {
    const { turnScreen } = await import(/* webpackChunkName: "playing" */ './turnScreen');
    if (!turnScreen(direction, bar())) openNext();
  };
  const meaning = ({ key, code, target }: KeyboardEvent): (() => void) | null => {
    const direction = TURNS[key];
    if (direction) return () => void turn(direction);
    if (code === 'KeyN' && next !== null) return openNext;
    return key === ' ' && !isIn(target, PRESSING) ? onPlay : null;
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, altKey, metaKey, shiftKey, defaultPrevented, target } = event;
    if (ctrlKey || altKey || metaKey || shiftKey || defaultPrevented || isIn(target, TYPING)) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    // A key that is held down acts once.
    if (!event.repeat) act();
  });
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('keydown', (event) => pressed(event), leaving);
    return () => leaving.abort();
  }, []);
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
