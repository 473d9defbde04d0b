import { romanise } from '../../catalogue/romanisation';
import { useReaderSetting } from '../hooks';
import styles from './LatinNames.module.css';

/** Names in Latin letters, beside the Armenian ones; hidden from screen readers. */
export function LatinNames({ names }: { names: readonly string[] }) {
  const orthography = useReaderSetting('latin');
  if (orthography === 'none') return null;
  const latin = names.flatMap((name) => {
    const romanised = romanise(name, orthography);
    return romanised === name ? [] : [romanised];
  });
  return (
    <span className={styles.names} lang="hy-Latn" aria-hidden="true" data-testid="latin-names">
      {latin.join(' · ')}
    </span>
  );
}
