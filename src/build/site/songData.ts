import type { PageSong } from '../../catalogue/catalogueFile';
import type { SongFile } from '../../catalogue/song';
import { splitSong } from './catalogueFiles';
import { dataElement } from './pageDocument';

/** What a song's page carries beside its markup: the content for the app, and a description for search engines. */
export function songData(song: SongFile, id: number, address: string): string[] {
  const pageSong: PageSong = { id, content: splitSong(song).content };
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
  return [
    dataElement('type="application/json" id="page-song"', pageSong),
    dataElement('type="application/ld+json"', composition),
  ];
}
