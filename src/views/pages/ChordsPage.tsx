import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const ChordDictionary = lazyView(async () => (await import('../guitar/chordBook')).ChordDictionary);

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
