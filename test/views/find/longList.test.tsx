/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { songs, type SongId } from '../../../src/catalogue';
import { SongList } from '../../../src/views/find/SongList';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';

const MANY = Array.from({ length: 130 }, (_, id) => id as SongId);

/** Lists of songs that a button puts in each other's place. */
function Lists({ lists }: { lists: readonly (readonly SongId[])[] }) {
  const [shown, show] = useState(0);
  return (
    <>
      <button type="button" onClick={() => show(shown + 1)}>
        other
      </button>
      <SongList ids={lists[shown]!} />
    </>
  );
}

const shownIds = (): readonly (readonly number[])[] =>
  screen
    .queryAllByRole('list')
    .map((list) => [...list.children].map((row) => Number(row.getAttribute('data-song-id'))));

test.each([390, 1024])(
  'on a window of %d pixels a long list stands in columns of their own by sixties, in its order, also when it changes',
  async (width) => {
    Object.assign(window, { innerWidth: width });
    const even = MANY.filter((id) => id % 2 === 0).reverse();
    const lists = [MANY, even, MANY, [], [...MANY].reverse()];
    const listings = MANY.map((id) => songs[id % songs.length]!);
    const store = unreadStore({}, listings);
    const { user } = await renderSongbook('/', { store, part: <Lists lists={lists} /> });
    for (const [index, ids] of lists.entries()) {
      if (index > 0) await user.click(screen.getByRole('button', { name: 'other' }));
      const columns = [ids.slice(0, 60), ids.slice(60, 120), ids.slice(120)];
      expect(shownIds()).toEqual(columns.filter(({ length }) => length > 0));
    }
  },
);
