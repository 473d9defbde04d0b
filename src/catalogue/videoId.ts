const VIDEO_ID = /^[\w-]{11}$/;
const WATCH_ADDRESS = /^https:\/\/(?:www\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/;

/** The video id of a `youtube` value, which is an id or a full watch address; null for any other text. */
export function parseVideoId(youtube: string): string | null {
  return VIDEO_ID.test(youtube) ? youtube : (WATCH_ADDRESS.exec(youtube)?.[1] ?? null);
}
