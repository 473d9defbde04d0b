import { createElement, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import * as text from '../text';
import { useFetched, type Fetch } from './fetching';
import { Pending } from './Pending';
import { Toast, ToastButton } from './Toast';

type Pick<Part, Props> = (part: Part) => ComponentType<Props>;

/**
 * Makes a lazy component of a part of the songbook. Until the part has arrived it says that it loads, or that it could not
 * be fetched, with a button to try again. React's own `lazy` cannot be retried, and cannot be rendered synchronously once
 * loaded.
 */
export function lazyView<Part extends object, Props extends object>(
  fetchPart: Fetch<Part>,
  pick: Pick<Part, Props>,
): ComponentType<Props> {
  return function View(props: Props) {
    const { data: part, retry } = useFetched(fetchPart, true);
    if (!part) return <Pending retry={retry} />;
    return createElement(pick(part), props);
  };
}

/** Makes a component that renders nothing until its part, which others fetch, has arrived. */
export function lateView<Part extends object, Props extends object>(
  fetchPart: Fetch<Part>,
  pick: Pick<Part, Props>,
): ComponentType<Props> {
  return function View(props: Props) {
    const { data: part } = useFetched(fetchPart, false);
    if (!part) return null;
    return createElement(pick(part), props);
  };
}

/** Fetches a part that the visitor has asked for; if it cannot be had, a toast says so, until it is or they give up. */
export function WantedPart({ fetchPart, onGiveUp }: { fetchPart: Fetch<object>; onGiveUp: () => void }) {
  const { retry } = useFetched(fetchPart, true);
  return (
    retry &&
    createPortal(
      <Toast message={text.partUnreachable}>
        <ToastButton onClick={retry}>{text.tryAgain}</ToastButton>
        <ToastButton onClick={onGiveUp}>{text.gotIt}</ToastButton>
      </Toast>,
      document.querySelector('[data-toasts]') ?? document.body,
    )
  );
}
