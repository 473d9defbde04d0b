import * as text from '../text';
import { lazyView, PageTitle } from '../ui';
import { UntilSaved } from './UntilSaved';

const fetchChordBook = () => import(/* webpackChunkName: "chordBook" */ '../guitar/chordBook');
const ChordDictionary = lazyView(fetchChordBook, (part) => part.ChordDictionary);
const PlayableSongs = lazyView(fetchChordBook, (part) => part.PlayableSongs);

export function ChordsPage() {
  return (
    <>
      <PageTitle title={text.chordsTitle} path="/chords" />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <ChordDictionary />
      </UntilSaved>
    </>
  );
}

export function PlayablePage() {
  return (
    <>
      <PageTitle title={text.playableTitle} path="/playable" />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <PlayableSongs />
      </UntilSaved>
    </>
  );
}
