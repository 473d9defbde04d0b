import { readFileSync } from 'node:fs';
import type { Makers, ReadSong } from '../../catalogue/song';
import type { Language } from '../../views/text/languages';

/** The translations into a language: a sentence on each song, and the facts of the song files by their Armenian text. */
interface Translations {
  readonly gists: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
}

const ARMENIAN = /\p{Script=Armenian}/u;

/** A chord in a remark. */
const CHORD = /\([A-H][^()]*\)/g;
const chordsIn = (remark: string): readonly string[] => remark.match(CHORD) ?? [];
const withoutChords = (remark: string): string => remark.replace(CHORD, '()');

const FOLDER = 'static/translations';
const readJson = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));

/** Songs for readers of a language: titles in Latin letters, and every fact in that language; words stay as they are. */
export function translateSongs(songs: readonly ReadSong[], language: Language): readonly ReadSong[] {
  if (language === 'hy') return songs;
  const titles = readJson('titles') as readonly string[];
  const { gists, facts } = readJson(language) as Translations;
  const found = <Value>(value: Value | undefined, wanted: string): Value => {
    if (value === undefined) throw new Error(`${FOLDER}/${language}.json lacks ${wanted}`);
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
      title: found(titles[id], `the title of song ${id}`),
      translated: { original: song.title, gist: found(gists[id], `a sentence on song ${id}`) },
      ...Object.fromEntries(makers.map((role) => [role, song[role].map(translate)])),
      author: translate(song.author),
      region: translate(song.region),
      source: translate(song.source),
      rights: translate(song.rights),
      remark: translateRemark(song.remark),
    };
  });
}
