import { encode } from 'uqr';
import { qrPath } from './qrPath';
import styles from './QrCode.module.css';

/** A text as a QR code, dark on light in every theme, as cameras want it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border: 4 });
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
