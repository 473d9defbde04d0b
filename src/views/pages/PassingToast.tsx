import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { Toast } from '../ui';

/** How long something is offered, in milliseconds. */
const OFFER_TIME = 8000;

/** A toast that goes after a while, but not while it is hovered or focused; the time of another `offer` begins anew. */
export function PassingToast({
  offer,
  onEnd,
  ...toast
}: ComponentProps<typeof Toast> & { offer: unknown; onEnd: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), OFFER_TIME);
    return () => clearTimeout(timer);
  }, [offer, isHeld]);
  return (
    <Toast
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...toast}
    />
  );
}
