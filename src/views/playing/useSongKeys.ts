import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { selectFavoriteBeside } from '../../state';
import { useSongbook } from '../hooks';

type Direction = 1 | -1;

/** Keys that turn a screen, among them those of Bluetooth pedals. */
const TURNS: Readonly<Record<string, Direction>> = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 };
/** Keys that move a line. */
const STEPS: Readonly<Record<string, Direction>> = { ArrowUp: -1, ArrowDown: 1 };

/** Elements in which these keys do something else. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, iframe';
/** Elements that Space presses. */
const PRESSING = 'a, button, summary, video, audio';

/** Keys of a song: it turns by screens and lines, P starts and stops scrolling, and beyond either end the next favorite opens. */
export function useSongKeys(id: SongId, { onPlay }: { onPlay: () => void }): void {
  const navigate = useNavigate();
  const before = useSongbook((state) => selectFavoriteBeside(state, id, -1));
  const after = useSongbook((state) => selectFavoriteBeside(state, id, 1));
  const open = (song: SongId | null): void => {
    if (song !== null) void navigate(`/songs/${song}`);
  };
  const turn = async (direction: Direction): Promise<void> => {
    const { turnScreen } = await import(/* webpackChunkName: "playing" */ './turnScreen');
    if (!turnScreen(direction)) open(direction === 1 ? after : before);
  };
  const step = async (direction: Direction): Promise<void> => {
    const { turnLine } = await import(/* webpackChunkName: "playing" */ './turnScreen');
    turnLine(direction);
  };
  const meaning = ({ key, code, shiftKey, target }: KeyboardEvent): (() => void) | null => {
    if (key === ' ') return isIn(target, PRESSING) ? null : () => void turn(shiftKey ? -1 : 1);
    if (shiftKey) return null;
    if (TURNS[key]) return () => void turn(TURNS[key]!);
    if (STEPS[key]) return () => void step(STEPS[key]!);
    if (code === 'KeyN' && after !== null) return () => open(after);
    return code === 'KeyP' ? onPlay : null;
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || isIn(target, TYPING)) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    // A key that is held down acts once, but for line after line.
    if (!event.repeat || STEPS[key]) act();
  });
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('keydown', (event) => pressed(event), leaving);
    return () => leaving.abort();
  }, []);
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
