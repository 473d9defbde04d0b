// A song's first script needs only these of songs and metres: in their files they would bring 0.8 KB of gzip along.

const VIDEO_ID = /^[\w-]{11}$/;
const WATCH_ADDRESS = /^https:\/\/(?:www\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/;

/** The video id of a `youtube` value, which is an id or a full watch address; null for any other text. */
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

/** Ticks per whole note, the unit of time in a phrase: short notes and triplets take whole numbers of ticks. */
export const TICKS = 960;
