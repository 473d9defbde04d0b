import styles from './PageTitle.module.css';

/** A page's heading, which takes the focus when the page is navigated to. */
export function PageTitle({ title }: { title: string }) {
  return (
    <h1 className={styles['title']} tabIndex={-1}>
      {title}
    </h1>
  );
}
