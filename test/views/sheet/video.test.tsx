/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { translateSongs } from '../../../src/build/site/translateSongs';
import { parseVideoId, songs } from '../../../src/catalogue';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { contentsFailed, contentsLoaded } from '../../../src/state';
import { setOnline } from '../../support/jsdomGaps';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';

const filmed = songs.find(({ youtube }) => youtube.includes('watch?v='))!;
const unfilmed = songs.find(({ youtube }) => youtube === '')!;
const frame = () => screen.queryByTestId<HTMLIFrameElement>('video');
const ELSEWHERE = 'Եթե տեսանյութը չի բացվում, դիտե՛ք այն YouTube-ում';
const OFFLINE = /^Տեսանյութը դիտելու համար ցանց է պետք/;

afterEach(() => setOnline(true));

test('without a network the song says so in its place, until there is one', async () => {
  await renderSongbook(`/songs/${filmed.id}`);
  // A poster alone is no video that plays.
  fireEvent.load(frame()!);
  act(() => setOnline(false));
  expect(frame()).toBeNull();
  expect(screen.getByText(OFFLINE)).toBeVisible();
  act(() => setOnline(true));
  expect(frame()).not.toBeNull();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test('once its poster is tapped a video has another way to it, even where none comes', async () => {
  await renderSongbook(`/songs/${filmed.id}`);
  expect(screen.queryByRole('link', { name: ELSEWHERE })).toBeNull();
  fireEvent.click(frame()!.contentDocument!);
  expect(screen.getByRole('link', { name: ELSEWHERE })).toBeVisible();
});

test('a video that was asked for stays when the network goes, and has another way to it', async () => {
  await renderSongbook(`/songs/${filmed.id}`);
  // A page of another host is closed to ours.
  Object.defineProperty(frame(), 'contentDocument', { value: null });
  fireEvent.load(frame()!);
  const elsewhere = `https://www.youtube.com/watch?v=${parseVideoId(filmed.youtube)}`;
  expect(screen.getByRole('link', { name: ELSEWHERE })).toHaveAttribute('href', elsewhere);
  act(() => setOnline(false));
  expect(frame()).not.toBeNull();
});

test('the poster has the initial of the title in Armenian letters, in other languages too', async () => {
  const poster = async (listings: Parameters<typeof unreadStore>[1]) => {
    await renderSongbook(`/songs/${filmed.id}`, { store: unreadStore({ [filmed.id]: filmed }, listings) });
    const { srcdoc } = frame()!;
    cleanup();
    return srcdoc;
  };
  const drawn = await poster(songs);
  expect(drawn).toContain('class="initial"');
  expect(await poster(translateSongs(readSongFiles(), 'fr'))).toBe(drawn);
});

test('where no video is known there is none, and no link to another site', async () => {
  await renderSongbook(`/songs/${unfilmed.id}`);
  expect(frame()).toBeNull();
  expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
});

/** Opens a song whose words have not arrived. */
const openPending = () => renderSongbook('/songs/7', { store: unreadStore({}) });

test('a song is asked for when it is opened, and drawn when it arrives', async () => {
  const { store, services } = await openPending();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(songs[7]!.title);
  expect(services.wantContents).toHaveBeenCalledTimes(1);
  await act(async () => void store.dispatch(contentsLoaded(songs)));
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
