import fc from 'fast-check';
import { makersOf, songs, splitAtLastNames, splitCredit } from '../../src/catalogue';

const named = (credit: string, people: readonly string[]) =>
  splitCredit(credit, people).flatMap(({ text, person }) => (person === null ? [] : [[text, person]]));

const TUMANYAN = 'Հովհաննես Թումանյան';

test.each([
  ['a whole name', 'Խոսք՝ Հովհաննես Թումանյան, երաժշտություն՝ …', TUMANYAN, TUMANYAN],
  ['a family name alone', 'Թումանյան', TUMANYAN, 'Թումանյան'],
  ['a declined name', 'երաժշտություն՝ ըստ Կոմիտասի', 'Կոմիտաս', 'Կոմիտասի'],
  ['a name with a hyphen', 'Սայաթ-Նովա', 'Սայաթ-Նովա', 'Սայաթ-Նովա'],
  ['a declined name that ends in a vowel', 'Րաֆֆու խոսքերով', 'Րաֆֆի', 'Րաֆֆու'],
  ['a name with an initial', 'երաժշտություն՝ Պ. Աֆրիկյան', 'Պ. Աֆրիկյան', 'Պ. Աֆրիկյան'],
])('%s is found in a credit', (_, credit, person, text) => {
  expect(named(credit, [person])).toEqual([[text, person]]);
});

test.each([
  ['inside another word', 'ՀայՇերամ', 'Շերամ'],
  ['by a first name', 'Հովհաննես', TUMANYAN],
  ['by a sign that stands for any letter', 'Պա', 'Պ.'],
])('a name is not found %s', (_, credit, person) => expect(named(credit, [person])).toEqual([]));

test('each place is told apart, in order', () => {
  const credit = 'Խոսք՝ Րաֆֆի, երաժշտություն՝ Կոմիտաս';
  expect(named(credit, ['Կոմիտաս', 'Րաֆֆի']).map(([text]) => text)).toEqual(['Րաֆֆի', 'Կոմիտաս']);
});

test('the pieces of any credit are the credit', () => {
  const words = ['Կոմիտաս', 'Կոմիտասի', 'Խոսք՝', ',', 'Պ. Աֆրիկյան', 'Աֆրիկյան', '(', 'x'];
  const people = ['Կոմիտաս', 'Պ. Աֆրիկյան', '(', 'Այլ'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words)), fc.subarray(people), (credit, asked) => {
      const pieces = splitCredit(credit.join(' '), asked);
      expect(pieces.map(({ text }) => text).join('')).toBe(credit.join(' '));
      expect(pieces.every(({ text }) => text !== '')).toBe(true);
    }),
  );
});

test.each([
  ['Խոսք՝ Միքայել Նալբանդյան, երաժշտություն՝ Բարսեղ Կանաչյան', ['Նալբանդյան', 'Կանաչյան']],
  ['Խոսք՝ Սմբատ Շահազիզ, երաժշտություն՝ ժողովրդական, մշակումը՝ Կոմիտաս', ['Շահազիզ', 'Կոմիտաս']],
  ['Ժողովրդական, մշակումը՝ Կոմիտաս', ['Ժողովրդական', 'Կոմիտաս']],
  ['Խոսք՝ Րաֆֆի, երաժշտություն՝ ըստ Կոմիտասի', ['Րաֆֆի', 'ըստ Կոմիտասի']],
  ['Խոսք՝ …, երաժշտություն՝ Կ. Ֆոսկինի կամ Գաբրիել Երանյան', ['Ֆոսկինի', 'Երանյան']],
  ['Խոսք՝ ավանդաբար Մովսես Խորենացի, եղանակը՝ ավանդական հոգևոր', ['Խորենացի']],
  ['Սայաթ-Նովա', ['Սայաթ-Նովա']],
  // What stands before a name that is a link.
  ['ըստ ', ['ըստ ']],
  ['Խոսք և երաժշտություն՝ «Երգեր և ակորդներ» երգարան', ['«Երգեր և ակորդներ»']],
])('of %s a list shows %j', (credit, names) => {
  const pieces = splitAtLastNames(credit);
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(names);
  expect(pieces.join('')).toBe(credit);
});

test('every song has a kind', () => {
  expect(songs.filter(({ kind }) => kind === '').map(({ title }) => title)).toEqual([]);
});

test('folk songs name nobody but who arranged them', () => {
  const named = songs
    .filter(({ kind }) => kind === 'folk')
    .flatMap(({ lyricists, composers }) => [lyricists, composers]);
  expect(named.flat()).toEqual([]);
});

test('a person is written alike in all songs', () => {
  const people = [...new Set(songs.flatMap(makersOf))];
  const families = people.map((person) => person.split(' ').at(-1));
  expect(new Set(families).size).toBe(people.length);
});
