import { GUITAR, voicingsOf, type Instrument, type Voicing } from '../../../src/music/shapes';
import { UKULELE } from '../../../src/music/shapes/ukulele';
import { everyChord, ROOTS } from './chordFormulas';

/** Every hand in the first five frets that four fingers can make, the index finger across strings or not. */
function* hands(strings: number, hasMuted: boolean): Generator<(number | null)[]> {
  const entries = hasMuted ? [null, 0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5];
  for (let number = 0; number < entries.length ** strings; number++) {
    const frets = Array.from(
      { length: strings },
      (_, string) => entries[Math.floor(number / entries.length ** string) % entries.length]!,
    );
    if (canPress(frets)) yield frets;
  }
}

function canPress(frets: readonly (number | null)[]): boolean {
  const pressed = frets.map((fret) => fret ?? 0).filter((fret) => fret > 0);
  const lowest = Math.min(...pressed);
  const under = frets.slice(frets.indexOf(lowest), frets.lastIndexOf(lowest) + 1);
  const isBarre = under.every((fret) => fret !== null && fret >= lowest);
  const others = pressed.filter((fret) => fret > lowest);
  const hasRoom = others.every((fret) => fret - lowest <= 3);
  const fingers = others.length + (isBarre ? 1 : pressed.length - others.length);
  // With the index finger three frets below, three others cannot press one fret.
  const isTorn = fingers === 4 && others.length === 3 && Math.min(...others) - lowest === 3;
  return hasRoom && fingers <= 4 && !isTorn && pressed.length > 0;
}

const maskOf = (notes: readonly number[]): number =>
  notes.reduce((mask, note) => mask | (1 << (note % 12)), 0);

/** What hands sound: sets of pitch classes, each by the lowest note if it counts. */
function soundsOf({ tuning }: Instrument, hasBass: boolean): Map<number, Set<number>> {
  const sounds = new Map<number, Set<number>>();
  for (const frets of hands(tuning.length, hasBass)) {
    const pitches = frets.flatMap((fret, string) => (fret === null ? [] : tuning[string]! + fret));
    const bass = hasBass ? Math.min(...pitches) % 12 : 0;
    const first = frets.findIndex((fret) => fret !== null);
    // A bass above the first string is not heard as one.
    if (hasBass && (tuning[first]! + frets[first]!) % 12 !== bass) continue;
    sounds.set(bass, (sounds.get(bass) ?? new Set()).add(maskOf(pitches)));
  }
  return sounds;
}

const INSTRUMENTS = [
  { name: 'guitar', instrument: GUITAR, hasBass: true },
  { name: 'ukulele', instrument: UKULELE, hasBass: false },
];

/** The notes that a shape must sound, and those that it may, as `maskOf` gives them; from `most` notes on it may lack the root. */
function masksOf({ root, required, allowed }: (typeof everyChord)[number], most: number) {
  const mayLack = new Set(required).size >= most;
  return [maskOf(required.filter((note) => !mayLack || note !== root)), maskOf(allowed)] as const;
}

test.each(INSTRUMENTS)(
  'on a $name no chord lacks a shape in the first five frets that hands reach',
  ({ instrument, hasBass }) => {
    const sounds = soundsOf(instrument, hasBass);
    const inReach = everyChord.filter((each) => {
      const [least, most] = masksOf(each, instrument.tuning.length + 1);
      const heard = [...(sounds.get(hasBass ? each.bass : 0) ?? [])];
      return heard.some((mask) => (mask & least) === least && (mask & ~most) === 0);
    });
    const lacking = inReach.filter(
      ({ chord }) =>
        !instrument.voicingsOf(chord).some(({ frets }) => frets.every((fret) => (fret ?? 0) <= 5)),
    );
    expect(inReach.length).toBeGreaterThan(4000);
    expect(lacking.map(({ chord }) => chord)).toEqual([]);
  },
);

test.each(INSTRUMENTS)('on a $name every shape sounds its chord', ({ instrument, hasBass }) => {
  const wrong = everyChord.flatMap((each) => {
    const [least, most] = masksOf(each, hasBass ? Infinity : instrument.tuning.length);
    return instrument.voicingsOf(each.chord).flatMap(({ frets }) => {
      const pitches = frets.flatMap((fret, string) =>
        fret === null ? [] : instrument.tuning[string]! + fret,
      );
      const mask = maskOf(pitches);
      const isRight =
        (mask & least) === least &&
        (mask & ~most) === 0 &&
        (!hasBass || Math.min(...pitches) % 12 === each.bass) &&
        (hasBass || pitches.length === frets.length);
      return isRight ? [] : `${each.chord}: ${frets.map((fret) => fret ?? 'x').join(' ')}`;
    });
  });
  expect(wrong).toEqual([]);
});

const diagram = ({ frets }: Voicing): string => frets.map((fret) => fret ?? 'x').join(' ');
const pitchesOf = ({ frets }: Voicing): number[] =>
  frets.flatMap((fret, string) => (fret === null ? [] : [GUITAR.tuning[string]! + fret]));

/** The voicings of each chord over its own notes. */
const voicings = everyChord.filter(({ isOverOwn }) => isOverOwn).map(({ chord }) => voicingsOf(chord));

const PLAYED = ['', 'm', '7', 'm7', 'maj7', '6', 'm6', 'sus4', 'sus2', '7sus4', 'add9', 'dim', 'm7b5'];

test('the first shape of a chord has its bass on its lowest string, which is not one of the three high ones', () => {
  const wrong = ROOTS.flatMap((root) =>
    PLAYED.flatMap((suffix) => ['', ...ROOTS.map((bass) => `/${bass}`)].map((bass) => root + suffix + bass)),
  ).filter((chord) => {
    const hasBass = (voicing: Voicing) =>
      pitchesOf(voicing)[0] === Math.min(...pitchesOf(voicing)) &&
      voicing.frets.findIndex((fret) => fret !== null) < 3;
    const [first, ...others] = voicingsOf(chord);
    return first && !hasBass(first) && others.some(hasBass);
  });
  expect(wrong).toEqual([]);
});

test('every voicing can be fingered by one hand and drawn on four frets', () => {
  const everyVoicing = voicings.flat();
  expect(everyVoicing.length).toBeGreaterThan(5000);
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
  const shown = voicings.map((those) => those.map(diagram));
  expect(shown.filter((those) => new Set(those).size < those.length)).toEqual([]);
});
