import type { SongId } from '../../catalogue';
import { romanise } from '../../catalogue/romanisation';
import { selectListing } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import styles from './LatinNames.module.css';

/** Whose names are shown, and whether the author's stands behind the title's. */
export interface LatinNamesProps {
  readonly id: SongId;
  readonly isTitleAlone?: boolean;
}

/** A song's title and author in Latin letters, beside the Armenian ones: only to be looked at. */
export function LatinNames({ id, isTitleAlone = false }: LatinNamesProps) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  const orthography = useReaderSetting('latin');
  if (orthography === 'none') return null;
  const latin = (isTitleAlone ? [title] : [title, author]).flatMap((name) => {
    const romanised = romanise(name, orthography);
    return romanised === name ? [] : [romanised];
  });
  return (
    <span className={styles.names} lang="hy-Latn" aria-hidden="true" data-testid="latin-names">
      {latin.join(' · ')}
    </span>
  );
}
