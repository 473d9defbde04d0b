import * as text from '../text';
import { initialOf } from '../ui';

/** The poster's style. Its colours are those of `ui/theme.css`. */
const POSTER_STYLE = `
:root { color-scheme: light dark; --leaf: #fffdf8; --ink: #2c2320; --rule: #e3d8c6; --red: #9a2740; --blue: #2f5486 }
@media (prefers-color-scheme: dark) {
  :root { --leaf: #241f1b; --ink: #ede4d6; --rule: #3c342d; --red: #e58a72; --blue: #8fb0dd }
}
html, body { height: 100%; margin: 0; background: var(--leaf) }
a { display: flex; flex-wrap: wrap; place-content: center; align-items: center; gap: 16px 28px; height: 100%;
    color: var(--ink); font: 18px 'Noto Serif Armenian', Sylfaen, Georgia, serif; text-decoration: none }
a::after { content: ''; position: fixed; inset: 8px; border: 3px double var(--rule); border-radius: 6px }
a:focus-visible { outline: 4px solid var(--red); outline-offset: -8px }
.initial { height: 42vh; max-height: 150px; overflow: visible; fill: var(--red); color: var(--blue); stroke: var(--leaf) }
.play { width: 64px; fill: var(--red) }
a:hover .play { transform: scale(1.06) }
span { flex-basis: 100%; text-align: center }
`;

/** The page inside a video's frame: the initial of the song's own title and a play button, which opens the video there. */
export function videoPoster(address: string, title: string): string {
  const initial = initialOf(title);
  const drawn = initial
    ? `<svg class="initial" viewBox="${initial.field}" aria-hidden="true"><use href="${initial.address}"/></svg>`
    : '';
  return `<!doctype html><html lang="${text.language}"><head><title>${text.playVideo}</title><style>${POSTER_STYLE}</style></head><body>
<a href="${address}?autoplay=1">${drawn}<svg class="play" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM9.5 7l8 5-8 5Z"/></svg><span>${text.playVideo}</span></a>
</body></html>`;
}
