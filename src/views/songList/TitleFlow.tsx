import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'song-title';

/** Lets the title of a row that is opened flow to where it stands on the song's page, where motion is welcome; draws nothing. */
export function TitleFlow() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<(() => void) | null>(null);
  useEffect(() => {
    arrived.current?.();
    arrived.current = null;
  }, [key]);
  useEffect(() => {
    const page = new AbortController();
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
          void navigate(link.pathname + link.search);
        });
        title.style.viewTransitionName = '';
        const heading = document.querySelector('h1');
        if (!heading) return;
        heading.style.viewTransitionName = NAME;
        void transition.finished.finally(() => (heading.style.viewTransitionName = ''));
      });
    };
    document.addEventListener('click', flow, { capture: true, signal: page.signal });
    return () => page.abort();
  }, [navigate]);
  return null;
}

/** The row's link and title that a plain click opens here, where the browser can show a transition and the visitor wants motion. */
function openedRow(event: MouseEvent): { link: HTMLAnchorElement; title: HTMLElement } | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const canMove =
    'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!isPlain || !canMove || !(target instanceof Element)) return null;
  const link = target.closest('a');
  const title = link?.querySelector<HTMLElement>('[data-song-id] [data-flows]');
  return link && title ? { link, title } : null;
}
