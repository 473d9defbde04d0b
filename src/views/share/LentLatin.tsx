import { useEffect, useEffectEvent, useState } from 'react';
import { latinLent, SETTING_OPTIONS } from '../../state';
import { useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Banner, Button } from '../ui';

/** Lends the Latin letters that an address asks for to a visitor without them, for this visit, and says so. */
export function LentLatin({ asked }: { asked: string }) {
  const [own, setLatin] = useReaderSettingState('latin');
  const lent = useSongbook((state) => state.lentLatin);
  const dispatch = useSongbookDispatch();
  const [isTold, setTold] = useState(false);
  const lend = useEffectEvent(() => {
    const latin = SETTING_OPTIONS.latin.find((letters) => letters === asked);
    if (latin && own === 'none') dispatch(latinLent({ latin }));
  });
  useEffect(() => lend(), [asked]);
  if (isTold || lent === 'none') return null;
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
