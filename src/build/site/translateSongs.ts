import { readFileSync } from 'node:fs';
import { songFileNames } from '../../catalogue/readSongFiles';
import type { Makers, ReadSong } from '../../catalogue/song';
import type { Language } from '../../views/text/languages';

/** Texts by the names of song files, without `.cho`. */
type BySong = Readonly<Record<string, string>>;

/** The translations into a language: a sentence on each song, and the facts of the song files by their Armenian text. */
interface Translations {
  readonly gists: BySong;
  readonly facts: Readonly<Record<string, string>>;
}

const ARMENIAN = /\p{Script=Armenian}/u;

/** A chord in a remark. */
const CHORD = /\([A-H][^()]*\)/g;
const chordsIn = (remark: string): readonly string[] => remark.match(CHORD) ?? [];
const withoutChords = (remark: string): string => remark.replace(CHORD, '()');

/** The folder of the translations, relative to the project's root. */
export const TRANSLATIONS = 'static/translations';

/** Songs for readers of a language: titles in Latin letters, and every fact in that language; words stay as they are. */
export function translateSongs(
  songs: readonly ReadSong[],
  language: Language,
  folder = TRANSLATIONS,
): readonly ReadSong[] {
  if (language === 'hy') return songs;
  const file = `${folder}/${language}.json`;
  const titlesFile = `${folder}/titles.json`;
  const writtenTitles = readFileSync(titlesFile, 'utf8');
  const titles = inOrder(titlesFile, writtenTitles, JSON.parse(writtenTitles) as BySong);
  const written = readFileSync(file, 'utf8');
  const { facts, ...translations } = JSON.parse(written) as Translations;
  const gists = inOrder(file, written, translations.gists);
  const found = <Value>(value: Value | undefined, wanted: string): Value => {
    if (value === undefined) throw new Error(`${file} lacks ${wanted}`);
    return value;
  };
  const translate = (fact: string): string => (ARMENIAN.test(fact) ? found(facts[fact], `«${fact}»`) : fact);
  // A remark that several songs share names its chords in the key of each.
  const chordless = new Map(Object.entries(facts).map((pair) => [withoutChords(pair[0]), pair] as const));
  const translateRemark = (remark: string): string => {
    if (remark === '') return remark;
    const [original, translated] = found(chordless.get(withoutChords(remark)), `«${remark}»`);
    const chords = new Map(chordsIn(original).map((chord, index) => [chord, chordsIn(remark)[index]!]));
    return translated.replace(CHORD, (chord) => found(chords.get(chord), `${chord} in «${remark}»`));
  };
  return songs.map((song, id) => {
    const makers: (keyof Makers)[] = ['lyricists', 'composers', 'arrangers'];
    return {
      ...song,
      title: titles[id]!,
      translated: { original: song.title, gist: gists[id]! },
      ...Object.fromEntries(makers.map((role) => [role, song[role].map(translate)])),
      author: translate(song.author),
      region: translate(song.region),
      source: translate(song.source),
      rights: translate(song.rights),
      remark: translateRemark(song.remark),
    };
  });
}

/**
 * The texts in the order of the songs. Throws an error that names each song without a text, each name that is no song's,
 * and each name that the file, whose content is `written`, has twice.
 */
function inOrder(file: string, written: string, texts: BySong): readonly string[] {
  const names = songFileNames().map((name) => name.replace(/\.cho$/, ''));
  const [lacking, foreign, double] = [
    names.filter((name) => texts[name] === undefined),
    Object.keys(texts).filter((name) => !names.includes(name)),
    // JSON keeps the last of them.
    names.filter((name) => written.split(`"${name}":`).length > 2),
  ];
  const problems = [
    ...lacking.map((name) => `lacks ${name}`),
    ...foreign.map((name) => `has ${name}, which is no song file`),
    ...double.map((name) => `has ${name} twice`),
  ];
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file} ${problem}`).join('\n'));
  return names.map((name) => texts[name]!);
}
