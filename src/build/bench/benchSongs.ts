import { secondsPerTick } from '../../catalogue/metre';
import { readSongFiles } from '../../catalogue/readSongFiles';
import { singSong } from '../../catalogue/singing';
import type { ReadSong, SongFile } from '../../catalogue/song';
import { makeRandom } from '../seededRandom';

const LETTERS = /\p{Script=Armenian}{2,}/gu;
const LINES_OF_A_STANZA = 4;

/** Makes songs shaped like ours, always the same: their lines and words come from the catalogue, shuffled. Never shipped. */
export function makeSongs(count: number): ReadSong[] {
  const models = readSongFiles().filter(({ language }) => language === 'hy');
  const pairs = models
    .flatMap(({ body }) => body.lyrics.map((lyric, index) => ({ lyric, chords: body.chords[index]! })))
    .filter(({ lyric, chords }) => lyric && chords);
  const words = [...new Set(pairs.flatMap(({ lyric }) => lyric.toLowerCase().match(LETTERS) ?? []))];
  const random = makeRandom(count);
  const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;
  const name = (): string => capitalized(pick(words));
  return Array.from({ length: count }, () => {
    const stanzas = Array.from({ length: 2 + random(6) }, () =>
      Array.from({ length: LINES_OF_A_STANZA }, () => pick(pairs)),
    );
    const lines = stanzas.flatMap((stanza, index) =>
      index ? [{ lyric: '', chords: '' }, ...stanza] : stanza,
    );
    return {
      ...pick(models),
      title: [name(), ...Array.from({ length: 1 + random(3) }, () => pick(words))].join(' '),
      author: random(3) ? `${name()} ${name()}յան` : pick(models).author,
      sections: [],
      body: { lyrics: lines.map(({ lyric }) => lyric), chords: lines.map(({ chords }) => chords) },
    };
  });
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const chordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.match(/\S+/g) ?? []);

/** About how many chords the song has whose chords are clicked, moved and placed. */
const WANTED = 60;

/** The song whose number of chords is nearest to what is wanted, the first of several, and that number. */
export function songOfChords(): { readonly id: number; readonly song: SongFile; readonly count: number } {
  const counted = readSongFiles().map((song, id) => ({ id, song, count: chordsOf(song.body.chords).length }));
  const distance = ({ count }: { count: number }): number => Math.abs(count - WANTED);
  return counted.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

/** The song whose tune has the most notes a second, and how many. */
export function songOfNotes(): { readonly id: number; readonly perSecond: number } {
  const counted = readSongFiles().map((song, id) => {
    const { notes, length } = singSong(song) ?? { notes: [], length: 1 };
    const isTimed = song.tempo > 0;
    return { id, perSecond: isTimed ? notes.length / (length * secondsPerTick(song.time, song.tempo)) : 0 };
  });
  return counted.reduce((most, other) => (other.perSecond > most.perSecond ? other : most));
}
