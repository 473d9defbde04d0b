import { readFileSync } from 'node:fs';
import { SONG_FOLDER, songNames } from '../../catalogue/readSongFiles';
import { hasArmenianLetters } from '../../catalogue/script';
import { LANGUAGES, readSongbook, type SongbookWords } from '../../catalogue/songbook';
import { filesIn, FOLDERS } from './translationFiles';

const songFiles = songNames().map((name) => readFileSync(`${SONG_FOLDER}/${name}.cho`, 'utf8'));

/** What stands in the song files where a pattern has its group, each once. */
export const writtenAt = (pattern: RegExp): readonly string[] => [
  ...new Set(songFiles.flatMap((text) => Array.from(text.matchAll(pattern), ([, found = '']) => found))),
];

const { languages, strict = false } = readSongbook();
const isArmenian = songFiles.some(hasArmenianLetters);

/** The constants that webpack defines for the views: the songbook's own words in each language, and what it has. */
export const songbookSettings = {
  SONGBOOK: Object.fromEntries(
    Object.entries(languages).map(([language, words]) => [language, withDefaults(words)]),
  ),
  SONGBOOK_HAS: {
    kinds: writtenAt(/\{meta:? kind:? (\w+)}/g),
    makers: writtenAt(/\{(lyricist|composer|arranger)\b/g).length > 0,
    armenian: isArmenian,
    armenianNames: isArmenian && !strict,
    meanings: LANGUAGES.some((language) => filesIn(`${FOLDERS.translations}/${language}`).length > 0),
    otherLanguages: LANGUAGES.length > 1,
  },
};

function withDefaults({ name, ...words }: SongbookWords): Required<SongbookWords> {
  return { name, shortName: name, description: name, introduction: '', rights: '', ...words };
}
