import * as text from '../text/share';

/** Opens the device's own way to send an address, where there is one. */
export function ShareButton({ title, makeAddress }: { title: string; makeAddress: () => string }) {
  if (typeof navigator === 'undefined' || !('share' in navigator)) return null;
  // Whoever thinks better of it, or has nothing to send it with, can still copy.
  const share = (): void => void navigator.share({ title, url: makeAddress() }).catch(() => undefined);
  return (
    <button type="button" onClick={share}>
      {text.sendLink}
    </button>
  );
}
