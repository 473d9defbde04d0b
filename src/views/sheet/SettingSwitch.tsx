import type { SettingValues } from '../../state';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Switch } from '../ui';

/** The settings that have a name and are on or off. */
type SwitchedSetting = {
  [Setting in keyof typeof text.settingNames]: SettingValues[Setting] extends boolean ? Setting : never;
}[keyof typeof text.settingNames];

/** A setting that is on or off, as a switch with its name. */
export function SettingSwitch({ setting }: { setting: SwitchedSetting }) {
  const [isOn, setOn] = useReaderSettingState(setting);
  return <Switch label={text.settingNames[setting]} isOn={isOn} onSwitch={setOn} />;
}
