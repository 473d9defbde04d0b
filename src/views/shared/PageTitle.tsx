import { text } from '../text';
import styles from './PageTitle.module.css';

/** A page's heading and, from it, the title of the browser tab. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{text.tabTitle(title)}</title>
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
