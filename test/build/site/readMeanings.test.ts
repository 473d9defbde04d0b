import { gzipSync } from 'node:zlib';
import { readMeanings } from '../../../src/build/site/readMeanings';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { sungLines } from '../../../src/catalogue/sections';
import type { Language } from '../../../src/views/text/languages';

const songs = readSongFiles();

/** What gzip makes of the meanings in a language, in bytes. */
const SIZES = { hy: 5_700, en: 16_710, ru: 20_200, fr: 16_000 };

test.each(Object.entries(SIZES) as [Language, number][])(
  'in %s every sung line of another language has its meaning, in a file of at most %d bytes',
  (language, size) => {
    const meanings = readMeanings(songs, language);
    expect(meanings).toHaveLength(songs.length);
    songs.forEach((song, id) => {
      const told = meanings[id]!.lines.flatMap((text, line) => (text ? [line] : []));
      const sung = sungLines(song).map(({ line }) => line);
      expect([song.title, told]).toEqual([song.title, song.language === language ? [] : sung]);
    });
    expect(gzipSync(JSON.stringify(meanings), { level: 9 }).length).toBeLessThanOrEqual(size);
  },
);

test('a gloss is at its word wherever the song has it as a whole word, and in the Armenian songbook alone', () => {
  const glossed = readMeanings(songs, 'hy').flatMap(({ glosses }, id) =>
    glosses.map(([line, from, to, text]) => [id, songs[id]!.body.lyrics[line]!.slice(from, to), text]),
  );
  expect(glossed).toContainEqual([22, 'մուրվեթ ու քերամ', 'շնորհ ու ողորմություն']);
  expect(glossed.filter(([id, word]) => id === 1 && word === 'Երբոր')).toHaveLength(3);
  for (const language of ['en', 'ru', 'fr'] as const)
    expect(readMeanings(songs, language).flatMap(({ glosses }) => glosses)).toEqual([]);
});

test('a note on a stanza follows its last line, and a doubtful line keeps its sign', () => {
  const { lines } = readMeanings(songs, 'en')[33]!;
  expect(lines[3]).toMatch(/^Who can take you from me\?.*\(\?\)\nKamancha: a bowed spike fiddle\./);
  expect(lines.slice(0, 3).join()).not.toContain('\n');
});
