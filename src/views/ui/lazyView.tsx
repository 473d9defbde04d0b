import type { ComponentType } from 'react';
import { fetchAhead, useFetched } from './fetching';
import { Pending, Unreachable } from './Pending';

/** A component whose code is fetched when it is first rendered, or earlier by `load`. */
type LazyView<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * Makes a lazy component. Until its code has arrived it says that it loads, unless it is hidden, and it shows a retry
 * button if that failed. A quiet one renders nothing in either case, and is fetched again when the network is back.
 * React's own `lazy` cannot be retried, and cannot be rendered synchronously once loaded.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  look?: 'hidden' | 'quiet',
): LazyView<Props> {
  const fetchKnown = async () => ({ Known: await fetchView() });
  function View(props: Props) {
    const { data, retry } = useFetched(fetchKnown, true, { keepsTrying: look === 'quiet' });
    if (data) return <data.Known {...props} />;
    if (look === 'quiet') return null;
    if (retry) return <Unreachable onRetry={retry} />;
    return look !== 'hidden' && <Pending />;
  }
  return Object.assign(View, { load: () => fetchAhead(fetchKnown) });
}
