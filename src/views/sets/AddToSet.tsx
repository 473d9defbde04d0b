import { memo, useState, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { useListing } from '../hooks';
import * as text from '../text';
import { IconButton, lazyView, MissingPart, useWhenFetched, type IconShape } from '../ui';

const SetChoice = lazyView(async () => (await import('./SetChoice')).SetChoice, 'quiet');

const LIST_THAT_GROWS: IconShape = { path: 'M4 6.5h16M4 12h9M4 17.5h7M17.5 12.5v8M13.5 16.5h8', stroke: 1.8 };

/** Adds a song to a set: by a sign in a row of a list, or by the button that the children make. */
export const AddToSet = memo(function AddToSet({
  id,
  children,
}: {
  id: SongId;
  children?: (onOpen: () => void) => ReactNode;
}) {
  const { title } = useListing(id);
  const { stage, whenFetched, forget } = useWhenFetched();
  const [isOpen, setOpen] = useState(false);
  const choose = (): void => whenFetched(SetChoice.load(), () => setOpen(true));
  return (
    <>
      {children?.(choose) ?? (
        <IconButton
          icon={LIST_THAT_GROWS}
          label={text.addToSet(title)}
          aria-haspopup="dialog"
          onClick={choose}
        />
      )}
      {isOpen && <SetChoice id={id} onClose={() => setOpen(false)} />}
      {stage === 'failed' && <MissingPart onNoted={forget} />}
    </>
  );
});
