import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parseVideoId, type SongId } from '../../catalogue';
import { useContent, useListing } from '../hooks';
import { useSongElements } from '../songElements';
import * as text from '../text';
import { QuietLink } from '../ui';
import styles from './Video.module.css';
import { videoPoster } from './videoPoster';

export function Video({ id }: { id: SongId }) {
  const { title, translated } = useListing(id);
  const { youtube } = useContent(id);
  const videoId = parseVideoId(youtube);
  return (
    videoId !== null && <VideoFrame id={videoId} title={title} original={translated?.original ?? title} />
  );
}

/**
 * The video's frame, which requests nothing from its host before it is tapped, and ends when the song sounds. The page is not told if the host was
 * refused, as by an ad blocker, so from then on there is also a link to the video.
 */
function VideoFrame({ id, title, original }: { id: string; title: string; original: string }) {
  const [isStarted, setStarted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // As a key, it begins a new frame.
  const [ended, setEnded] = useState(0);
  const { onSound } = useSongElements();
  const followPoster = (): void => {
    if (!frame.current) return;
    // Only the poster is a document of this site.
    const poster = frame.current.contentDocument;
    if (poster === null) setStarted(true);
    // If Firefox is refused the video, the poster stays and nothing is loaded.
    else poster.onclick = () => setStarted(true);
  };
  // The poster may have loaded before the page's script.
  useEffect(followPoster, [ended]);
  useEffect(() => {
    // Of another site, it has no document.
    const end = (): void => setEnded((count) => count + (frame.current?.contentDocument === null ? 1 : 0));
    onSound.add(end);
    return () => void onSound.delete(end);
  }, [onSound]);
  if (!useOnline() && !isStarted)
    return (
      <p className={styles.offline} data-unprinted>
        {text.videoNeedsNetwork}
      </p>
    );
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  return (
    <>
      <iframe
        key={ended}
        ref={frame}
        className={styles.video}
        data-testid="video"
        title={text.video(title)}
        width={600}
        height={337}
        src={address}
        srcDoc={videoPoster(address, original)}
        onLoad={followPoster}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {isStarted && (
        <p data-unprinted>
          <QuietLink href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noreferrer">
            {text.watchOnYouTube}
          </QuietLink>
        </p>
      )}
    </>
  );
}

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
