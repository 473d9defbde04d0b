import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { makeSearchIndex } from '../../catalogue/search';
import type { CatalogueFile, Meaning, ReadSong, SongContent, SongListing } from '../../catalogue/song';
import { CATALOGUE } from '../../catalogue/songbook';
import { songTraits } from '../../catalogue/songTraits';
import { fromNames, namesOf, usualReading } from '../../state';
import { PAGES } from '../../views/pages/pageTable';
import { copyScreenshots, searchEngineFiles, songDescription, webManifest } from './discovery';
import { BASE, FIRST_LANGUAGE, pageAddress, pathPrefix, REDIRECTS_ADDRESS } from '../../views/text/languages';
import { formatHeaders, formatRedirects } from './headers';
import { ornamentFiles } from './ornamentFiles';
import type { Edition } from './readCatalogue';
import { writeServiceWorker } from './serviceWorker';
import { contentHash, writeFileTo, type SiteFile } from './siteFile';
import { writePages, type SiteParts } from './writePages';

/** The folders of the files that the site has as they are, its icons: those of a catalogue replace ours. */
const SITE_FILES = ['static/site', `${CATALOGUE}/site`];

/**
 * Writes the pages of a language, the data files and the service worker beside the built scripts; with those of the first
 * language also the files that all languages share.
 */
export async function writeSite(
  { songs, meanings }: Edition,
  siteUrl: string,
  site: SiteParts,
): Promise<void> {
  const { assets, views, folder } = site;
  const { language } = views.text;
  const prefix = pathPrefix(language);
  const { listings, contents, script, data } = catalogueFiles(songs, meanings, prefix);
  const listingScript = script.path;
  const pagePaths = Object.values(PAGES).map(({ path }) => path);
  const fixedPaths = pagePaths.filter((path) => !/[*:]/.test(path));
  const otherPages = [...fixedPaths, '/404'].map((path) => ({ path, dataScripts: [listingScript] }));
  const songPages = songs.map((song, id) => {
    const path = `/songs/${id}`;
    const content = contents[id]!;
    const meaning = usualReading(language).meaning ? meanings[id] : undefined;
    const data = JSON.stringify({ id, content, meaning });
    const file = dataFileOf(prefix, `song-${id}`, 'js', `songbookPage=${data}`);
    return {
      path,
      file,
      contents: { [id]: content },
      meanings: meaning && { [id]: meaning },
      dataScripts: [listingScript, file.path],
      description: songDescription(song, pageAddress(siteUrl, language, path)),
    };
  });
  const dataFiles = [script, ...data, ...songPages.map((page) => page.file)];
  for (const file of [...dataFiles, webManifest(views)]) await writeFileTo(folder, file);
  // A page names its data scripts with the hashes of the files.
  await writePages([...otherPages, ...songPages], listings, site);

  if (language === FIRST_LANGUAGE) {
    const headers = { path: `${BASE}/_headers`, text: formatHeaders() };
    const worker = { path: REDIRECTS_ADDRESS, text: assets.redirects };
    const redirects = { path: `${BASE}/_redirects`, text: formatRedirects() };
    const found = searchEngineFiles(siteUrl, [...fixedPaths, ...songPages.map(({ path }) => path)]);
    for (const file of [headers, worker, redirects, ...found, ...ornamentFiles])
      await writeFileTo(folder, file);
    for (const files of SITE_FILES.filter(existsSync)) await cp(files, folder, { recursive: true });
  }
  await copyScreenshots(folder, language);
  await writeServiceWorker(folder, language, assets.worker);
}

/**
 * The two parts of all songs, and the files that the app loads: a script with all listings, and data files for all that
 * is fetched later.
 */
export function catalogueFiles(songs: readonly ReadSong[], songMeanings: readonly Meaning[], prefix: string) {
  const parts = songs.map((song, id) => splitSong(song, songMeanings[id]));
  const listings = parts.map(({ listing }) => listing);
  const contents = parts.map(({ content }) => content);
  const dataFile = (name: string, data: unknown) => dataFileOf(prefix, name, 'json', JSON.stringify(data));
  const data = {
    contents: dataFile('songs', contents),
    traits: dataFile('traits', songs.map(songTraits)),
    searchIndex: dataFile('search', makeSearchIndex(songs)),
    meanings: dataFile('meanings', songMeanings),
  };
  const file: CatalogueFile = { listings, ...fromNames(namesOf(data), (name) => data[name].path) };
  return {
    listings,
    contents,
    script: dataFileOf(prefix, 'catalogue', 'js', `songbookCatalogue=${JSON.stringify(file)}`),
    data: Object.values(data),
  };
}

/** A song in two parts: for lists and for its own page. */
function splitSong(song: ReadSong, meaning?: Meaning): { listing: SongListing; content: SongContent } {
  const { title, titleLanguage, author, translated, ...content } = song;
  const isExplained = meaning && meaning.lines.length + meaning.glosses.length > 0 ? true : undefined;
  // What is neither Armenian nor French cannot be told by its letters.
  const wordsLanguage = ['hy', 'fr'].includes(song.language) ? undefined : song.language;
  const named = translated && { ...translated, language: wordsLanguage };
  return {
    listing: { title, titleLanguage, wordsLanguage, author, translated: named },
    content: { ...content, isExplained },
  };
}

const dataFileOf = (prefix: string, name: string, ending: string, text: string): SiteFile => ({
  path: `${prefix}/data/${name}.${contentHash(text)}.${ending}`,
  text,
});
