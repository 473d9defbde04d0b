import { songAddress } from '../share/songNames';
import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const PlayableSongs = lazyView(async () => (await import('../guitar/chordBook')).PlayableSongs);

export function PlayablePage() {
  return (
    <>
      <PageHead title={text.tabTitle(text.playableTitle)} path="/playable" />
      <PageTitle title={text.playableTitle} />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <PlayableSongs addressOf={(song, capo) => songAddress('', song, capo)} />
      </UntilSaved>
    </>
  );
}
