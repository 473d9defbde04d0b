import * as text from '../text';
import { Button } from './Button';

/** Opens the device's share sheet, if there is one. */
export function ShareButton({ title, makeAddress }: { title: string; makeAddress: () => string }) {
  if (!('share' in navigator)) return null;
  // Closing the share sheet rejects; the link can still be copied.
  const share = (): void => void navigator.share({ title, url: makeAddress() }).catch(() => undefined);
  return <Button onClick={share}>{text.sendLink}</Button>;
}
