import { useReaderSetting } from '../hooks';
import { lazyView } from '../ui/lazyView';
import type { LatinNamesProps } from './LatinNames';

const LatinNames = lazyView(
  async () => (await import(/* webpackChunkName: "latin" */ './LatinNames')).LatinNames,
  { isQuiet: true },
);

/** Where a song's names stand in Latin letters, if these are wanted: their code is fetched for those who do. */
export function LatinNamesPlace(names: LatinNamesProps) {
  return useReaderSetting('latin') !== 'none' && <LatinNames {...names} />;
}
