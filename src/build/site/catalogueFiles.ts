import type { CatalogueFile, PageSong } from '../../catalogue/catalogueFile';
import { factWords, makeSearchIndex, type SearchableSong } from '../../catalogue/search';
import type { SongTraits } from '../../catalogue/filters';
import { songTraits } from '../../catalogue/filters/songTraits';
import type { ReadSong, SongContent, SongListing } from '../../catalogue/song';
import { contentHash, type SiteFile } from './siteFile';
import { dataElement } from './pageDocument';

/** A song in parts: for lists, for its own page, for the filters and for the search. */
export interface SongParts {
  readonly listing: SongListing;
  readonly content: SongContent;
  readonly traits: SongTraits;
  readonly searched: SearchableSong;
}

export function splitSong(song: ReadSong): SongParts {
  const { title, author, ...content } = song;
  return {
    listing: { title, author },
    content,
    traits: songTraits(song),
    searched: { title, author, lyrics: song.body.lyrics, facts: factWords(song) },
  };
}

/** The files that the app loads: a script with all listings, and data files for the contents, filters and search. */
export function catalogueFiles(parts: readonly SongParts[]): {
  script: SiteFile;
  data: SiteFile[];
} {
  const contents = dataFile(
    'songs',
    parts.map(({ content }) => content),
  );
  const traits = dataFile(
    'traits',
    parts.map(({ traits }) => traits),
  );
  const searchIndex = dataFile('search', makeSearchIndex(parts.map(({ searched }) => searched)));
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
export function songScript({ content }: SongParts, id: number): SiteFile {
  const pageSong: PageSong = { id, content };
  return scriptFile(`song-${id}`, 'songbookPage', pageSong);
}

/** The element that describes a song to search engines. */
export function songDescription({ listing, content }: SongParts, address: string): string {
  const composition = {
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    name: listing.title,
    creditText: listing.author,
    inLanguage: content.language,
    musicalKey: content.key,
    isAccessibleForFree: true,
    url: address,
  };
  return dataElement('type="application/ld+json"', composition);
}
