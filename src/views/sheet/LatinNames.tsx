import { useReaderSetting } from '../hooks';
import { keepFetching, useFetched } from '../ui';
import styles from './LatinNames.module.css';

// Until it arrives, the song can be read without it.
const fetchRomanisation = () =>
  keepFetching(() => import(/* webpackChunkName: "latin" */ '../../catalogue/romanisation'));

/** The code that romanises, fetched when the reader first wants Latin letters; null until then. */
export const useRomanisation = () => useFetched(fetchRomanisation, useReaderSetting('latin') !== 'none').data;

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
