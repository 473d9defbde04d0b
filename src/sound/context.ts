/** How iPhones name what a page's sound is for; one for playback also sounds when the phone is silenced. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

let context: AudioContext | null = null;

/** The page's audio context, which is called for in a tap: browsers let nothing sound before one. */
export function openSound(): AudioContext {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = 'playback';
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
  return context;
}
