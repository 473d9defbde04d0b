import { songs } from '../../../src/catalogue';
import { makeRomaniser, type Letters } from '../../../src/catalogue/romanisation';
import { romaniseLine } from '../../../src/catalogue/romanisation/romanise';
import { placeChords, type SheetLine } from '../../../src/music';

test.each<[written: string, russian: string]>([
  ['Հայաստան, իմ երկիր', 'hаястан, им еркир'],
  ['Հիմի ՀԱՅԱՍՏԱՆ ԱՀԵՂ Խոհ', 'hими hАЯСТАН АhЕГХ Хоh'],
  ['բյուրավոր, զեփյուռին, կյանք, դարձյալ', 'бюравор, зепюрин, кянк, дардзял'],
  ['Ազատության, ԱԼԱԳՅԱԶ, գյոզալ, Առաքեալ', 'Азатутян, АЛАГЯЗ, гёзал, Аракял'],
  ['Երբ որ բացվին դռներն', 'Ерб вор бацвин дырнерн'],
  ['Խոսի՛ր, ի՛մ սոխակ, մեր արյունը', 'Хосир, им сохак, мер арюны'],
  ['Ձայն տուր, ո՞վ ծովակ, ինչո՞ւ', 'Дзайн тур, ов? цовак, инчу?'],
  ['Ջան, Եղբա՛յր, էլ ես չեմ, յոթ', 'Джан, Егхбайр, эл ес чем, ёт'],
  ['հայերը, շիրմայեմեն, Յետ', 'hаеры, ширмаемен, Ет'],
  ['Հեռու ես, Սիրուն աչքերս', 'hеру эс, Сирун ачкерыс'],
  ['Le vent (Am) և ԾՈՎ', 'Le vent (Am) ев ЦОВ'],
])('%s is %s in Cyrillic letters', (written, russian) => {
  expect(makeRomaniser('eastern-cyrillic').write(written)).toBe(russian);
});

const ALL_LETTERS: readonly Letters[] = ['eastern', 'western', 'eastern-cyrillic', 'western-cyrillic'];

/** The chords of a line, each with the column at which it stands. */
function placesOf({ words }: SheetLine): (readonly [name: string, column: number])[] {
  let column = 0;
  return words.flat().flatMap(({ above, lyric }) => {
    const from = column;
    column += lyric.length;
    return above ? [[above.written, from] as const] : [];
  });
}

const lines = songs
  .filter(({ language }) => language === 'hy')
  .flatMap(({ body }) => body.lyrics.map((lyric, index) => ({ lyric, chords: body.chords[index]! })));

test.each(ALL_LETTERS)(
  'in %s letters each chord stays over those of its syllable, and words are whole',
  (letters) => {
    const romaniser = makeRomaniser(letters);
    // Every fourth line in the first letters, the next in the second, and so on.
    const own = lines.filter((_, index) => ALL_LETTERS[index % ALL_LETTERS.length] === letters);
    const wrong = own.filter(({ lyric, chords }) => {
      const line = placeChords(lyric, chords);
      const { line: latin } = romaniser.writeSheetLine({ line, label: 0 });
      const whole = romaniser.write(lyric);
      const words = latin.words.flatMap((word) => word.map((piece) => piece.lyric)).join('');
      const expected = placesOf(line).map(([name, at]) => [name, romaniseLine(lyric, [at], letters)[1]]);
      const moved = placesOf(latin).map(([name, column]) => [name, whole.slice(column)]);
      return words !== whole || JSON.stringify(moved) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  },
);

test('a label is as long as its Latin letters', () => {
  const { writeSheetLine } = makeRomaniser('eastern');
  const label = (lyric: string, length: number) =>
    writeSheetLine({ line: placeChords(lyric, ''), label: length }).label;
  expect(label('(Աղջիկ) Կապուտ աչերով', 8)).toBe('(Aghjik) '.length);
  expect(label('Կրկներգ', Infinity)).toBe(Infinity);
});

const at = (...chords: [column: number, name: string][]): string =>
  chords.reduce((line, [column, name]) => line.padEnd(column, '\u00a0') + name, '');

test.each<[lyric: string, chords: string, latin: string[]]>([
  ['Այ լաո', at([0, 'Am'], [3, 'Dm']), ['Ay ', 'lao']],
  ['ափերով', at([0, 'Dm'], [3, 'Am']), ['aperov']],
  ['լռենք։', at([0, 'Em'], [5, 'Am']), ['lërenk.']],
  ['հին-հին', at([0, 'Em'], [4, 'Am']), ['hin-hin']],
  ['ինձ ետուր', at([0, 'C/G'], [5, 'Am']), ['indz yetur']],
  ['լաո', at([0, 'A'], [5, 'Dm']), ['lao']],
])('%s has whole words in Latin letters', (lyric, chords, latin) => {
  expect(makeRomaniser('eastern').linesUnder([placeChords(lyric, chords)])).toEqual([latin]);
});

test('a line of chords alone and a blank line have nothing under them', () => {
  expect(makeRomaniser('western').linesUnder([placeChords('', 'Am'), placeChords('', '')])).toEqual([
    undefined,
    undefined,
  ]);
});

test.each(['eastern', 'western'] as const)('every word of the %s reading has its letters', (reading) => {
  const romaniser = makeRomaniser(reading);
  const wrong = lines.filter(({ lyric, chords }) => {
    const line = placeChords(lyric, chords);
    const [latin] = romaniser.linesUnder([line]);
    const isWhole = (latin?.join('') ?? '') === romaniser.write(lyric);
    return !isWhole || (latin && latin.length !== line.words.length);
  });
  expect(wrong).toEqual([]);
  const all = lines.map(({ lyric, chords }) => placeChords(lyric, chords));
  expect(romaniser.linesUnder(all)).toEqual(all.flatMap((line) => romaniser.linesUnder([line])));
});

test.each([
  ['Ես լը-սե-ցի մի ա-նուշ ձայն,', 'Yes lë-se-tsi mi a-nush dzayn,'],
  [' _ Հալ- _ _ _ վում, _ վառ- _ _ վում _ եմ։', ' _ Hal- _ _ _ vum, _ var- _ _ vum _ em.'],
  [' Թող դուս գա լուս* թըշ-նա-*մուս,', ' Togh dus ga lus* tësh-na-*mus,'],
])('the words under notes, «%s», are parted in Latin letters as they were', (words, latin) =>
  expect(makeRomaniser('eastern').writeUnderlay(words)).toBe(latin),
);
