import { useState } from 'react';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import storage from 'redux-persist/lib/storage';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import type { SongFile } from '../../../catalogue/song';

const initialState = { hearts: {} as Record<number, boolean>, keys: {} as Record<number, number> };
type FloorState = typeof initialState;

const slice = createSlice({
  name: 'floor',
  initialState,
  reducers: {
    toggled({ hearts }, { payload: id }: PayloadAction<number>) {
      hearts[id] = !hearts[id];
    },
    raised({ keys }, { payload: id }: PayloadAction<number>) {
      keys[id] = ((keys[id] ?? 0) + 1) % 12;
    },
  },
});

const { toggled, raised } = slice.actions;
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
export const FloorApp = () => (
  <Provider store={store}>
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/favorites" element={<List isOfFavorites />} />
      <Route path="/songs/:id" element={<Song />} />
    </Routes>
  </Provider>
);

function List({ isOfFavorites = false }) {
  const hearts = useSelector((state: FloorState) => state.hearts);
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const found = floorSongs
    .map(({ title, author }, id) => ({ id, names: `${title} ${author}` }))
    .filter(({ id, names }) => (!isOfFavorites || hearts[id]) && names.toLowerCase().includes(query));
  return (
    <>
      <input type="search" onChange={({ target }) => setQuery(target.value.toLowerCase())} />
      <ul>
        {found.map(({ id, names }) => (
          <li key={id}>
            <Link to={`/songs/${id}`}>{names}</Link>
            <button onClick={() => dispatch(toggled(id))}>{hearts[id] ? '♥' : '♡'}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Song() {
  const id = Number(useParams()['id']);
  const by = useSelector((state: FloorState) => state.keys[id] ?? 0);
  const dispatch = useDispatch();
  const { title, author, body } = floorSongs[id]!;
  return (
    <>
      <h1>{title}</h1>
      <p>{author}</p>
      <button onClick={() => dispatch(raised(id))}>{by}</button>
      {body.lyrics.map((lyric, index) => (
        <div key={index}>
          <div>{movedBy(body.chords[index]!, by)}</div>
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
