export type { CatalogueFile, PageSong } from './catalogueFile';
export { makersOf, splitCredit } from './credits';
export { formatChordPro } from './chordPro/formatChordPro';
export { KINDS, type Kind } from './kinds';
export { parseChordPro } from './chordPro/parseChordPro';
export { formatProblem, SongFileError } from './chordPro/problems';
export { formatPlainText } from './formatPlainText';
export { repeatedLines, repeatsOf, sungLines, type SungLine } from './sections';
export {
  parseSongId,
  type Evidence,
  type Makers,
  type Melody,
  type Mode,
  type Phrase,
  type ReadSong,
  type Song,
  type SongContent,
  type SongFile,
  type SongId,
  type SongListing,
  type SongSection,
} from './song';
export { songs } from './songs';
export { hasDottedBeats, parseVideoId, TICKS } from './songValues';
export { writtenChords, writtenSheet } from './writtenSheet';
