import { makeContentLoader } from '../../src/app/contentLoader';
import { SONGS_PER_FILE, songs } from '../../src/catalogue';
import { contentsFailed, contentsLoaded, type SongbookAction } from '../../src/state';
import { songId } from '../support/songbook';

const addresses = ['/a.json', '/b.json'];
const content = songs.slice(0, 1);

/** A loader of two files; an address that is among `missing` is answered with 404. */
function openLoader() {
  const asked: string[] = [];
  const missing = new Set<string>();
  const done: SongbookAction[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const address = request as string;
    asked.push(address);
    const status = missing.has(address) ? 404 : 200;
    return new Response(JSON.stringify(content), { status });
  });
  const loader = makeContentLoader({ addresses, dispatch: (action) => done.push(action) });
  return { ...loader, asked, missing, done };
}

afterEach(() => jest.restoreAllMocks());

test('a song brings the file that holds it, once however often it is wanted', async () => {
  const { want, asked, done } = openLoader();
  await Promise.all([want(songId(3)), want(songId(3)), want(songId(SONGS_PER_FILE - 1))]);
  await want(songId(0));
  expect(asked).toEqual(['/a.json']);
  expect(done).toEqual([contentsLoaded(songId(0), content)]);
  await want(songId(SONGS_PER_FILE));
  expect(done).toEqual([contentsLoaded(songId(0), content), contentsLoaded(songId(SONGS_PER_FILE), content)]);
});

test('all files come one after the other, without those that are there', async () => {
  const { want, wantAll, asked } = openLoader();
  await want(songId(SONGS_PER_FILE));
  await wantAll();
  expect(asked).toEqual(['/b.json', '/a.json']);
});

test('a file that fails is told of and asked for again when it is next wanted', async () => {
  const { want, asked, missing, done } = openLoader();
  missing.add('/a.json');
  await want(songId(1));
  expect(done).toEqual([contentsFailed({ reason: 'Error: /a.json: 404' })]);
  missing.clear();
  await want(songId(1));
  expect(asked).toEqual(['/a.json', '/a.json']);
  expect(done.at(-1)).toEqual(contentsLoaded(songId(0), content));
});
