let context: AudioContext | null = null;

type Listener = (isHeard: boolean) => void;
const listeners = new Set<Listener>();

/** The page's audio context, null if there is no device; must be called in a tap, as browsers block sound before one. */
export function openSound(): AudioContext | null {
  // On iPhones, a page with this type of session sounds even on a silenced phone.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  try {
    context ??= new AudioContext();
  } catch {
    tellSound(false);
  }
  context?.resume().catch(() => undefined);
  return context;
}

/** Calls back with whether what is played can be heard; returns a function that ends this. */
export function onSound(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells whether what is played can be heard. An audio context that is not heard is closed; the next tap makes a new one. */
export function tellSound(isHeard: boolean): void {
  if (!isHeard) {
    context?.close().catch(() => undefined);
    context = null;
  }
  for (const listener of listeners) listener(isHeard);
}
