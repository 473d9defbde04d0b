import type { Orthography } from '../../catalogue/romanisation';
import { useReaderSetting } from '../hooks';
import styles from './LatinNamesPlace.module.css';
import { useRomanisation } from './useLatin';

/** Names in Latin letters, beside the Armenian ones, if the reader wants them; hidden from screen readers. */
export function LatinNamesPlace({ names }: { names: readonly string[] }) {
  const orthography = useReaderSetting('latin');
  return orthography !== 'none' && <LatinNames names={names} orthography={orthography} />;
}

function LatinNames({ names, orthography }: { names: readonly string[]; orthography: Orthography }) {
  const romanisation = useRomanisation();
  if (!romanisation) return null;
  const latin = names.map((name) => romanisation.romanise(name, orthography));
  return (
    <span className={styles.names} lang="hy-Latn" aria-hidden="true" data-testid="latin-names">
      {latin.filter((name, index) => name !== names[index]).join(' · ')}
    </span>
  );
}
