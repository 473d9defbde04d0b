export { parseChordPro, readChordPro, type Reading } from './chordPro/parseChordPro';
export { formatRemark, SongFileError, type Remark } from './chordPro/remarks';
export { hasDottedBeats } from './dottedBeats';
export { SONGS_PER_FILE, type CatalogueFile, type PageSong } from './catalogueFile';
export { repeatedLines } from './repeat';
export {
  parseSongId,
  type Evidence,
  type Melody,
  type Mode,
  type ReadSong,
  type Song,
  type SongContent,
  type SongFile,
  type SongId,
  type SongListing,
  type SongSection,
} from './song';
export { songs } from './songs';
export { sungLines, type SungLine } from './sungLines';
export { parseVideoId } from './youtube';
