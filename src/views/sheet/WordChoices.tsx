import { useState, type ComponentProps } from 'react';
import { useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Button, ChoiceButton, ChoiceGroup, Choices } from '../ui';
import { Pronunciation } from './Pronunciation';
import { SettingSwitch } from './SettingControls';
import { useWordSwitches } from './wordSwitches';

/** What is shown of a song's words: Armenian letters, Latin ones and what they mean, of which several may be on. */
export function WordChoices() {
  const { own, latin, meaning } = useWordSwitches();
  return (
    <>
      {/* In other languages they stand below the title. */}
      {text.language === 'hy' && SONGBOOK_HAS.armenian && (
        <Choices legend={text.words}>
          <WordChoice {...own}>{text.ownLetters}</WordChoice>
          <WordChoice {...latin}>{text.latinLetters(false)}</WordChoice>
          {SONGBOOK_HAS.meanings && <WordChoice {...meaning}>{text.settingNames.meaning}</WordChoice>}
        </Choices>
      )}
      {latin.isOn && SONGBOOK_HAS.armenian && <LatinChoices />}
    </>
  );
}

const WordChoice = ({ isOn, ...attributes }: { isOn: boolean } & ComponentProps<'button'>) => (
  <ChoiceButton isChosen={isOn} {...attributes} />
);

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
