import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import * as text from '../text/common';
import { Button } from './Button';
import { Callout } from './Callout';

/** A view whose code is fetched when it is first drawn, or before if it is asked to be. */
export type LazyView<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * Makes such a view; while its code is on its way it shows what it is given, and if that fails it can be tried again.
 * A quiet one says nothing: without it nothing is missed.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  {
    isQuiet = false,
    meanwhile = <p role="status">{text.loading}</p>,
  }: { isQuiet?: boolean; meanwhile?: ReactNode } = {},
): LazyView<Props> {
  let known: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    known ??= await fetchView();
  };
  function View(props: Props) {
    const [Known, setKnown] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const show = useCallback(() => {
      load().then(
        () => setKnown(() => known),
        () => setFailed(true),
      );
    }, []);
    useEffect(show, [show]);
    if (Known) return <Known {...props} />;
    if (isQuiet) return null;
    if (!hasFailed) return meanwhile;
    return (
      <Callout role="alert">
        <p>{text.partUnreachable}</p>
        <Button onClick={show}>{text.tryAgain}</Button>
      </Callout>
    );
  }
  return Object.assign(View, { load });
}
