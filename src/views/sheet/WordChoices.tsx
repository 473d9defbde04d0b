import { useState } from 'react';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Button, ChoiceButton, ChoiceGroup, Choices } from '../ui';
import { useIsCyrillic, useLatinSwitch } from './LatinNames';
import { Pronunciation } from './Pronunciation';
import { SettingSwitch } from './SettingControls';

/** What is shown of a song's words: Armenian letters, Latin ones and what they mean, of which several may be on. */
export function WordChoices() {
  const [isLatin, toggleLatin] = useLatinSwitch();
  const [isAlone, setAlone] = useReaderSettingState('latinAlone');
  const [isMeant, setMeant] = useReaderSettingState('meaning');
  const isCyrillic = useIsCyrillic();
  const isOwn = !isLatin || !isAlone;
  const switchOwn = (): void => {
    if (!isLatin) toggleLatin();
    setAlone(isOwn);
  };
  return (
    <>
      <Choices legend={text.words}>
        <ChoiceButton isChosen={isOwn} onClick={switchOwn}>
          {text.ownLetters}
        </ChoiceButton>
        <ChoiceButton isChosen={isLatin} onClick={toggleLatin}>
          {text.latinLetters(isCyrillic)}
        </ChoiceButton>
        <ChoiceButton isChosen={isMeant} onClick={() => setMeant(!isMeant)}>
          {text.settingNames.meaning}
        </ChoiceButton>
      </Choices>
      {isLatin && <LatinChoices />}
    </>
  );
}

/** The Latin letters in which words are shown and read out, and how they are pronounced. */
function LatinChoices() {
  const [latin, setLatin] = useReaderSettingState('latin');
  const [isTold, setTold] = useState(false);
  const { eastern, western } = text.settingValues.latin;
  return (
    <>
      <ChoiceGroup
        name="latin"
        legend={text.settingNames.latin}
        options={{ eastern, western }}
        chosen={latin}
        onChoose={setLatin}
      />
      {text.language === 'ru' && <SettingSwitch setting="cyrillic" />}
      <Button aria-expanded={isTold} onClick={() => setTold(!isTold)}>
        {text.pronunciation}
      </Button>
      {isTold && <Pronunciation />}
    </>
  );
}
