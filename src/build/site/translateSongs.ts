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
  const titles = inOrder(`${folder}/titles.json`, (read) => read as BySong);
  const gists = inOrder(file, (read) => (read as Translations).gists);
  const { facts } = JSON.parse(readFileSync(file, 'utf8')) as Translations;
  const found = <Value>(value: Value | undefined, wanted: string): Value => {
    if (value === undefined) throw new Error(`${file} lacks ${wanted}`);
    return value;
  };
  const translate = (fact: string): string => (ARMENIAN.test(fact) ? found(facts[fact], `«${fact}»`) : fact);
  // A remark that several songs share names its chords in the key of each.
  const chordless = new Map(Object.entries(facts).map((pair) => [withoutChords(pair[0]), pair] as const));
  const translateRemark = (remark: string): string => {
    if (remark === '') return remark;
    const [written, translated] = found(chordless.get(withoutChords(remark)), `«${remark}»`);
    const chords = new Map(chordsIn(written).map((chord, index) => [chord, chordsIn(remark)[index]!]));
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

/** The texts of a file for the songs, in order; throws what it lacks, what is no song, and what stands twice. */
function inOrder(file: string, textsIn: (json: unknown) => BySong): readonly string[] {
  const written = readFileSync(file, 'utf8');
  const texts = textsIn(JSON.parse(written));
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
