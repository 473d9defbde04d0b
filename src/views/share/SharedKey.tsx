import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import {
  latinLent,
  parseSemitones,
  selectOwnKey,
  selectSharedKey,
  SETTING_OPTIONS,
  sharedKeyLeft,
  sharedKeyOpened,
  usualReading,
  type RootState,
} from '../../state';
import { useGetState, useIsRead, useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import { useKeyChoice } from '../sheet/songKeyHooks';
import * as text from '../text';
import { Banner, Button, withoutStuckPunctuation } from '../ui';

const isSharedIn = (state: RootState, id: SongId): boolean => selectSharedKey(state)?.id === id;

const [TRANSPOSE, CAPO, LATIN] = ['transpose', 'capo', 'latin'];

/**
 * Opens a song in the key and capo of its address (`?transpose=3&capo=5&latin=eastern`), keeps them in the store while
 * the song is shown in them, and says so in a banner. A visitor without Latin letters is lent those of the address.
 */
export function SharedKey({ id }: { id: SongId }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useSongbookDispatch();
  const getState = useGetState();
  const isRead = useIsRead();
  const isShared = useSongbook((state) => isSharedIn(state, id));
  const [isUnread, setIsUnread] = useState(false);
  // A query may have been encoded as a whole, or copied from HTML with `&amp;`.
  const query = decodeURIComponent(String(new URLSearchParams(search)));
  const given = (name: string) => new RegExp(`\\b${name}=([^&?]*)`).exec(query)?.[1]?.trim();
  const read = (name: string) => parseSemitones(withoutStuckPunctuation(given(name) ?? ''));
  const isGiven = given(TRANSPOSE) !== undefined || given(CAPO) !== undefined;
  const capo = read(CAPO) ?? undefined;
  const isCut = [TRANSPOSE, CAPO].some((name) => given(name) !== undefined && read(name) === null);
  // An address with only a capo means the original key.
  const asked = isCut ? null : given(TRANSPOSE) !== undefined || capo === undefined ? read(TRANSPOSE) : 0;
  // Remembered here, because the address is cleared.
  if (isRead && isCut && !isUnread) setIsUnread(true);
  const clearAddress = useEffectEvent(() => {
    const rest = query.replaceAll(/(?:\bamp;)?\b(?:transpose|capo|latin)=[^&?]*&?/g, '');
    void navigate({ search: rest, hash }, { replace: true });
  });
  // Kept, because the address is cleared.
  const [latin] = useState(given(LATIN));
  useEffect(() => {
    if (!isRead || asked === null) return;
    const own = selectOwnKey(getState(), id);
    if (own.transpose === asked && (capo === undefined || own.capo === capo)) return;
    dispatch(sharedKeyOpened({ id, transpose: asked, capo }));
    return () => {
      if (isSharedIn(getState(), id)) dispatch(sharedKeyLeft());
    };
  }, [id, asked, capo, isRead, dispatch, getState]);
  useEffect(() => {
    // Read from the store, because the effect above may have opened the key just now.
    if (isRead && isGiven && !isSharedIn(getState(), id)) clearAddress();
  }, [id, isGiven, isRead, isShared, getState]);
  return (
    <>
      {isRead && latin !== undefined && <LentLatin asked={latin} />}
      {isShared ? (
        <SharedKeyLine id={id} />
      ) : (
        isUnread && (
          <Banner role="alert" message={text.unreadKey}>
            <Button variant="quiet" onClick={() => setIsUnread(false)}>
              {text.gotIt}
            </Button>
          </Banner>
        )
      )}
    </>
  );
}

/** Says that a song is shown in a key that somebody shared, and lets the visitor keep it or go back to their own. */
function SharedKeyLine({ id }: { id: SongId }) {
  const dispatch = useSongbookDispatch();
  const choose = useKeyChoice(id);
  return (
    <Banner message={text.sharedKey}>
      <Button variant="quiet" onClick={() => choose({}, 'shared')}>
        {text.keepSharedKey}
      </Button>
      <Button variant="quiet" onClick={() => dispatch(sharedKeyLeft())}>
        {text.ownKey}
      </Button>
    </Banner>
  );
}

/** Shows the Latin letters that an address asks for, for this visit, and says so; the visitor's own choice stands above it. */
function LentLatin({ asked }: { asked: string }) {
  const [, setLatin] = useReaderSettingState('latin');
  const isChosen = useSongbook((state) => state.readerSettings.latin !== undefined);
  const lent = useSongbook((state) => state.usualReading.latin);
  const dispatch = useSongbookDispatch();
  const [isTold, setTold] = useState(false);
  const lend = useEffectEvent(() => {
    const latin = SETTING_OPTIONS.latin.find((letters) => letters === asked);
    if (latin && !isChosen) dispatch(latinLent({ latin }));
  });
  useEffect(() => lend(), [asked]);
  if (isTold || isChosen || lent === usualReading(text.language).latin) return null;
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
