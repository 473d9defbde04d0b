import { factWords, makeSearchIndex, type SearchableSong } from '../../catalogue/search';
import { songTraits } from '../../catalogue/songTraits';
import type { CatalogueFile, PageSong, ReadSong, SongContent, SongListing } from '../../catalogue/song';
import { contentHash, type SiteFile } from './siteFile';
import { dataElement } from './writePages';

/** A song in two parts: for lists and for its own page. */
export function splitSong(song: ReadSong): { listing: SongListing; content: SongContent } {
  const { title, author, ...content } = song;
  return { listing: { title, author }, content };
}

/** The files that the app loads: a script with all listings, and data files for the contents, filters and search. */
export function catalogueFiles(songs: readonly ReadSong[]): { script: SiteFile; data: SiteFile[] } {
  const parts = songs.map(splitSong);
  const searched = songs.map((song): SearchableSong => {
    const { title, author, body } = song;
    return { title, author, lyrics: body.lyrics, facts: factWords(song) };
  });
  const contents = dataFile(
    'songs',
    parts.map(({ content }) => content),
  );
  const traits = dataFile('traits', songs.map(songTraits));
  const searchIndex = dataFile('search', makeSearchIndex(searched));
  const file: CatalogueFile = {
    listings: parts.map(({ listing }) => listing),
    contents: `/${contents.path}`,
    traits: `/${traits.path}`,
    searchIndex: `/${searchIndex.path}`,
  };
  return {
    script: scriptFile('catalogue', 'songbookCatalogue', file),
    data: [contents, traits, searchIndex],
  };
}

/** A script that sets a property of the window. */
function scriptFile(name: string, property: string, value: unknown): SiteFile {
  const text = `${property}=${JSON.stringify(value)}`;
  return { path: `assets/${name}.${contentHash(text)}.js`, text };
}

function dataFile(name: string, data: unknown): SiteFile {
  const text = JSON.stringify(data);
  return { path: `assets/${name}.${contentHash(text)}.json`, text };
}

/** The script with the content of a song, which only its own page loads. */
export const songScript = (pageSong: PageSong): SiteFile =>
  scriptFile(`song-${pageSong.id}`, 'songbookPage', pageSong);

/** The element that describes a song to search engines. */
export function songDescription(song: ReadSong, address: string): string {
  const composition = {
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    name: song.title,
    creditText: song.author,
    inLanguage: song.language,
    musicalKey: song.key,
    isAccessibleForFree: true,
    url: address,
  };
  return dataElement('type="application/ld+json"', composition);
}
