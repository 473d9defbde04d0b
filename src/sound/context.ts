let context: AudioContext | null = null;

/** The page's audio context; must be called in a tap, as browsers block sound before one. */
export function openSound(): AudioContext {
  // On iPhones, a page with this type of session sounds even on a silenced phone.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
  return context;
}
