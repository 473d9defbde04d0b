import * as text from '../text/chords';
import * as common from '../text/common';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const ChordDictionary = lazyView(async () => (await import('../guitar/chordBook')).ChordDictionary);

/** The chords of all songs, and any others. */
export function ChordsPage() {
  return (
    <>
      <PageHead
        title={common.tabTitle(common.chordsTitle)}
        description={common.siteDescription}
        path="/chords"
      />
      <PageTitle title={common.chordsTitle} />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <ChordDictionary />
      </UntilSaved>
    </>
  );
}
