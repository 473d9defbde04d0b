import { useId, type ReactNode } from 'react';
import styles from './ActionGroup.module.css';

export function ActionGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
