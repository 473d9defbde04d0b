/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { contentsFailed, contentsLoaded } from '../../../src/state';
import { setOnline } from '../../support/jsdomGaps';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';

/** Opens a song whose words have not arrived. */
const openPending = () => renderSongbook('/songs/7', { store: unreadStore({}) });

test('a song is asked for when it is opened, and drawn when it arrives', async () => {
  const { store, services } = await openPending();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(songs[7]!.title);
  expect(services.wantContents).toHaveBeenCalledTimes(1);
  await act(async () => void store.dispatch(contentsLoaded(songId(7), [songs[7]!])));
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getAllByTestId('song-line')).toHaveLength(songs[7]!.body.lyrics.length);
});

test('a song that does not arrive says so, and is asked for again', async () => {
  const { store, services, user } = await openPending();
  act(() => void store.dispatch(contentsFailed({ reason: 'no network' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Երգի խոսքերը չհաջողվեց բեռնել');
  await user.click(screen.getByRole('button', { name: 'Կրկին փորձել' }));
  expect(services.wantContents).toHaveBeenCalledTimes(2);
  act(() => setOnline(true));
  expect(services.wantContents).toHaveBeenCalledTimes(3);
});
