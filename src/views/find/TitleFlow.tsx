import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router';
import { withoutPrefix } from '../text/languages';
import { useWindowEvent } from '../ui';

const NAME = 'song-title';

/** Moves the title of an opened row to its place on the song's page, if the visitor accepts motion. Renders nothing. */
export function TitleFlow() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<(() => void) | null>(null);
  useEffect(() => {
    arrived.current?.();
    arrived.current = null;
  }, [key]);
  const flow = (event: MouseEvent): void => {
    const opened = openedRow(event);
    if (!opened) return;
    const { link, title } = opened;
    event.preventDefault();
    event.stopPropagation();
    title.style.viewTransitionName = NAME;
    const transition = document.startViewTransition(async () => {
      await new Promise<void>((resolve) => {
        arrived.current = resolve;
        void navigate(withoutPrefix(link.pathname) + link.search);
      });
      title.style.viewTransitionName = '';
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.style.viewTransitionName = NAME;
      void transition.finished.finally(() => (heading.style.viewTransitionName = ''));
    });
  };
  useWindowEvent('click', flow, { isCaptured: true });
  return null;
}

/** The row that a plain click opens here, if the visitor accepts motion and the browser can move it. */
function openedRow(event: MouseEvent): { link: HTMLAnchorElement; title: HTMLElement } | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const link = target instanceof Element ? target.closest('a') : null;
  const title = link?.querySelector<HTMLElement>('[data-song-id] [data-flows]');
  if (!isPlain || !link || !title) return null;
  const canMove =
    'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  return canMove ? { link, title } : null;
}
