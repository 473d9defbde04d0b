import { SETTING_OPTIONS, readerSettingChanged, type SettingChange } from '../../state/index';
import { useReaderSetting, useSongbookDispatch } from '../hooks';
import styles from './ChoiceGroup.module.css';

type NamedSetting = 'theme' | 'columns' | 'sheet' | 'notation' | 'latin' | 'hand';
type Names<Setting extends NamedSetting> = Readonly<
  Record<(typeof SETTING_OPTIONS)[Setting][number], string>
>;

/** A setting whose few values stand side by side, one of them chosen. */
export function ChoiceGroup<Setting extends NamedSetting>({
  setting,
  legend,
  names,
}: {
  setting: Setting;
  legend: string;
  names: Names<Setting>;
}) {
  const chosen = useReaderSetting(setting);
  const dispatch = useSongbookDispatch();
  const choices: readonly (keyof Names<Setting>)[] = SETTING_OPTIONS[setting];
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map((value) => (
          <label key={value} className={styles['choice']}>
            <input
              type="radio"
              name={setting}
              checked={value === chosen}
              onChange={() => dispatch(readerSettingChanged({ setting, value } as SettingChange))}
            />
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
