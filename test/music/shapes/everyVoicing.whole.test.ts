import { voicingsOf, type Voicing } from '../../../src/music/shapes';
import { everyChord, ROOTS } from './chordFormulas';

/** The strings as MIDI numbers, from low E to high E. */
const TUNING = [40, 45, 50, 55, 59, 64];

const diagram = ({ frets }: Pick<Voicing, 'frets'>): string => frets.map((fret) => fret ?? 'x').join(' ');
const sound = ({ frets }: Pick<Voicing, 'frets'>): number[] =>
  frets.flatMap((fret, string) => (fret === null ? [] : [TUNING[string]! + fret]));

/** The chords over their own notes; `everyChord.whole.test.ts` has all others. */
const chords = everyChord.filter(({ isOverOwn }) => isOverOwn);
const everyVoicing = chords.flatMap(({ chord }) => voicingsOf(chord));

test('every voicing sounds the notes of its chord and no other, over its bass', () => {
  const wrong = chords.flatMap(({ chord, bass, required, allowed }) =>
    voicingsOf(chord)
      .filter((voicing) => {
        const heard = sound(voicing).map((note) => note % 12);
        const lowest = Math.min(...sound(voicing)) % 12;
        const isWhole = required.every((note) => heard.includes(note));
        return !isWhole || lowest !== bass || !heard.every((note) => allowed.includes(note));
      })
      .map((voicing) => `${chord}: ${diagram(voicing)}`),
  );
  expect(everyVoicing.length).toBeGreaterThan(5000);
  expect(wrong).toEqual([]);
});

const PLAYED = ['', 'm', '7', 'm7', 'maj7', '6', 'm6', 'sus4', 'sus2', '7sus4', 'add9', 'dim', 'm7b5'];

test('the first shape of a chord has its bass on its lowest string, which is not one of the three high ones', () => {
  const wrong = ROOTS.flatMap((root) =>
    PLAYED.flatMap((suffix) => ['', ...ROOTS.map((bass) => `/${bass}`)].map((bass) => root + suffix + bass)),
  ).filter((chord) => {
    const hasBass = (voicing: Voicing) =>
      sound(voicing)[0] === Math.min(...sound(voicing)) &&
      voicing.frets.findIndex((fret) => fret !== null) < 3;
    const [first, ...others] = voicingsOf(chord);
    return first && !hasBass(first) && others.some(hasBass);
  });
  expect(wrong).toEqual([]);
});

test('every voicing can be fingered by one hand and drawn on four frets', () => {
  const wrong = everyVoicing.filter(({ frets, fingers, barres, baseFret }) => {
    const isPressed = frets.every((fret, string) => (fret ?? 0) > 0 === (fingers[string] !== null));
    const isOneFret = [1, 2, 3, 4].every(
      (finger) => new Set(frets.filter((_, string) => fingers[string] === finger)).size <= 1,
    );
    const isInOrder = frets.every((fret, string) =>
      frets.every((other, next) => !fret || !other || fret <= other || fingers[string]! > fingers[next]!),
    );
    const isBarred = barres.every(({ fret, from, to }) =>
      frets.slice(from, to + 1).every((other) => other !== null && other >= fret),
    );
    const isDrawn = frets.every((fret) => !fret || (fret >= baseFret && fret < baseFret + 4));
    return !(isPressed && isOneFret && isInOrder && isBarred && isDrawn);
  });
  expect(wrong.map(diagram)).toEqual([]);
});

test('no voicing is shown twice', () => {
  for (const { chord } of chords) {
    const shown = voicingsOf(chord).map(diagram);
    expect(new Set(shown).size).toBe(shown.length);
  }
});
