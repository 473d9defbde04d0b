import { useRef } from 'react';
import * as text from '../text';
import { IconButton, useKeys, type IconShape } from '../ui';
import { dragRow } from './dragRow';
import styles from './EntryEditor.module.css';

const CARRY: IconShape = {
  path: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  size: 24,
  stroke: 3,
};

/** The handle of an entry, which is dragged, moved by arrow keys, or tapped. `onMove` is called with the new index. */
export function EntryHandle({
  name,
  index,
  isExpanded,
  onTap,
  onMove,
}: {
  name: string;
  index: number;
  isExpanded: boolean;
  onTap: () => void;
  onMove: (index: number) => void;
}) {
  const handle = useRef<HTMLButtonElement>(null);
  const isDropped = useRef(false);
  const [moveUp, moveDown] = [() => onMove(index - 1), () => onMove(index + 1)];
  useKeys('field', { ArrowUp: moveUp, ArrowDown: moveDown }, handle);
  return (
    <IconButton
      icon={CARRY}
      ref={handle}
      className={styles.handle}
      label={text.carry(name)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      aria-expanded={isExpanded}
      // The release of a carried row is a click too.
      onClick={() => isDropped.current || onTap()}
      onPointerDown={({ button, currentTarget, nativeEvent }) => {
        isDropped.current = false;
        if (button !== 0) return;
        dragRow(currentTarget, nativeEvent, (index) => {
          isDropped.current = true;
          onMove(index);
        });
      }}
    />
  );
}
