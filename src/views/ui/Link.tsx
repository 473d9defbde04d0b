import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from '../router';

/** A link to another page of the songbook, opened without reloading; `state` is kept in the page's history entry. */
export function Link({
  to,
  state,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & { to: string; state?: object }) {
  return <a {...props} href={useHref(to)} onClick={useLinkClickHandler(to, { state })} />;
}
