import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const PlayableSongs = lazyView(async () => (await import('../guitar/chordBook')).PlayableSongs);

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
