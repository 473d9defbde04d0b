import type { ComponentProps } from 'react';
import { selectReaderSettings } from '../../state';
import { useListing, useSongbook } from '../hooks';
import { BookletPlace } from '../print/BookletPlace';
import { LookPanel } from '../sheet/LookPanel';
import * as text from '../text';
import { Button } from '../ui';

/** The look of a song, on the screen and on paper. */
export function SongLook(panel: Omit<ComponentProps<typeof LookPanel>, 'printer'>) {
  const { id } = panel;
  const { title } = useListing(id);
  const note = useSongbook((state) => selectReaderSettings(state).notes[id]) ?? '';
  const printer = (
    <BookletPlace isAlone title={title} songs={[{ id, headings: [], note }]}>
      {(onOpen) => (
        <Button aria-haspopup="dialog" onClick={onOpen}>
          {text.printSong}
        </Button>
      )}
    </BookletPlace>
  );
  return <LookPanel {...panel} printer={printer} />;
}
