import { settings } from '../settings';
import styles from './PageHead.module.css';

/** What a page tells the browser tab, search engines and whoever is sent its address. */
export function PageHead({
  title,
  description,
  path,
  type = 'website',
}: {
  title: string;
  description: string;
  path: string;
  type?: 'website' | 'music.song';
}) {
  const address = settings.siteUrl.replace(/\/$/, '') + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
    </>
  );
}

/** A page's heading, which takes the focus when the page is navigated to. */
export function PageTitle({ title }: { title: string }) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
  );
}
