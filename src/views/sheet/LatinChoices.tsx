import { useState } from 'react';
import { useReaderSetting } from '../hooks';
import * as text from '../text';
import { Button, lazyView } from '../ui';
import { SettingChoice } from './SettingChoice';
import { SettingSwitch } from './SettingSwitch';

const Pronunciation = lazyView(
  async () => (await import(/* webpackChunkName: "latin" */ './Pronunciation')).Pronunciation,
);

/** The letters in which words are shown and read out, and how they are pronounced. */
export function LatinChoices() {
  const isWanted = useReaderSetting('latin') !== 'none';
  const [isTold, setTold] = useState(false);
  return (
    <>
      <SettingChoice setting="latin" />
      {isWanted && (
        <>
          <SettingSwitch setting="latinAlone" />
          {text.language === 'ru' && <SettingSwitch setting="cyrillic" />}
          <SettingSwitch setting="latinHeard" />
          <Button aria-expanded={isTold} onClick={() => setTold(!isTold)}>
            {text.pronunciation}
          </Button>
          {isTold && <Pronunciation />}
        </>
      )}
    </>
  );
}
