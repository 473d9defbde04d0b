import type { Page } from '@playwright/test';
import { songs, writtenSheet, type Song } from '../../src/catalogue';
import { makeRomaniser } from '../../src/catalogue/romanisation';
import { transposeChordLine } from '../../src/music';
import { stanzaName } from '../../src/views/sheet/sheetLayout';
import * as text from '../../src/views/text/hy';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { turnTo } from '../support/printing';
import { plainWords } from '../support/songText';
import { storedSettings } from '../support/storedSettings';

const SONGS = [1, 12, 22, 25, 36, 50].map((id) => songs[id]!);

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: string[];
  readonly children?: DomNode[];
}

/** The stanzas of a page as `stanza`, and everything in a line as the line's number, by their ids in Chromium. */
function partsById(node: DomNode, within = ''): [number, string][] {
  const { backendNodeId, attributes = [], children = [] } = node;
  const valueOf = (name: string) => attributes[attributes.indexOf(name) + 1]!;
  const line = attributes.includes('data-line') ? valueOf('data-line') : within;
  const part = attributes.includes('stanza') ? 'stanza' : line;
  return [[backendNodeId, part], ...children.flatMap((child) => partsById(child, line))];
}

/** The names of a sheet's stanzas, in brackets, and the texts of its lines, in the order in which they are heard. */
async function heardIn(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument', { depth: -1 });
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  const parts = new Map(partsById(root));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: { readonly line: string; text: string }[] = [];
  const hear = (id: string, within: string): void => {
    const { ignored, role, name, childIds, backendDOMNodeId = 0 } = byId.get(id)!;
    const part = parts.get(backendDOMNodeId);
    const spoken = ignored ? '' : String(name?.value ?? '');
    if (part === 'stanza' && role?.value === 'group') heard.push({ line: part, text: `[${spoken}]` });
    const line = part === undefined || part === '' ? within : part;
    if (role?.value === 'StaticText' && /\d/.test(line)) {
      if (heard.at(-1)?.line === line) heard.at(-1)!.text += spoken;
      else heard.push({ line, text: spoken });
    }
    for (const child of childIds ?? []) if (byId.has(child)) hear(child, line);
  };
  hear(nodes[0]!.nodeId, '');
  return heard.map(({ text: spoken }) => plainWords(spoken)).filter((spoken) => spoken !== '');
}

/** What has to be heard of a song, if a line is said like this. */
const listing = (song: Song, say: (lyric: string, line: number) => string): string[] =>
  song.sections.flatMap((section) => [
    `[${stanzaName(song, section.from) ?? ''}]`,
    ...song.body.lyrics
      .slice(section.from, section.to)
      .map((lyric, place) => plainWords(say(lyric, section.from + place)))
      .filter((spoken) => spoken !== ''),
  ]);

/** The chords of a line by name, in a key that is higher by semitones. */
function chordsOf(song: Song, line: number, semitones: number): string[] {
  const { words } = writtenSheet(song)[line]!;
  const chords = words.flat().flatMap(({ above, inline }) => [above, inline]);
  return chords.flatMap((chord) => (chord ? [transposeChordLine(chord.written, semitones)] : []));
}

const chordsBefore = (chords: readonly string[]): string =>
  chords.length > 0 ? text.chordsBefore(chords) : '';

test('a listener hears stanzas by name and lines whole, without chords', async ({ page }) => {
  for (const song of SONGS) {
    await turnTo(page, song.id);
    expect.soft(await heardIn(page), `song ${song.id}`).toEqual(listing(song, (lyric) => lyric));
  }
});

test('a listener who wants the chords hears them before each line, in the key that is shown @whole', async ({
  page,
}) => {
  await openWith(page, storedSettings({ chordsAnnounced: true }), '/songs/1');
  for (const song of SONGS) {
    await turnTo(page, song.id);
    for (const semitones of [0, 1]) {
      await expect(page.getByTestId('transpose-value')).toHaveText(String(semitones));
      const announced = listing(song, (lyric, line) => chordsBefore(chordsOf(song, line, semitones)) + lyric);
      expect.soft(await heardIn(page), `song ${song.id}, +${semitones}`).toEqual(announced);
      await page.getByTestId('transpose-up').click();
    }
  }
});

for (const how of ['latinHeard', 'latinAlone'])
  test(`a listener hears the Latin line instead of the Armenian one, ${how} @whole`, async ({ page }) => {
    await openWith(page, storedSettings({ latin: 'eastern', [how]: true }), '/songs/1');
    for (const song of SONGS) {
      await turnTo(page, song.id);
      const isArmenian = song.language === 'hy';
      if (isArmenian) await expect(page.getByTestId('latin-names')).toBeVisible();
      const letters = listing(song, (lyric) => (isArmenian ? makeRomaniser('eastern').write(lyric) : lyric));
      expect.soft(await heardIn(page), `song ${song.id}`).toEqual(letters);
    }
  });
