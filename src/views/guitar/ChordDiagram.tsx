import type { Voicing } from '../../music/shapes';
import { useReaderSetting } from '../hooks';
import * as text from '../text';
import styles from './ChordDiagram.module.css';

const FEWEST_FRETS = 4;
const [STRING_GAP, FRET_GAP, WIDTH, ABOVE, BELOW] = [20, 26, 152, 26, 6];
/** The distance of the fret number from the strings, and the radius of a pressed place. */
const [BESIDE, RADIUS] = [17, 8];

/** A chord diagram of a voicing: strings and frets, fingers and barres; mirrored for left-handed players. */
export function ChordDiagram({ name, voicing }: { name: string; voicing: Voicing }) {
  const isMirrored = useReaderSetting('hand') === 'left';
  const { frets, fingers, barres, baseFret } = voicing;
  const fretCount = Math.max(FEWEST_FRETS, ...frets.map((fret) => (fret ?? 0) - baseFret + 1));
  const last = frets.length - 1;
  const side = (WIDTH - last * STRING_GAP) / 2;
  const x = (string: number): number => side + STRING_GAP * (isMirrored ? last - string : string);
  const y = (fret: number): number => ABOVE + FRET_GAP * fret;
  /** The middle between a fret and the one before it. */
  const pressedAt = (fret: number): number => y(fret - baseFret + 0.5);
  return (
    <svg
      className={styles.diagram}
      data-testid="chord-diagram"
      viewBox={`0 0 ${WIDTH} ${y(fretCount) + BELOW}`}
      role="img"
      aria-label={text.diagram(name, voicing)}
    >
      {frets.map((_, string) => (
        <path key={string} className={styles.line} d={`M${x(string)} ${y(0)}V${y(fretCount)}`} />
      ))}
      {Array.from({ length: fretCount + 1 }, (_, fret) => (
        <path key={fret} className={styles.line} d={`M${x(0)} ${y(fret)}H${x(last)}`} />
      ))}
      {baseFret === 1 ? (
        <path className={styles.nut} d={`M${x(0)} ${y(0)}H${x(last)}`} />
      ) : (
        <text className={styles.baseFret} x={isMirrored ? WIDTH - side + BESIDE : side - BESIDE} y={y(0.5)}>
          {baseFret}
        </text>
      )}
      {frets.map((fret, string) =>
        fret ? null : (
          <path
            key={string}
            className={styles.mark}
            data-mark={fret === 0 ? 'open' : 'mute'}
            d={`M${x(string)} ${y(-0.5)}${fret === 0 ? 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0' : 'm-4-4l8 8m0-8l-8 8'}`}
          />
        ),
      )}
      {barres.map(({ fret, finger, from, to }) => (
        <rect
          key={finger}
          className={styles.pressed}
          x={Math.min(x(from), x(to)) - RADIUS}
          y={pressedAt(fret) - RADIUS}
          width={Math.abs(x(to) - x(from)) + 2 * RADIUS}
          height={2 * RADIUS}
          rx={RADIUS}
        />
      ))}
      {frets.map((fret, string) => {
        const finger = fingers[string];
        const barre = barres.find((other) => other.finger === finger);
        // One number for each finger of a barre, at its lowest string.
        if (!fret || !finger || (barre && barre.from !== string)) return null;
        return (
          <g key={string}>
            {!barre && <circle className={styles.pressed} cx={x(string)} cy={pressedAt(fret)} r={RADIUS} />}
            <text className={styles.finger} x={x(string)} y={pressedAt(fret)}>
              {finger}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
