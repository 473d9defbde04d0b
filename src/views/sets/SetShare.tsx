import { useState } from 'react';
import { useStore } from 'react-redux';
import { formatSetFragment, type RootState, selectIsLoaded, type SongSet, songsInOrder } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { ActionGroup } from '../ui/ActionGroup';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { fileName } from '../ui/downloadFile';
import { FileActions } from '../ui/FileActions';
import { lazyView } from '../ui/lazyView';
import { Panel } from '../ui/Panel';
import { ShareButton } from '../ui/ShareButton';
import { setAsChordPro, setAsList } from './setTexts';

const QrCode = lazyView(async () => (await import('../ui/QrCode')).QrCode);

/** The longest address, in characters, that a phone still reads from a QR code. */
const QR_LIMIT = 1500;

/** Shares a set: as a link that holds all of it, as a QR code of the link, as one ChordPro file or as a plain list. */
export function SetShare({ set, onClose }: { set: SongSet; onClose: () => void }) {
  const [isQrShown, setQrShown] = useState(false);
  const { getState } = useStore<RootState>();
  const isLoaded = useSongbook((state) =>
    songsInOrder(set).every(({ value }) => selectIsLoaded(state, value.song)),
  );
  const makeAddress = (): string => `${window.location.origin}/sets${formatSetFragment(set)}`;
  return (
    <Panel isModal title={text.shareSetTitle} onClose={onClose}>
      <ActionGroup title={text.setLink} hint={text.setLinkHint}>
        <ShareButton title={set.title} makeAddress={makeAddress} />
        <CopyButton label={text.copyLink} makeText={makeAddress} />
        <Button aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
          {text.qrCode}
        </Button>
        {isQrShown &&
          (makeAddress().length > QR_LIMIT ? (
            <p role="status">{text.tooLongForQr}</p>
          ) : (
            <QrCode content={makeAddress()} label={text.qrCode} />
          ))}
      </ActionGroup>
      {isLoaded && (
        <>
          <FileActions
            title={text.setChordPro}
            fileName={fileName(set.title, 'cho', 'set')}
            makeText={() => setAsChordPro(getState(), set)}
          />
          <FileActions
            title={text.setPlainList}
            fileName={fileName(set.title, 'txt', 'set')}
            makeText={() => setAsList(getState(), set)}
          />
        </>
      )}
    </Panel>
  );
}
