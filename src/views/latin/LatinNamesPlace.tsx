import { useReaderSetting } from '../hooks';
import { lazyView } from '../ui/lazyView';

const LatinNames = lazyView(
  async () => (await import(/* webpackChunkName: "latin" */ './LatinNames')).LatinNames,
  { isQuiet: true },
);

/** Where names stand in Latin letters, if these are wanted: their code is fetched for those who do. */
export function LatinNamesPlace(props: { names: readonly string[] }) {
  return useReaderSetting('latin') !== 'none' && <LatinNames {...props} />;
}
