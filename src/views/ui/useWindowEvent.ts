import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & DocumentEventMap;

/** Listens to an event of the window while the component is mounted; most events of the document reach it too. */
export function useWindowEvent<Name extends keyof Events>(
  name: Name,
  onEvent: (event: Events[Name]) => void,
  { isCaptured = false, isOn = true }: { isCaptured?: boolean; isOn?: boolean } = {},
): void {
  const heard = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const options = { capture: isCaptured, signal: listening.signal };
    window.addEventListener(name, (event) => heard(event as Events[Name]), options);
    return () => listening.abort();
  }, [name, isCaptured, isOn]);
}
