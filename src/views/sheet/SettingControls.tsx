import type { ReaderSettings } from '../../state';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { ChoiceGroup, ChoiceList, Switch } from '../ui';

/** The names of the values of each setting that is chosen by name. */
type ValueNames = {
  readonly [Setting in keyof typeof text.settingValues]: Readonly<Record<ReaderSettings[Setting], string>>;
};

/** A setting with few values, shown by name, side by side or as a list that opens. */
export function SettingChoice({
  setting,
  legend = text.settingNames[setting],
  isList = false,
}: {
  setting: keyof ValueNames;
  legend?: string;
  isList?: boolean;
}) {
  const [chosen, choose] = useReaderSettingState(setting);
  const names: ValueNames = text.settingValues;
  const options: Readonly<Record<string, string>> = names[setting];
  const Choice = isList ? ChoiceList : ChoiceGroup;
  return <Choice name={setting} legend={legend} options={options} chosen={chosen} onChoose={choose} />;
}

/** The settings that have a name and are on or off. */
type SwitchedSetting = {
  [Setting in keyof typeof text.settingNames]: ReaderSettings[Setting] extends boolean ? Setting : never;
}[keyof typeof text.settingNames];

/** A setting that is on or off, as a switch with its name. */
export function SettingSwitch({ setting }: { setting: SwitchedSetting }) {
  const [isOn, setOn] = useReaderSettingState(setting);
  return <Switch label={text.settingNames[setting]} isOn={isOn} onSwitch={setOn} />;
}
