import type { ComponentProps } from 'react';
import { TransposeControl } from '../sheet/TransposeControl';
import { lazyView } from '../ui';

const KeyPanel = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ '../guitar/KeyPanel')).KeyPanel,
);

/** Transposes a song, and shows its key, which opens the panel of the key. */
export const KeyControl = (song: Omit<ComponentProps<typeof TransposeControl>, 'children'>) => (
  <TransposeControl {...song}>
    <KeyPanel id={song.id} />
  </TransposeControl>
);
