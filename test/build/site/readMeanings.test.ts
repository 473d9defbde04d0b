import { readMeanings } from '../../../src/build/site/readMeanings';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { sungLines } from '../../../src/catalogue/sections';
import { LANGUAGES } from '../../../src/views/text/languages';

const songs = readSongFiles();

test.each(LANGUAGES)('in %s every sung line of another language has its meaning', (language) => {
  const meanings = readMeanings(songs, language);
  expect(meanings).toHaveLength(songs.length);
  songs.forEach((song, id) => {
    const told = meanings[id]!.lines.flatMap((text, line) => (text ? [line] : []));
    const sung = sungLines(song).map(({ line }) => line);
    expect([song.title, told]).toEqual([song.title, song.language === language ? [] : sung]);
  });
});

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
