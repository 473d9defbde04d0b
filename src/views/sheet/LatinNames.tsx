import { useReaderSetting } from '../hooks';
import styles from './LatinNames.module.css';
import { useRomanisation } from './useLatin';

/** Names in Latin letters, if the reader wants them, beside the Armenian ones; hidden from screen readers. */
export function LatinNames({ names }: { names: readonly string[] }) {
  const orthography = useReaderSetting('latin');
  const romanisation = useRomanisation();
  if (orthography === 'none' || !romanisation) return null;
  const latin = names.flatMap((name) => {
    const romanised = romanisation.romanise(name, orthography);
    return romanised === name ? [] : [romanised];
  });
  return (
    <span className={styles.names} lang="hy-Latn" aria-hidden="true" data-testid="latin-names">
      {latin.join(' · ')}
    </span>
  );
}
