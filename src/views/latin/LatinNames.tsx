import type { SongId } from '../../catalogue';
import { romanise } from '../../catalogue/romanisation';
import { selectListing } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import styles from './LatinNames.module.css';

/** A song's title and author in Latin letters, beside the Armenian ones: only to be looked at. */
export function LatinNames({ id }: { id: SongId }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  const orthography = useReaderSetting('latin');
  if (orthography === 'none') return null;
  const latin = [title, author].flatMap((name) => {
    const romanised = romanise(name, orthography);
    return romanised === name ? [] : [romanised];
  });
  return (
    <span className={styles.names} lang="hy-Latn" aria-hidden="true" data-testid="latin-names">
      {latin.join(' · ')}
    </span>
  );
}
