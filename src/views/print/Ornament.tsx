import styles from './Ornament.module.css';

/** One of the eight rays of the Armenian sign of eternity, drawn from the centre of the picture. */
const RAY = 'M0 0C-3-14 4-31 21-38C30-27 28-12 0 0Z';

/** The Armenian sign of eternity, a whirling sun. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={styles.ring} r="47" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
        <path key={degrees} d={RAY} transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
