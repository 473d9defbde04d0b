import { useState, type ReactNode } from 'react';
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

/** The minimal app with the same functions: a filtered list of songs with hearts, and transposed chords in lines or in boxes. */
export function FloorApp() {
  return (
    <Provider store={store}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/songs/:id" element={<Song Line={Line} />} />
        <Route path="/boxes/:id" element={<Song Line={BoxedLine} />} />
      </Routes>
    </Provider>
  );
}

function List() {
  const favorites = useSelector((state: FloorState) => state.favorites);
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const found = floorSongs
    .map(({ title, author }, id) => ({ id, names: `${title} ${author}` }))
    .filter(({ names }) => names.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <ul>
        {found.map(({ id, names }) => (
          <li key={id} data-testid="song-row">
            <Link to={`/songs/${id}`}>{names}</Link>
            <button onClick={() => dispatch(toggled(id))}>{favorites[id] ? '♥' : '♡'}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly lyric: string;
  readonly chords: string;
  readonly by: number;
}

function Song({ Line }: { Line: (props: LineProps) => ReactNode }) {
  const id = Number(useParams()['id']);
  const by = useSelector((state: FloorState) => state.transpositions[id] ?? 0);
  const dispatch = useDispatch();
  const song = floorSongs[id];
  return (
    <>
      <h1>{song?.title}</h1>
      <p>{song?.author}</p>
      <button data-testid="transpose-up" onClick={() => dispatch(moved({ id, by: 1 }))}>
        +
      </button>
      <span>{by}</span>
      {song?.body.lyrics.map((lyric, index) => (
        <Line key={index} lyric={lyric} chords={song.body.chords[index] ?? ''} by={by} />
      ))}
    </>
  );
}

/** Chords in one text above the words. */
function Line({ lyric, chords, by }: LineProps) {
  return (
    <div>
      <div data-testid="chord">{movedBy(chords, by)}</div>
      <div>{lyric}</div>
    </div>
  );
}

/** Each chord in a box with the words up to the next chord. */
function BoxedLine({ lyric, chords, by }: LineProps) {
  const placed = [...chords.matchAll(/\S+/g)];
  return (
    <div>
      {lyric.slice(0, placed[0]?.index)}
      {placed.map(({ 0: chord, index }, place) => (
        <span key={index} style={{ display: 'inline-block' }}>
          <span data-testid="chord">{movedBy(chord, by)}</span>
          <br />
          {lyric.slice(index, placed[place + 1]?.index)}
        </span>
      ))}
    </div>
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
