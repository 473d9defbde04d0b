import { loadBuiltViews } from '../site/SitePlugin';
import { readSongFiles } from '../../catalogue/readSongFiles';
import { writeFolder } from './folders';

/** Writes the list and the songs as bare pages: the same words without a style, a script or a control. */
export async function writeBareSite(folder: string): Promise<void> {
  const { text } = loadBuiltViews();
  const songs = readSongFiles();
  const page = (title: string, lines: readonly string[]): string =>
    [
      `<!doctype html><html lang="hy"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"></head><body>',
      `<p>${text.navigationTitle} <a href="/">${text.homeLink}</a> <a href="/favorites">${text.favoritesLink}</a></p>`,
      `<p>${text.tagline}</p><h1>${escaped(title)}</h1>`,
      ...lines,
      `<p>${text.contact} ${text.site}</p></body></html>`,
    ].join('\n');
  const list = songs.map(
    ({ title, author }, id) => `<p><a href="/songs/${id}">${escaped(title)}</a><br>${escaped(author)}</p>`,
  );
  const sheets = songs.map(({ title, author, body, rights }, id): [name: string, text: string] => {
    const lines = body.lyrics.map((lyric, index) => `${body.chords[index]}\n${lyric}`);
    const content = [
      `<p>${escaped(author)}</p>`,
      `<pre>${escaped(lines.join('\n'))}</pre>`,
      `<p>${escaped(rights)}</p>`,
    ];
    return [`songs/${id}.html`, page(title, content)];
  });
  await writeFolder(folder, { 'index.html': page(text.homeTitle, list), ...Object.fromEntries(sheets) });
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
