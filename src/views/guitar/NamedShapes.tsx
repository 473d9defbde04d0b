import type { Voicing } from '../../music/shapes';
import { ChordDiagram } from './ChordDiagram';
import styles from './NamedShapes.module.css';

/** A chord as the reader spells it, with its easiest voicing. */
export interface NamedShape {
  readonly name: string;
  readonly voicing: Voicing;
}

/** Shapes, each below the name of its chord; `className` gives each its width. */
export const NamedShapes = ({ shapes, className }: { shapes: readonly NamedShape[]; className: string }) =>
  shapes.map(({ name, voicing }) => (
    <div key={name} className={className}>
      <p className={styles.name}>{name}</p>
      <ChordDiagram name={name} voicing={voicing} />
    </div>
  ));
