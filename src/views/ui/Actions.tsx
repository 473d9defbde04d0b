import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useHref } from '../router';
import * as text from '../text';
import styles from './Actions.module.css';
import { Button, ButtonRow } from './Button';
import { ChoiceList } from './ChoiceGroup';
import { CopyButton } from './CopyButton';
import { downloadFile, textFile } from './downloadFile';
import { More } from './More';
import { QrCode } from './QrCode';

/** The longest address, in characters, that a phone still reads from a QR code. */
export const QR_LIMIT = 1500;

export const Hint = (props: Omit<ComponentProps<'p'>, 'className'>) => (
  <p className={styles.hint} {...props} />
);

interface Titled {
  readonly title: string;
  readonly hint: string;
}

/** Buttons side by side under a title. */
export function ActionGroup({ title, hint, children }: Titled & { children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <Hint>{hint}</Hint>
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}

/** Buttons that copy or download a text. */
export function FileActions({ fileName, makeText }: { fileName: string; makeText: () => string }) {
  return (
    <ButtonRow>
      <CopyButton label={text.copy} makeText={makeText} />
      <Button onClick={() => downloadFile(fileName, textFile(makeText()))}>{text.download}</Button>
    </ButtonRow>
  );
}

/** A file in several forms: one is chosen, and its file actions are the children. */
export function FileFormats<Format extends string>({
  title,
  formats,
  children,
}: {
  title: string;
  formats: Readonly<Record<Format, string>>;
  children: (format: Format) => ReactNode;
}) {
  const [chosen, choose] = useState(Object.keys(formats)[0] as Format);
  return (
    <div className={styles.formats}>
      <ChoiceList legend={title} options={formats} chosen={chosen} onChoose={choose} />
      {children(chosen)}
    </div>
  );
}

/** Buttons that send a link to a page, in the page's language, by the device's share sheet, if there is one, copy it, or show it as a QR code. */
export function LinkActions({
  sentTitle,
  hasQrCode,
  path,
  ...titled
}: Titled & {
  /** The title of the link in the share sheet; without it, the link cannot be sent. */
  sentTitle?: string;
  hasQrCode?: boolean;
  path: string;
}) {
  const address = window.location.origin + useHref(path);
  return (
    <ActionGroup {...titled}>
      {sentTitle !== undefined && 'share' in navigator && (
        // Closing the share sheet rejects; the link can still be copied.
        <Button
          onClick={() => void navigator.share({ title: sentTitle, url: address }).catch(() => undefined)}
        >
          {text.sendLink}
        </Button>
      )}
      <CopyButton label={text.copyLink} makeText={() => address} />
      {hasQrCode && (
        <More label={text.qrCode}>
          {address.length > QR_LIMIT ? (
            <p role="status">{text.tooLongForQr}</p>
          ) : (
            <QrCode content={address} label={text.qrCode} />
          )}
        </More>
      )}
    </ActionGroup>
  );
}
