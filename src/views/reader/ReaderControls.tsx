import { readerSettingChanged } from '../../state/index';
import { useReaderSetting, useSongbookDispatch } from '../hooks';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import * as text from '../text/reader';
import styles from './ReaderControls.module.css';
import { TextSizeControl } from './TextSizeControl';

/** Everything a visitor can set about how songs are shown. */
export function ReaderControls() {
  const chordsAnnounced = useReaderSetting('chordsAnnounced');
  const dispatch = useSongbookDispatch();
  return (
    <>
      <TextSizeControl />
      <ChoiceGroup setting="sheet" legend={text.sheet} names={text.sheets} />
      <ChoiceGroup setting="notation" legend={text.notation} names={text.notations} />
      <ChoiceGroup setting="latin" legend={text.latin} names={text.latins} />
      <ChoiceGroup setting="theme" legend={text.theme} names={text.themes} />
      <div className={styles['wideOnly']}>
        <ChoiceGroup setting="columns" legend={text.columns} names={text.columnCounts} />
      </div>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={chordsAnnounced}
          onChange={({ target }) =>
            dispatch(readerSettingChanged({ setting: 'chordsAnnounced', value: target.checked }))
          }
        />
        {text.chordsAnnounced}
      </label>
      <button type="button" className={styles['print']} onClick={() => window.print()}>
        {text.printSong}
      </button>
    </>
  );
}
