import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { keepFetching } from './fetching';
import { Pending, Unreachable } from './Pending';

/** A component whose code is fetched when it is first rendered, or earlier by `load`. */
export type LazyView<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * Makes a lazy component. Until its code has arrived it says that it loads, unless it is hidden, and it shows a retry
 * button if that failed. A quiet one renders nothing in either case, and is fetched again when the network is back.
 * React's own `lazy` cannot be retried, and cannot be rendered synchronously once loaded.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  look?: 'hidden' | 'quiet',
): LazyView<Props> {
  let known: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    known ??= await fetchView();
  };
  function View(props: Props) {
    const [Known, setKnown] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const show = useCallback(() => {
      (look === 'quiet' ? keepFetching(load) : load()).then(
        () => setKnown(() => known),
        () => setFailed(true),
      );
    }, []);
    useEffect(show, [show]);
    if (Known) return <Known {...props} />;
    if (look === 'quiet') return null;
    if (hasFailed) return <Unreachable onRetry={show} />;
    return look !== 'hidden' && <Pending />;
  }
  return Object.assign(View, { load });
}
