import { useEffect, useEffectEvent, useState } from 'react';
import { latinLent, SETTING_OPTIONS, usualLatin } from '../../state';
import { useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Banner, Button } from '../ui';

/** Shows the Latin letters that an address asks for, for this visit, and says so; the visitor's own choice stands above it. */
export function LentLatin({ asked }: { asked: string }) {
  const [, setLatin] = useReaderSettingState('latin');
  const isChosen = useSongbook((state) => state.readerSettings.latin !== undefined);
  const lent = useSongbook((state) => state.defaultLatin);
  const dispatch = useSongbookDispatch();
  const [isTold, setTold] = useState(false);
  const lend = useEffectEvent(() => {
    const latin = SETTING_OPTIONS.latin.find((letters) => letters === asked);
    if (latin && !isChosen) dispatch(latinLent({ latin }));
  });
  useEffect(() => lend(), [asked]);
  if (isTold || isChosen || lent === usualLatin(text.language)) return null;
  return (
    <Banner message={text.lentLatin}>
      <Button variant="quiet" onClick={() => setLatin(lent)}>
        {text.keepLatin}
      </Button>
      <Button variant="quiet" onClick={() => setTold(true)}>
        {text.gotIt}
      </Button>
    </Banner>
  );
}
