import type { SettingValues } from '../../state';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { ChoiceGroup } from '../ui';

/** The settings whose values all have names. */
type NamedSetting = {
  [Setting in keyof SettingValues]: SettingValues[Setting] extends string ? Setting : never;
}[keyof SettingValues];

/** A setting with few values, shown side by side by name. */
export function SettingChoice<Setting extends NamedSetting>({
  setting,
  options,
  legend = text.settingNames[setting],
}: {
  setting: Setting;
  options: Readonly<Record<SettingValues[Setting], string>>;
  legend?: string;
}) {
  const [chosen, choose] = useReaderSettingState(setting);
  return <ChoiceGroup name={setting} legend={legend} options={options} chosen={chosen} onChoose={choose} />;
}
