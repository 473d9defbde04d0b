import { parseVideoId, type Song } from '../../catalogue';
import { text } from '../text';
import styles from './Video.module.css';
import { videoPoster } from './videoPoster';

/** The song's video, which asks its host for nothing before it is tapped; without one, a search for it. */
export function Video({ song: { title, author, youtube } }: { song: Song }) {
  const id = parseVideoId(youtube);
  if (id === null) {
    const query = new URLSearchParams({ search_query: `${title} ${author}` });
    return (
      <p className={styles['search']}>
        <a href={`https://www.youtube.com/results?${query}`} target="_blank" rel="noreferrer">
          {text.searchVideo}
        </a>
      </p>
    );
  }
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  return (
    <iframe
      className={styles['video']}
      data-testid="video"
      title={text.video(title)}
      width={600}
      height={337}
      src={address}
      srcDoc={videoPoster(address)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
