import { readSongFiles } from '../../catalogue/readSongFiles';
import type { ReadSong } from '../../catalogue/song';
import { makeRandom } from '../seededRandom';

const LETTERS = /\p{Script=Armenian}{2,}/gu;
const LINES_OF_A_STANZA = 4;

/** Makes test songs from shuffled lines and words of the catalogue; the same count gives the same songs. */
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

/** The wanted number of chords in the song that is transposed. */
const WANTED = 60;

/** The first song whose number of chords is nearest to the wanted one, with that number. */
export function songOfChords(): { readonly id: number; readonly count: number } {
  const counted = readSongFiles().map(({ body }, id) => ({ id, count: chordsOf(body.chords).length }));
  const distance = ({ count }: { count: number }): number => Math.abs(count - WANTED);
  return counted.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}
