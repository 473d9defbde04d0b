import type { Voicing } from '../../music/shapes';
import { useReaderSetting } from '../hooks';
import * as text from '../text';
import styles from './ChordDiagram.module.css';
import { makeDiagram } from './diagram';

/** A chord diagram of a voicing: strings and frets, fingers and barres; mirrored for left-handed players. */
export function ChordDiagram({ name, voicing }: { name: string; voicing: Voicing }) {
  const isMirrored = useReaderSetting('hand') === 'left';
  const { width, height, edge, fretCount, x, y, nut, strings, fingers, barres, marks } = makeDiagram(
    voicing,
    isMirrored,
  );
  return (
    <svg
      className={styles.diagram}
      data-testid="chord-diagram"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text.diagram(name, voicing)}
    >
      {strings.map((string) => (
        <path key={string} className={styles.line} d={`M${x(string)} ${y(0)}V${y(fretCount)}`} />
      ))}
      {Array.from({ length: fretCount + 1 }, (_, fret) => (
        <path key={fret} className={styles.line} d={`M${x(0)} ${y(fret)}H${x(5)}`} />
      ))}
      {nut ? (
        <path className={styles.nut} d={`M${x(0)} ${y(0)}H${x(5)}`} />
      ) : (
        <text className={styles.baseFret} x={isMirrored ? width - edge : edge} y={y(0.5)}>
          {voicing.baseFret}
        </text>
      )}
      {marks.map(({ string, isOpen }) => (
        <path
          key={string}
          className={styles.mark}
          data-mark={isOpen ? 'open' : 'mute'}
          d={`M${x(string)} ${y(-0.5)}${isOpen ? 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0' : 'm-4-4l8 8m0-8l-8 8'}`}
        />
      ))}
      {barres.map(({ left, right, top, finger }) => (
        <rect
          key={finger}
          className={styles.pressed}
          x={left - 8}
          y={top - 8}
          width={right - left + 16}
          height={16}
          rx={8}
        />
      ))}
      {fingers.map(({ string, fret, finger, isDot }) => (
        <g key={string}>
          {isDot && <circle className={styles.pressed} cx={x(string)} cy={y(fret)} r={8} />}
          <text className={styles.finger} x={x(string)} y={y(fret)}>
            {finger}
          </text>
        </g>
      ))}
    </svg>
  );
}
