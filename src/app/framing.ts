import { openOutsideFrame } from '../views/text/pages';

/**
 * Replaces a framed page by a link to itself, before anything is shown or stored. A host that sends the headers of
 * `build/site/headers.ts` forbids such frames.
 */
export function leaveOnlyLink({ document, location }: Window): void {
  const { style } = document.documentElement;
  style.display = 'none';
  const leave = (): void => {
    const link = document.createElement('a');
    link.href = location.href;
    link.target = '_top';
    link.textContent = openOutsideFrame;
    document.body.replaceChildren(link);
    document.body.style.margin = '1rem';
    style.display = '';
  };
  // The document is parsed, and the app's deferred script, which then finds no root, has not run yet.
  document.addEventListener('readystatechange', leave, { once: true });
}
