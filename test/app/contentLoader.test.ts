import { makeContentLoader } from '../../src/app/contentLoader';
import { songs } from '../../src/catalogue';
import { contentsFailed, contentsLoaded, type SongbookAction } from '../../src/state';
import { songId } from '../support/songbook';

const contents = songs.slice(0, 2);

/** A loader whose file is answered with this status, what it dispatched, and how often it fetched. */
function openLoader(answers: number[]) {
  const done: SongbookAction[] = [];
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(contents), { status: answers.shift()! }));
  const load = makeContentLoader('/a.json', (action) => done.push(action));
  return { load, fetching, done };
}

afterEach(() => jest.restoreAllMocks());

test('the contents are fetched once, however often they are wanted', async () => {
  const { load, fetching, done } = openLoader([200]);
  await Promise.all([load(), load()]);
  await load();
  expect(fetching.mock.calls).toEqual([['/a.json']]);
  expect(done).toEqual([contentsLoaded(songId(0), contents)]);
});

test('a failure is told of, and the file fetched again when it is next wanted', async () => {
  const { load, done } = openLoader([404, 200]);
  await load();
  expect(done).toEqual([contentsFailed({ reason: 'Error: /a.json: 404' })]);
  await load();
  expect(done.at(-1)).toEqual(contentsLoaded(songId(0), contents));
});
