let context: AudioContext | null = null;
/** The answer of the context to its request to sound; null while it rests. */
let started: Promise<void> | null = null;

type Listener = (isHeard: boolean) => void;
const listeners = new Set<Listener>();
let isSilent = false;

/**
 * The page's audio context, and when it begins to sound; null if there is no device. Must be called in a tap, as browsers
 * block sound before one.
 */
export function openSound(): { context: AudioContext; started: Promise<void> } | null {
  // On iPhones, a page with this type of session sounds even on a silenced phone.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  try {
    context ??= new AudioContext();
  } catch {
    tellSound(false);
  }
  if (!context) return null;
  // Asked again while it starts, WebKitGTK holds the page up for a second or two.
  started ??= context.resume();
  started.catch(() => undefined);
  return { context, started };
}

/** Lets an audio context rest until the next tap, which asks it to sound again. */
export function restSound(resting: AudioContext): void {
  if (resting !== context) return;
  started = null;
  context.suspend().catch(() => undefined);
}

/** Calls back with whether what is played can be heard; returns a function that ends this. */
export function onSound(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether what was played last could not be heard. */
export const wasSilent = (): boolean => isSilent;

/** Tells whether what is played can be heard. An audio context that is not heard is closed; the next tap makes a new one. */
export function tellSound(isHeard: boolean): void {
  isSilent = !isHeard;
  if (!isHeard) {
    context?.close().catch(() => undefined);
    context = started = null;
  }
  for (const listener of listeners) listener(isHeard);
}
