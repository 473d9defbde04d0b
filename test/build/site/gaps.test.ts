import { readCatalogue } from '../../../src/build/site/readCatalogue';
import { temporaryFolder } from '../../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();

const shortened = (problem: string): string => problem.replace(pathOf('/'), '');

test('a songbook that is not strict may lack facts and translations, which are counted, and have Cyrillic letters', () => {
  const songOf = (head: string, words: string): string =>
    `${head}\n\n{start_of_verse: 1.}\n${words}\n{end_of_verse}\n`;
  write('songs/00-star.cho', songOf('{title: Star}{meta: language en}', '[C]Little [G7]star'));
  write('songs/01-kalinka.cho', songOf('{title: Калинка}{meta: language ru}', 'Ка[E]линка мо[Am]я'));
  write('songs/02-oror.cho', songOf('{title: Օրոր}', '[Am]Քուն [Dm]եղիր'));
  const folders = { songs: pathOf('songs'), translations: pathOf('translations') };
  const { problems, gaps, editions } = readCatalogue(folders, false);
  expect(problems).toEqual([]);
  expect([...gaps].map(([gap, places]) => `${gap}: ${places.size}`)).toEqual([
    'a translation of the song: 9',
    'the title in Latin letters: 1',
    'a sentence on the song in English: 2',
    'a sentence on the song in Russian: 2',
    'a sentence on the song in French: 3',
  ]);
  const inEnglish = editions.find(({ language }) => language === 'en')!.songs;
  const told = inEnglish.map(({ title, titleLanguage, key }) => `${title} ${titleLanguage} ${key}`);
  expect(told).toEqual(['Star undefined G', 'Калинка ru Am', 'Օրոր hy Dm']);
  write('songs/01-kalinka.cho', songOf('{title: Калинка}{meta: language ru}', 'Кaлинка'));
  expect(readCatalogue(folders, false).problems.map(shortened)).toEqual([
    'songs/01-kalinka.cho:4: «Кaлинка» has «К» (Cyrillic, U+041A) beside «a» (Latin, U+0061): all letters of a word are Armenian, or all Latin, or all Cyrillic',
  ]);
  write('songs/01-kalinka.cho', songOf('{title: 春}{meta: language ja}', 'はる'));
  expect(readCatalogue(folders, false).problems.map(shortened)).toContain(
    'songs/01-kalinka.cho:1: «ja» is no code of a language in Armenian, Latin or Cyrillic letters',
  );
  const strict = readCatalogue(folders, true).problems.map(shortened);
  for (const fact of ['key', 'copyright'])
    expect(strict).toContain(`songs/00-star.cho:1: «${fact}» is missing`);
});
