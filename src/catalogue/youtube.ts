const VIDEO_ID = /^[\w-]{11}$/;
const WATCH_ADDRESS = /^https:\/\/(?:www\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/;

/** The video id in a song's `youtube` value: the id itself or a full watch address. */
export function parseVideoId(youtube: string): string | null {
  return VIDEO_ID.test(youtube) ? youtube : (WATCH_ADDRESS.exec(youtube)?.[1] ?? null);
}
