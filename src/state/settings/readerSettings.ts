import { namesOf } from '../objects';
import { PER_SONG_SETTINGS, type PerSongSettings } from './perSongSettings';
import { DEFAULT_SETTINGS, SETTING_OPTIONS, type OwnVoice, type SettingValues } from './settingOptions';
import { either, matching, oneOf, someOf, tableOf, type Shape } from '../shape';

/** The per-song settings that are stored with the reader settings; transpositions have keys of their own. */
export type SongSettings = Omit<PerSongSettings, 'transpositions'>;

/** The settings for all songs and those of single songs. */
export interface ReaderSettings extends SettingValues, SongSettings {}

/** A setting with one of its values. */
export type SettingChange = {
  [Setting in keyof SettingValues]: {
    readonly setting: Setting;
    readonly value: SettingValues[Setting];
  };
}[keyof SettingValues];

export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  ...DEFAULT_SETTINGS,
  speeds: {},
  tempos: {},
  bars: {},
  capos: {},
};

const SETTINGS = namesOf(SETTING_OPTIONS);

/** The shape of each setting. */
export const SETTING_SHAPES = {
  ...Object.fromEntries(SETTINGS.map((setting) => [setting, oneOf<unknown>(...SETTING_OPTIONS[setting])])),
  voice: either<SettingValues['voice']>(
    oneOf(...SETTING_OPTIONS.voice),
    matching<OwnVoice>(/^[3-8]\d-[3-8]\d$/),
  ),
} as { readonly [Setting in keyof SettingValues]: Shape<SettingValues[Setting]> };

/** The shape of saved settings, with those of single songs; any of them may be missing. */
export const readerSettingsShape = someOf<ReaderSettings>({
  ...SETTING_SHAPES,
  speeds: tableOf(PER_SONG_SETTINGS.speeds.shape),
  tempos: tableOf(PER_SONG_SETTINGS.tempos.shape),
  bars: tableOf(PER_SONG_SETTINGS.bars.shape),
  capos: tableOf(PER_SONG_SETTINGS.capos.shape),
});
