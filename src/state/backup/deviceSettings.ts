import type { SettingValues } from '../settings/readerSettings';

/** Leaves out the settings that belong to the device: no backup has them. */
export const withoutDeviceSettings = <Settings extends { [Name in keyof SettingValues]?: unknown }>({
  toldOfCleaning: _cleaning,
  toldOfBook: _book,
  toldOfVoice: _voice,
  ...others
}: Settings) => others;
