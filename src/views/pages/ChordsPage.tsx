import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const ChordDictionary = lazyView(async () => (await import('../guitar/chordBook')).ChordDictionary);

export function ChordsPage() {
  return (
    <>
      <PageHead title={text.tabTitle(text.chordsTitle)} path="/chords" />
      <PageTitle title={text.chordsTitle} />
      <UntilSaved needsScript={text.chordsNeedScript}>
        <ChordDictionary />
      </UntilSaved>
    </>
  );
}
