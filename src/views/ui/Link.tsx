import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from '../router';

/** A link to another page of the songbook, opened without reloading. */
export function Link({
  to,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & { to: string }) {
  return <a {...props} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
