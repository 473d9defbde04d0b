export { parseChordPro } from './chordPro';
export { SongFileError } from './chordProLine';
export { parseSongId, type Song, type SongFile, type SongId } from './song';
export { songs } from './songs';
export { parseVideoId } from './youtube';
