import { useState, type ComponentProps } from 'react';
import * as text from '../text';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { CHECK, Icon } from './Icon';
import { LiveRegion } from './LiveRegion';

/** A text to be selected and copied by hand. */
export function ReadOnlyText(props: ComponentProps<'textarea'>) {
  return <textarea className={styles.text} readOnly {...props} />;
}

/** Copies a text to the clipboard and says so; if the browser refuses, shows the text to copy by hand. */
export function CopyButton({ label, makeText }: { label: string; makeText: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const content = makeText();
    try {
      await navigator.clipboard.writeText(content);
      setRefused(null);
      setCopied(true);
    } catch {
      setCopied(false);
      setRefused(content);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        {isCopied ? (
          <span className={styles.copied}>
            <Icon shape={CHECK} />
            <span>{text.copied}</span>
          </span>
        ) : (
          label
        )}
      </Button>
      <LiveRegion>{isCopied && text.copied}</LiveRegion>
      {refused !== null && (
        <label className={styles.byHand}>
          <span>{text.copyByHand}</span>
          <ReadOnlyText ref={selectAll} rows={refused.includes('\n') ? 6 : 2} value={refused} />
        </label>
      )}
    </>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
