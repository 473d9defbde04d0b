export { parseChordPro } from './chordPro';
export { SongFileError } from './chordProLine';
export { SONGS_PER_FILE, type CatalogueFile, type PageSong } from './catalogueFile';
export {
  parseSongId,
  type Song,
  type SongContent,
  type SongFile,
  type SongId,
  type SongListing,
} from './song';
export { songs } from './songs';
export { parseVideoId } from './youtube';
