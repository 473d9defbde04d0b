let context: AudioContext | null = null;

/** How long the browser may take to start sound, in milliseconds. */
const START = 1500;
let waiting: ReturnType<typeof setTimeout> | undefined;

type Listener = (hasStarted: boolean) => void;
const listeners = new Set<Listener>();

/** The page's audio context; must be called in a tap, as browsers block sound before one. */
export function openSound(): AudioContext {
  // On iPhones, a page with this type of session sounds even on a silenced phone.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  const opened = (context ??= new AudioContext());
  clearTimeout(waiting);
  waiting = setTimeout(() => tell(false), START);
  opened.resume().then(
    () => opened.state === 'running' && tell(true),
    () => undefined,
  );
  return opened;
}

/** Calls back, after each `openSound`, with whether the browser started the sound; returns a function that ends this. */
export function onSoundStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(hasStarted: boolean): void {
  clearTimeout(waiting);
  for (const listener of listeners) listener(hasStarted);
}
