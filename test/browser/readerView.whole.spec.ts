import { readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { songs, type Song } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { readDocument } from '../support/readDocument';
import { plainLines, plainWords } from '../support/songText';

const builtPage = (song: Song): Document => readDocument(readFileSync(`dist/songs/${song.id}.html`, 'utf8'));

/** How many of a song's lines are not whole lines of a markup, in their order; empty if all are there. */
function missingLines(song: Song, markup: string): string[] {
  const parted = markup.replaceAll(/<br[^>]*>|<\/(?:p|div|li|h\d)>/g, '\n');
  const lines = readDocument(parted).body.textContent.split('\n').map(plainWords);
  const written = plainLines(song).filter((line) => line !== '');
  let from = 0;
  const missing = written.filter((line) => {
    const place = lines.indexOf(line, from);
    if (place !== -1) from = place + 1;
    return place === -1;
  });
  return missing.length === 0
    ? []
    : [`song ${song.id}: ${missing.length} of ${written.length}, the first is «${missing[0]}»`];
}

test('a reader view has every line of every song', () => {
  const read = (song: Song): string => new Readability(builtPage(song)).parse()?.content ?? '';
  expect(songs.flatMap((song) => missingLines(song, read(song)))).toEqual([]);
});

test('what is not hidden from assistive technology has every line of every song, without chords', () => {
  const heard = (song: Song): string => {
    const { body } = builtPage(song);
    for (const hidden of body.querySelectorAll('script, [aria-hidden=true]')) hidden.remove();
    return body.innerHTML;
  };
  expect(songs.flatMap((song) => missingLines(song, heard(song)))).toEqual([]);
});
