import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Switch } from '../ui';

/** A setting that is on or off, as a switch with its name. */
export function SettingSwitch({
  setting,
}: {
  setting:
    | 'playsOn'
    | 'fullRefrains'
    | 'chordsAnnounced'
    | 'bookletRefrains'
    | 'shapesAtSongs'
    | 'shapesAtEnd'
    | 'printedCode'
    | 'latinAlone'
    | 'latinHeard'
    | 'cyrillic';
}) {
  const [isOn, setOn] = useReaderSettingState(setting);
  return <Switch label={text.settingNames[setting]} isOn={isOn} onSwitch={setOn} />;
}
