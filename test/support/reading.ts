import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { READING_CHOICES, SCROLL_SPEEDS, SLICES, type Reading } from '../../src/state';
import { anyShape } from './anyShape';

const speed = fc.integer({ min: SCROLL_SPEEDS.slowest, max: SCROLL_SPEEDS.fastest });
const settings = Object.keys(READING_CHOICES) as (keyof typeof READING_CHOICES)[];

/** Any reading that can be had. */
export const reading = fc.record({
  ...Object.fromEntries(settings.map((setting) => [setting, fc.constantFrom(...READING_CHOICES[setting])])),
  speeds: fc.dictionary(fc.nat(songs.length - 1).map(String), speed, { noNullPrototype: true }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Reading>;

/** Any change of a setting that can be made. */
export const readingChange = anyShape(SLICES.reading.actions.readingChanged.payload);
