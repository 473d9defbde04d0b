import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Letters } from '../../catalogue/romanisation';
import { useReaderSetting } from '../hooks';
import * as text from '../text';
import { fetchAhead, useFetched } from '../ui';
import styles from './LatinNames.module.css';

const fetchRomanisation = () => import(/* webpackChunkName: "romanisation" */ '../../catalogue/romanisation');

export const loadRomanisation = () => fetchAhead(fetchRomanisation);

/** Whether the reader's Latin letters are Cyrillic ones. */
export const useIsCyrillic = () => useReaderSetting('cyrillic') && text.language === 'ru';

const romaniserOf = weakMapMemoize(
  ({ makeRomaniser }: Awaited<ReturnType<typeof fetchRomanisation>>, letters: Letters) =>
    makeRomaniser(letters),
);

/** Romanises as the reader wants; null if Latin letters are neither chosen nor asked for here, or not fetched yet. */
export function useRomaniser(isAsked = false) {
  const setting = useReaderSetting('latin');
  const isCyrillic = useIsCyrillic();
  const isWanted = isAsked || setting !== 'none';
  // Until it arrives, the song can be read without it.
  const { data } = useFetched(fetchRomanisation, isWanted);
  const orthography = setting === 'none' ? 'eastern' : setting;
  return isWanted && data ? romaniserOf(data, isCyrillic ? `${orthography}-cyrillic` : orthography) : null;
}

/** Armenian names in Latin letters, if the reader wants them, beside the Armenian ones; hidden from screen readers. */
export function LatinNames({ names }: { names: readonly string[] }) {
  const isHeard = useReaderSetting('latinHeard');
  const romaniser = useRomaniser();
  if (!romaniser) return null;
  const latin = names.flatMap((name) => {
    const romanised = romaniser.write(name);
    return romanised === name ? [] : [romanised];
  });
  if (latin.length === 0) return null;
  return (
    <span
      className={styles.names}
      lang={isHeard ? navigator.language : romaniser.lang}
      aria-hidden={!isHeard}
      data-testid="latin-names"
    >
      {latin.join(' · ')}
    </span>
  );
}
