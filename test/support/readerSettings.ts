import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { SETTING_OPTIONS, SCROLL_SPEEDS, SLICES, type ReaderSettings } from '../../src/state';
import { anyShape } from './anyShape';

const speed = fc.integer({ min: SCROLL_SPEEDS.slowest, max: SCROLL_SPEEDS.fastest });
const settings = Object.keys(SETTING_OPTIONS) as (keyof typeof SETTING_OPTIONS)[];

/** Any reader settings that can be had. */
export const readerSettings = fc.record({
  ...Object.fromEntries(settings.map((setting) => [setting, fc.constantFrom(...SETTING_OPTIONS[setting])])),
  speeds: fc.dictionary(fc.nat(songs.length - 1).map(String), speed, { noNullPrototype: true }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<ReaderSettings>;

/** Any change of a setting that can be made. */
export const settingChange = anyShape(SLICES.readerSettings.actions.readerSettingChanged.payload);
