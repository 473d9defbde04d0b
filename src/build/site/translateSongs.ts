import { makeRomaniser } from '../../catalogue/romanisation';
import { songNames } from '../../catalogue/readSongFiles';
import { hasArmenianLetters } from '../../catalogue/script';
import type { ReadSong } from '../../catalogue/song';
import type { Language } from '../../views/text/languages';
import { FOLDERS, readJsonFile, refuse, textsInOrder, type BySong } from './translationFiles';

/** The translations into a language: a sentence on each song, and the facts of the song files by their Armenian text. */
interface Translations {
  readonly gists?: BySong;
  readonly facts?: Readonly<Record<string, string>>;
}

/** A chord in a remark. */
const CHORD = /\([A-H][^()]*\)/g;
const chordsIn = (remark: string): readonly string[] => remark.match(CHORD) ?? [];
const withoutChords = (remark: string): string => remark.replace(CHORD, '()');

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Songs for readers of a language: titles in Latin letters, and every fact in that language; words stay as they are. What
 * lacks a translation is noted and stays as it is.
 */
export function translateSongs(
  songs: readonly ReadSong[],
  language: Language,
  note = refuse,
  folders = FOLDERS,
  isStrict = true,
): readonly ReadSong[] {
  if (language === 'hy') return songs;
  const names = songNames(folders.songs);
  const titlesFile = readJsonFile<BySong>(`${folders.translations}/titles.json`, note);
  const file = readJsonFile<Translations>(`${folders.translations}/${language}.json`, note);
  if (!titlesFile || !file) return songs;
  const inLanguage = `in ${LANGUAGE_NAMES.of(language)}`;
  const { gists = {}, facts = {} } = file.value;
  const titles = textsInOrder(
    titlesFile,
    titlesFile.value,
    names,
    'the title in Latin letters',
    (id) => isStrict || hasArmenianLetters(songs[id]!.title),
  );
  const sentences = textsInOrder(
    file,
    gists,
    names,
    `a sentence on the song ${inLanguage}`,
    (id) => isStrict || songs[id]!.language !== language,
  );
  const lack = (fact: string): string => {
    file.noteAt(
      file.written.indexOf('"facts":'),
      `write "${fact}": "the same ${inLanguage}" among the facts`,
      `a fact ${inLanguage}`,
    );
    return fact;
  };
  const translate = (fact: string): string => (hasArmenianLetters(fact) ? (facts[fact] ?? lack(fact)) : fact);
  // A remark that several songs share names its chords in the key of each.
  const chordless = new Map(Object.entries(facts).map((pair) => [withoutChords(pair[0]), pair] as const));
  const translateRemark = (remark: string): string => {
    if (!hasArmenianLetters(remark)) return remark;
    const found = chordless.get(withoutChords(remark));
    if (!found) return lack(remark);
    const [original, translated] = found;
    const chords = new Map(chordsIn(original).map((chord, index) => [chord, chordsIn(remark)[index]!]));
    return translated.replace(CHORD, (chord) => {
      const moved = chords.get(chord);
      if (moved === undefined)
        file.noteAt(file.written.indexOf(translated), `${chord} is not in «${original}»`);
      return moved ?? chord;
    });
  };
  const { write } = makeRomaniser('eastern');
  const languageOf = (title: string, song: ReadSong): string => {
    if (hasArmenianLetters(title)) return 'hy';
    // A French song may have an Armenian title.
    const isOwn = song.language !== 'hy' && (title === song.title || title !== write(song.title));
    return isOwn ? song.language : language;
  };
  const namesOf = (song: ReadSong, id: number) => {
    const title = titles[id] === '' ? song.title : titles[id]!;
    const own = languageOf(title, song);
    const gist = sentences[id]!;
    return {
      title,
      titleLanguage: own === language ? undefined : own,
      translated: title === song.title && !gist ? undefined : { original: song.title, gist },
    };
  };
  return songs.map((song, id) => ({
    ...song,
    ...namesOf(song, id),
    lyricists: song.lyricists.map(translate),
    composers: song.composers.map(translate),
    arrangers: song.arrangers.map(translate),
    author: translate(song.author),
    region: translate(song.region),
    source: translate(song.source),
    rights: translate(song.rights),
    remark: translateRemark(song.remark),
  }));
}
