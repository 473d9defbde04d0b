import { site } from '../site';
import * as text from '../text';
import { FIRST_LANGUAGE, LANGUAGES, pageAddress, type Language } from '../text/languages';
import styles from './PageHead.module.css';

/** The path of the preview image of the page at a path: a song's own, or the songbook's, in the language of the interface. */
export const previewOf = (path: string): string =>
  `/previews/${text.language}/${/^\/songs\/(\d+)$/.exec(path)?.[1] ?? 'songbook'}.png`;

/** The title and metadata of a page, for the browser tab, search engines and link previews. */
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
  const addressIn = (language: Language): string => pageAddress(site.url, language, path);
  const address = addressIn(text.language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(FIRST_LANGUAGE)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={pageAddress(site.url, FIRST_LANGUAGE, previewOf(path))} />
      <meta property="og:image:alt" content={title} />
    </>
  );
}

/** A page's title, also in the browser tab; a page that others may link to has a path. */
export function PageTitle({ title, path }: { title: string; path?: string }) {
  const inTab = text.tabTitle(title);
  return (
    <>
      {path === undefined ? (
        <title>{inTab}</title>
      ) : (
        <PageHead title={inTab} description={`${title} – ${text.siteDescription}`} path={path} />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
