import type { SettingValues } from '../../state';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { ChoiceGroup } from '../ui';

/** The names of the values of each setting that is chosen by name. */
const VALUE_NAMES: {
  readonly [Setting in keyof typeof text.settingValues]: Readonly<Record<SettingValues[Setting], string>>;
} = text.settingValues;

/** A setting with few values, shown side by side by name. */
export function SettingChoice({
  setting,
  legend = text.settingNames[setting],
  names,
}: {
  setting: keyof typeof VALUE_NAMES;
  legend?: string;
  /** Names of values that differ from the usual ones. */
  names?: Readonly<Record<string, string>> | undefined;
}) {
  const [chosen, choose] = useReaderSettingState(setting);
  const options = { ...VALUE_NAMES[setting], ...names };
  return <ChoiceGroup name={setting} legend={legend} options={options} chosen={chosen} onChoose={choose} />;
}
