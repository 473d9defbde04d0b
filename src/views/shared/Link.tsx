import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to another page of the songbook, which opens without a load; a new tab or window stays the browser's. */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  return <a {...props} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
