import * as text from '../text';
import { lazyView, PageTitle } from '../ui';
import { UntilSaved } from './UntilSaved';

// Both parts share one script.
const ChordDictionary = lazyView(
  async () => (await import('../guitar/chordBook/ChordDictionary')).ChordDictionary,
);
const PlayableSongs = lazyView(async () => (await import('../guitar/chordBook/PlayableSongs')).PlayableSongs);

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
