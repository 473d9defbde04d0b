const VIDEO_ID = /^[\w-]{11}$/;
const WATCH_ADDRESS = /^https:\/\/(?:www\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/;

/** The video id in a song's `youtube` value, which is the id itself or a full watch address; null for any other text. */
export function parseVideoId(youtube: string): string | null {
  return VIDEO_ID.test(youtube) ? youtube : (WATCH_ADDRESS.exec(youtube)?.[1] ?? null);
}

/**
 * Whether the beats of a metre are dotted quarters.
 * @example hasDottedBeats('6/8') // true
 */
export function hasDottedBeats(time: string): boolean {
  const [count = 0, unit] = time.split('/').map(Number);
  return unit === 8 && count > 3 && count % 3 === 0;
}

/** The unit of time in a phrase, so many to a whole note: short notes and those of triplets are whole numbers of them. */
export const TICKS = 960;
