import { readSongbook, type SongbookWords } from '../../catalogue/songbook';

/** The constant that webpack defines for the words of the interface: the songbook's own ones in each language. */
export const songbookSettings = {
  SONGBOOK: Object.fromEntries(
    Object.entries(readSongbook().languages).map(([language, words]) => [language, withDefaults(words)]),
  ),
};

function withDefaults({ name, ...words }: SongbookWords): Required<SongbookWords> {
  return { name, shortName: name, description: name, introduction: '', rights: '', ...words };
}
