import { songAddress } from '../share/songNames';
import * as text from '../text/chords';
import * as common from '../text/common';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const PlayableSongs = lazyView(async () => (await import('../guitar/chordBook')).PlayableSongs);

/** The songs playable with the chords that the visitor knows. */
export function PlayablePage() {
  return (
    <>
      <PageHead
        title={common.tabTitle(text.playableTitle)}
        description={common.siteDescription}
        path="/playable"
      />
      <PageTitle title={text.playableTitle} />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <PlayableSongs addressOf={(song, capo) => songAddress('', song, capo)} />
      </UntilSaved>
    </>
  );
}
