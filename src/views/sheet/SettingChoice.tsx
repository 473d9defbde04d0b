import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import type { NamedSetting } from '../text/settings';
import { ChoiceGroup } from '../ui/ChoiceGroup';

/** A setting with few values, shown side by side by name. */
export function SettingChoice<Setting extends NamedSetting>({
  setting,
  legend = text.settingNames[setting],
}: {
  setting: Setting;
  legend?: string;
}) {
  const [chosen, choose] = useReaderSettingState(setting);
  return (
    <ChoiceGroup
      name={setting}
      legend={legend}
      options={text.settingValues[setting]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
