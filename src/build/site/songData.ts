import type { PageSong } from '../../catalogue/catalogueFile';
import type { SongParts } from './catalogueFiles';
import { dataElement } from './pageDocument';

/** What a song's page carries beside its markup: the content for the app, and a description for search engines. */
export function songData({ listing, content }: SongParts, id: number, address: string): string[] {
  const pageSong: PageSong = { id, content };
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
  return [
    dataElement('type="application/json" id="page-song"', pageSong),
    dataElement('type="application/ld+json"', composition),
  ];
}
