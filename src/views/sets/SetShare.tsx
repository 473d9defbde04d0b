import { useStore } from 'react-redux';
import { formatSetFragment, type RootState, selectIsLoaded, type SongSet, songsInOrder } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { FileActions, fileName, LinkActions, Panel } from '../ui';
import { setAsChordPro, setAsList } from './setTexts';

/** Shares a set: as a link that holds all of it, as a QR code of the link, as one ChordPro file or as a plain list. */
export function SetShare({ set, onClose }: { set: SongSet; onClose: () => void }) {
  const { getState } = useStore<RootState>();
  const isLoaded = useSongbook((state) =>
    songsInOrder(set).every(({ value }) => selectIsLoaded(state, value.song)),
  );
  return (
    <Panel isModal title={text.shareSetTitle} onClose={onClose}>
      <LinkActions
        title={text.setLink}
        hint={text.setLinkHint}
        sentTitle={set.title}
        hasQrCode
        makeAddress={() => `${window.location.origin}/sets${formatSetFragment(set)}`}
      />
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
