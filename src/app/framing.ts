import { openOutsideFrame } from '../views/text/pages';

/**
 * Leaves of a page in another page's frame a link to itself, before anything else is seen or stored. Where a host sends the
 * headers of `build/site/headers.ts`, there is no such frame.
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
  // The page is read, and the app's script, which finds no root then, has not run yet.
  document.addEventListener('readystatechange', leave, { once: true });
}
