import { useCallback, useEffect, useState, type ComponentType } from 'react';
import * as text from '../text';
import { Message } from './Message';

/** A view whose code is fetched when it is first drawn; meanwhile it says so, and if that fails it can be tried again. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LazyView(props) {
    const [View, setView] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const fetchView = useCallback(() => {
      load().then(
        (loaded) => setView(() => (known = loaded)),
        () => setFailed(true),
      );
    }, []);
    useEffect(fetchView, [fetchView]);
    if (View) return <View {...props} />;
    if (!hasFailed) return <p role="status">{text.loading}</p>;
    return (
      <Message role="alert">
        <p>{text.partUnreachable}</p>
        <button type="button" onClick={fetchView}>
          {text.tryAgain}
        </button>
      </Message>
    );
  };
}
