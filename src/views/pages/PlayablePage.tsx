import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

// Both pages about chords share one script.
const PlayableSongs = lazyView(
  async () =>
    (await import(/* webpackChunkName: "chord-book" */ '../guitar/chordBook/PlayableSongs')).PlayableSongs,
);

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
