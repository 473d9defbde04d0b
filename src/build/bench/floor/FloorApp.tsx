import { useState } from 'react';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import storage from 'redux-persist/lib/storage';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import type { SongFile } from '../../../catalogue/song';

interface FloorState {
  readonly favorites: Record<number, boolean>;
  readonly transpositions: Record<number, number>;
}

const slice = createSlice({
  name: 'floor',
  initialState: (): FloorState => ({ favorites: {}, transpositions: {} }),
  reducers: {
    toggled({ favorites }, { payload: id }: PayloadAction<number>) {
      favorites[id] = !favorites[id];
    },
    moved({ transpositions }, { payload: { id, by } }: PayloadAction<{ id: number; by: number }>) {
      transpositions[id] = ((transpositions[id] ?? 0) + by + 12) % 12;
    },
  },
});

const { toggled, moved } = slice.actions;
const store = configureStore({
  reducer: persistReducer({ key: 'floor', storage }, slice.reducer),
  middleware: (defaults) => defaults({ serializableCheck: false }),
});
persistStore(store);

/** A separate script sets it, so that the floor's bundle contains no songs. */
declare const floorSongs: readonly SongFile[];

const NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'H'];
const movedBy = (line: string, by: number): string =>
  line.replace(/[A-H][b#]?/g, (name) => NAMES[(NAMES.indexOf(name) + by) % 12] ?? name);

/** The minimal app with the same functions: filtered lists of songs with hearts, and songs with transposed chords. */
export function FloorApp() {
  return (
    <Provider store={store}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/favorites" element={<List isOfFavorites />} />
        <Route path="/songs/:id" element={<Song />} />
      </Routes>
    </Provider>
  );
}

function List({ isOfFavorites = false }) {
  const favorites = useSelector((state: FloorState) => state.favorites);
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const found = floorSongs
    .map(({ title, author }, id) => ({ id, names: `${title} ${author}` }))
    .filter(({ id }) => !isOfFavorites || favorites[id])
    .filter(({ names }) => names.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <ul>
        {found.map(({ id, names }) => (
          <li key={id}>
            <Link to={`/songs/${id}`}>{names}</Link>
            <button onClick={() => dispatch(toggled(id))}>{favorites[id] ? '♥' : '♡'}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Song() {
  const id = Number(useParams()['id']);
  const by = useSelector((state: FloorState) => state.transpositions[id] ?? 0);
  const dispatch = useDispatch();
  const song = floorSongs[id];
  return (
    <>
      <h1>{song?.title}</h1>
      <p>{song?.author}</p>
      <button onClick={() => dispatch(moved({ id, by: 1 }))}>+</button>
      <span>{by}</span>
      {song?.body.lyrics.map((lyric, index) => (
        <div key={index}>
          <div>{movedBy(song.body.chords[index] ?? '', by)}</div>
          <div>{lyric}</div>
        </div>
      ))}
    </>
  );
}

// Only a browser hydrates the page; Node renders it.
if (typeof document !== 'undefined')
  hydrateRoot(
    document.getElementById('root')!,
    <BrowserRouter>
      <FloorApp />
    </BrowserRouter>,
  );
