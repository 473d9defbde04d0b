import { useReaderSetting } from '../hooks';
import { lazyView } from '../ui/lazyView';

const LatinNames = lazyView(
  async () => (await import(/* webpackChunkName: "latin" */ './LatinNames')).LatinNames,
  { isQuiet: true },
);

/** Names in Latin letters, if the reader wants them; their code is fetched only then. */
export function LatinNamesPlace(props: { names: readonly string[] }) {
  return useReaderSetting('latin') !== 'none' && <LatinNames {...props} />;
}
