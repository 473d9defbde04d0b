import fc from 'fast-check';
import { songs, type Song } from '../../../src/catalogue';
import { secondsPerTick } from '../../../src/catalogue/metre';
import { singSong } from '../../../src/catalogue/singing';
import { keyOf, songInKey, TEMPOS } from '../../../src/state';
import { recordedMusic, strophesOf, type Recorded } from '../../../src/views/share/recording';

const sung = new Map(songs.map((song) => [song, singSong(song)]));
/** A song as it is sung, worked out once. */
const singingOf = (song: Song) => sung.get(song)!;
const TUNES = songs.filter(({ phrases }) => phrases.length > 0);

/** What a strophe sounds like, by its section, and how many seconds its lines are sung. */
function record(
  song: Song,
  section: number,
  how: { recorded?: Recorded; transpose?: number; tempo?: number },
) {
  const { recorded = 'both', transpose = 0, tempo = 80 } = how;
  const singing = singingOf(song);
  const key = songInKey(song, keyOf({ transpose }), 'written');
  const seconds = secondsPerTick(song.time || '4/4', tempo);
  const lines = singing.lines.filter((line) => line.section === section);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const pace = { accompaniment: 'strummed', secondsPerTick: seconds } as const;
  const music = recordedMusic(singing, section, { recorded, key, ...pace });
  return {
    sounds: [...music.sounds],
    length: music.length,
    sung: (last.start + last.length - first.start) * seconds,
    bar: Math.max(...lines.map(({ bar }) => bar)) * seconds,
  };
}

test('the strophes of a song are offered by their names, a refrain once', () => {
  const names = Object.values(strophesOf(songs[28]!, singingOf(songs[28]!)));
  expect(names.join(', ')).toBe('Տուն 1, Կրկներգ, Տուն 2, Տուն 3, Տուն 4');
  for (const song of songs) {
    const names = Object.values(strophesOf(song, singingOf(song)));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a strophe lasts as long as it is sung, to the end of its last bar, in any tempo', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TUNES),
      fc.nat(),
      fc.integer({ min: TEMPOS.slowest, max: TEMPOS.fastest }),
      fc.nat(11),
      (song, index, tempo, transpose) => {
        const sections = Object.keys(strophesOf(song, singingOf(song))).map(Number);
        const strophe = record(song, sections[index % sections.length]!, { tempo, transpose });
        expect(strophe.length).toBeGreaterThanOrEqual(strophe.sung - 1e-9);
        expect(strophe.length).toBeLessThan(strophe.sung + Math.max(strophe.bar, 1e-9));
        expect(Math.min(...strophe.sounds.map(({ time }) => time))).toBeGreaterThanOrEqual(0);
        const ends = strophe.sounds.map(({ time, length }) => time + length);
        expect(Math.max(...ends)).toBeLessThanOrEqual(strophe.length + 1e-9);
      },
    ),
  );
});

test('the tune and the chords are what was chosen, and both move with the key', () => {
  const song = songs[22]!;
  const voices = (recorded: Recorded): readonly string[] => [
    ...new Set(record(song, 0, { recorded }).sounds.map(({ voice }) => voice)),
  ];
  expect(voices('tune')).toEqual(['string']);
  expect(voices('chords')).toEqual(['accompaniment']);
  expect([...voices('both')].sort()).toEqual(['accompaniment', 'string']);
  const tune = (transpose: number): readonly number[] =>
    record(song, 0, { recorded: 'tune', transpose }).sounds.map(({ pitch }) => pitch);
  expect(tune(3)).toEqual(tune(0).map((pitch) => pitch + 3));
  const firstBass = (transpose: number): number =>
    record(song, 0, { recorded: 'chords', transpose }).sounds[0]!.pitch % 12;
  expect(firstBass(3)).toBe((firstBass(0) + 3) % 12);
});
