/** The audio session of iPhones; with type `playback`, a page sounds even on a silenced phone. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

let context: AudioContext | null = null;

/** The page's audio context; must be called in a tap, as browsers block sound before one. */
export function openSound(): AudioContext {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = 'playback';
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
  return context;
}
