import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { fileName } from '../../../src/views/ui/downloadFile';

const nameOf = (title: string): string => fileName(title, 'cho', 'song-7');

test.each([
  ['Կռունկ', 'Կռունկ.cho'],
  ['À la claire fontaine', 'À la claire fontaine.cho'],
  ['Ո՞ւր ես, մայր իմ', 'Ո՞ւր ես, մայր իմ.cho'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.cho'],
  ['../../etc/passwd', 'etc passwd.cho'],
  ['  two\t\n lines  ', 'two lines.cho'],
  ['name...', 'name.cho'],
  ['\u202eohc.evil', 'ohc.evil.cho'],
  ['\u0000', 'song-7.cho'],
  ['…', '….cho'],
  ['...', 'song-7.cho'],
  ['', 'song-7.cho'],
  ['CON', 'song-7.cho'],
  ['lpt1.x', 'song-7.cho'],
  ['Constance', 'Constance.cho'],
])('%j is a file named %j', (title, name) => expect(nameOf(title)).toBe(name));

test('every song has a file name of its own', () => {
  expect(new Set(songs.map(({ title }) => nameOf(title))).size).toBe(songs.length);
});

test('any title makes a name that every file system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const name = nameOf(title);
      expect(name).toMatch(/^[^\s./\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*\.cho$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/[ .]\.cho$/);
    }),
  );
});
