import { useState, useSyncExternalStore } from 'react';
import { parseVideoId, type SongId } from '../../catalogue';
import { selectContent, selectListing } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/song';
import styles from './Video.module.css';
import { videoPoster } from './videoPoster';

/** The song's video, or a search for one where none is known. */
export function Video({ id }: { id: SongId }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  const { youtube } = useSongbook((state) => selectContent(state, id));
  const videoId = parseVideoId(youtube);
  if (videoId !== null) return <VideoFrame id={videoId} title={title} />;
  const query = new URLSearchParams({ search_query: `${title} ${author}` });
  return (
    <p className={styles.searchLine}>
      <a
        className={styles.search}
        href={`https://www.youtube.com/results?${query}`}
        target="_blank"
        rel="noreferrer"
      >
        {text.searchVideo}
      </a>
    </p>
  );
}

/** The video's frame; it requests nothing from its host before it is tapped. */
function VideoFrame({ id, title }: { id: string; title: string }) {
  const [isStarted, setStarted] = useState(false);
  if (!useOnline() && !isStarted) return <p className={styles.offline}>{text.videoNeedsNetwork}</p>;
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  return (
    <iframe
      className={styles.video}
      data-testid="video"
      title={text.video(title)}
      width={600}
      height={337}
      src={address}
      srcDoc={videoPoster(address)}
      // Only the poster is a document of ours.
      onLoad={({ currentTarget }) => setStarted(currentTarget.contentDocument === null)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Whether the browser says that it has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(onChange: () => void): () => void {
  const page = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, page);
  return () => page.abort();
}
