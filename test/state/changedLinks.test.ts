import {
  formatSetFragment,
  type NewEntry,
  newSet,
  parseFragment,
  parseSetFragment,
  type SongSet,
} from '../../src/state';
import { song } from '../support/sets';

const readBackup = (fragment: string) => parseFragment(fragment, 51);
const read = (fragment: string) => parseSetFragment(fragment, 51);
const setOf = (title: string, entries: readonly NewEntry[]): SongSet => newSet({}, title, entries).content;

const SENT = formatSetFragment(
  setOf('Երեկո & Co. 100%', [song(22, 3), { heading: 'Ա – Բ' }, { ...song(5, 0, 2), note: 'a=b?' }]),
);
const WHOLE = read(SENT);
const BACKUP = '#backup=2.05a9d746.xabm';

test('every cut of a link is known as one', () => {
  expect(WHOLE).toMatchObject({ title: 'Երեկո & Co. 100%' });
  for (let length = 0; length < SENT.length; length++)
    expect(['foreign', 'malformed']).toContain(read(SENT.slice(0, length)));
  for (let length = 0; length < BACKUP.length; length++)
    expect(['foreign', 'malformed']).toContain(readBackup(BACKUP.slice(0, length)));
});

/** Changes that messengers, mail programs, trackers and copied HTML make to a link. */
const CHANGES: readonly [what: string, change: (link: string) => string][] = [
  ['= as %3D', (link) => link.replace('=', '%3D')],
  ['= as %3d', (link) => link.replace('=', '%3d')],
  ['= as %253D', (link) => link.replace('=', '%253D')],
  ['= as mail writes it', (link) => link.replace('=', '=3D')],
  ['encoded twice', (link) => link.replaceAll('%', '%25')],
  ['encoded three times', (link) => link.replaceAll('%', '%2525')],
  ['escapes in small letters', (link) => link.replaceAll(/%../g, (sign) => sign.toLowerCase())],
  ['its name in capitals', (link) => link.replace(/\w+=/, (name) => name.toUpperCase())],
  ['a line break', (link) => `${link.slice(0, 24)}\n${link.slice(24)}`],
  ['a line break of mail', (link) => `${link.slice(0, 24)}=%0D%0A${link.slice(24)}`],
  ['a soft hyphen', (link) => `${link.slice(0, 22)}%C2%AD${link.slice(22)}`],
  ['a sign without width', (link) => `${link.slice(0, 22)}\u200b${link.slice(22)}`],
  ['a byte order mark at its end', (link) => `${link}\ufeff`],
  ['?utm_source', (link) => `${link}?utm_source=mail&utm_medium=x`],
  ['&fbclid', (link) => `${link}&fbclid=IwAR_0-1`],
  ['&amp;gclid', (link) => `${link}&amp;gclid=1`],
  ['a tracker and a bracket', (link) => `${link}?igshid=a)`],
];

test.each(CHANGES)('a link with %s is read as it was sent', (_, change) => {
  expect(read(change(SENT))).toEqual(WHOLE);
  expect(readBackup(change(BACKUP))).toEqual(readBackup(BACKUP));
});

test.each(CHANGES)('a link of an older version with %s is read too', (_, change) => {
  expect(read(change('#set=1.%D4%B5%D6%80%26.22d.23a1'))).toEqual({
    title: 'Եր&',
    entries: [song(22, 3), song(23, 0, 1)],
  });
});

test.each<[what: string, change: (link: string) => string]>([
  ['in small letters', (link) => link.toLowerCase()],
  ['in capitals', (link) => link.toUpperCase()],
  ['decoded, so that a point of its title parts it', decodeURIComponent],
  ['with blanks lost', (link) => link.replaceAll('%20', '')],
  ['with + for blanks', (link) => link.replaceAll('%20', '+')],
  ['with one letter changed', (link) => link.replace('22d', '22e')],
  ['with an entry twice', (link) => link.replace('.22d', '.22d.22d')],
  ['with … in its middle', (link) => `${link.slice(0, 30)}…${link.slice(40)}`],
  ['encoded in part', (link) => link.replace('%26', '%2526')],
])('a link %s is not taken for whole', (_, change) => {
  expect(read(change(SENT))).toBe('malformed');
});

test('a link that a browser has decoded is read where no point parts its texts', () => {
  const sent = formatSetFragment(setOf('Երեկո & Ձոն', [{ ...song(1), note: 'ցածր (Ա)' }]));
  expect(read(decodeURIComponent(sent))).toEqual(read(sent));
  expect(read(decodeURIComponent(sent).replaceAll(' ', '%20'))).toEqual(read(sent));
});

test.each(['#set=1.T.22d.5a2_n', '#set=2.bass_48-67.T.22d', '#backup=1.aam'])(
  'a link of an older version is still read: %s',
  (link) => expect(typeof (link.startsWith('#set') ? read(link) : readBackup(link))).toBe('object'),
);

test.each([
  ['20,000 entries', '.1a'.repeat(20_000)],
  ['a million letters', 'a'.repeat(1e6)],
  ['80,000 percent signs', '%25'.repeat(80_000)],
  ['250,000 brackets', `${'a'.repeat(2000)}${')'.repeat(250_000)}`],
  ['120,000 ampersands', '&a'.repeat(120_000)],
])('%s are refused at once', (_, content) => {
  for (const head of ['#set=1.T', '#set=3.01234567..T'])
    expect(['tooLarge', 'malformed']).toContain(read(head + content));
});
