import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const ChordDictionary = lazyView(async () => (await import('../guitar/chordBook')).ChordDictionary);

/** The chords of all songs, and any others. */
export function ChordsPage() {
  return (
    <>
      <PageHead title={text.tabTitle(text.chordsTitle)} description={text.siteDescription} path="/chords" />
      <PageTitle title={text.chordsTitle} />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <ChordDictionary />
      </UntilSaved>
    </>
  );
}
