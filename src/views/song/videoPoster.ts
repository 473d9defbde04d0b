import * as text from '../text/song';

/** The poster's style, which the content security policy allows by its hash. */
export const POSTER_STYLE = `
html, body { height: 100%; margin: 0 }
a { display: grid; place-content: center; justify-items: center; gap: 12px; height: 100%; background: #2c2320;
    color: #fbf7ef; font: 16px serif; text-decoration: none }
a:focus-visible { outline: 4px solid #f2a07c; outline-offset: -8px }
svg { width: 72px; height: 72px; fill: #f2a07c }
`;

/** The page inside a video's frame: a play button that opens the video in its place. */
export function videoPoster(address: string): string {
  return `<!doctype html><html lang="hy"><head><title>${text.playVideo}</title><style>${POSTER_STYLE}</style></head><body>
<a href="${address}?autoplay=1"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM9.5 7l8 5-8 5Z"/></svg>${text.playVideo}</a>
</body></html>`;
}
