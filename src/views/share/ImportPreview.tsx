import { useEffect, useRef } from 'react';
import type { Backup } from '../../state';
import * as text from '../text';
import { Button } from '../ui/Button';
import styles from './ImportPreview.module.css';
import { useImportNews } from './useImportNews';

/** Shows what a backup would add and change, and asks whether to import it. */
export function ImportPreview({
  backup,
  onAccept,
  onCancel,
}: {
  backup: Backup;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const news = useImportNews(backup);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => preview.current?.focus(), []);
  return (
    <div ref={preview} className={styles.preview} tabIndex={-1}>
      {news.length === 0 && <p>{text.nothingNew}</p>}
      {news.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.answers}>
        {news.length > 0 && (
          <Button variant="primary" onClick={onAccept}>
            {text.add}
          </Button>
        )}
        <Button onClick={onCancel}>{news.length > 0 ? text.cancel : text.close}</Button>
      </div>
    </div>
  );
}
