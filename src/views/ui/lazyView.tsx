import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { keepFetching } from './keepFetching';
import { Unreachable } from './Unreachable';
import { Pending } from './Pending';

/** A component whose code is fetched when it is first rendered, or earlier by `load`. */
export type LazyView<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * Makes a lazy component. It renders `meanwhile` until its code has arrived, and a retry button if that failed. A quiet
 * one renders nothing in either case, and is fetched again when the network is back. React's own `lazy` cannot be
 * retried, and cannot be rendered synchronously once loaded.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  { isQuiet = false, meanwhile = <Pending /> }: { isQuiet?: boolean; meanwhile?: ReactNode } = {},
): LazyView<Props> {
  let known: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    known ??= await fetchView();
  };
  function View(props: Props) {
    const [Known, setKnown] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const show = useCallback(() => {
      (isQuiet ? keepFetching(load) : load()).then(
        () => setKnown(() => known),
        () => setFailed(true),
      );
    }, []);
    useEffect(show, [show]);
    if (Known) return <Known {...props} />;
    if (isQuiet) return null;
    if (!hasFailed) return meanwhile;
    return <Unreachable onRetry={show} />;
  }
  return Object.assign(View, { load });
}
