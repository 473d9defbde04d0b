import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to another page of the songbook, which opens without a load, or beside this one where the visitor asks the browser to. */
export function Link({
  to,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & { to: string }) {
  return <a {...props} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
