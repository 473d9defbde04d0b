import { useState, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { lazyView, MissingPart, useWhenFetched } from '../ui';

const SetChoice = lazyView(async () => (await import('./SetChoice')).SetChoice, 'quiet');

/** Adds a song to a set, by the button that the children make. */
export function AddToSet({ id, children }: { id: SongId; children: (onOpen: () => void) => ReactNode }) {
  const { stage, whenFetched, forget } = useWhenFetched();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => whenFetched(SetChoice.load(), () => setOpen(true)))}
      {isOpen && <SetChoice id={id} onClose={() => setOpen(false)} />}
      {stage === 'failed' && <MissingPart onNoted={forget} />}
    </>
  );
}
