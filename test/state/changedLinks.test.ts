import { formatFragment, formatSetFragment, newSet, parseFragment, parseSetFragment } from '../../src/state';
import { song } from '../support/sets';

const readBackup = (fragment: string) => parseFragment(fragment, 51);
const read = (fragment: string) => parseSetFragment(fragment, 51);

const ENTRIES = [song(22, 3), { heading: 'Ա – Բ 🎵' }, { ...song(5, 0, 2), note: 'a=b?' }];
const SENT = formatSetFragment(newSet({}, 'Երեկո & Co. 100%', ENTRIES).content);
const BACKUP = formatFragment({ favorites: { 0: 1, 3: 1 }, transpositions: { 0: 11, 2: 1 } });
const LINKS = [
  [SENT, read],
  [BACKUP, readBackup],
] as const;

/** Changes that messengers, mail programs, trackers and copied HTML make to a link. */
const CHANGES: readonly [what: string, change: (link: string) => string][] = [
  ['= as %3D', (link) => link.replace('=', '%3D')],
  ['= as mail writes it', (link) => link.replace('=', '=3D')],
  ['its name in capitals', (link) => link.replace(/\w+=/, (name) => name.toUpperCase())],
  ['all but its # encoded', (link) => `#${encodeURIComponent(link.slice(1))}`],
  ['all but its # encoded twice', (link) => `#${encodeURIComponent(encodeURIComponent(link.slice(1)))}`],
  ['every sign encoded', (link) => link.replaceAll(/[^#]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
  ['its point and signs encoded', (link) => link.replaceAll('.', '%2E').replaceAll(/[_-]/g, encodeURI)],
  ['a line break', (link) => `${link.slice(0, 14)}\n${link.slice(14)}`],
  ['a line break of mail', (link) => `${link.slice(0, 14)}=%0D%0A${link.slice(14)}`],
  ['a line that an answer quotes', (link) => `${link.slice(0, 14)}\r\n> ${link.slice(14)}`],
  ['blanks between its lines', (link) => `${link.slice(0, 14)}%20%20${link.slice(14)}`],
  ['a soft hyphen as it is', (link) => `${link.slice(0, 14)}\u00ad${link.slice(14)}`],
  ['a sign without width', (link) => `${link.slice(0, 14)}\u200b${link.slice(14)}`],
  ['a sign of direction', (link) => `${link.slice(0, 14)}%E2%80%8E${link.slice(14)}`],
  ['a byte order mark at its end', (link) => `${link}\ufeff`],
  ['?utm_source', (link) => `${link}?utm_source=mail&utm_medium=x`],
  ['a tracker with a broken percent sign', (link) => `${link}?utm_source=100%`],
  ['&fbclid', (link) => `${link}&fbclid=IwAR_0-1`],
  ['&amp;gclid', (link) => `${link}&amp;gclid=1`],
  ['a tracker and a bracket', (link) => `${link}?igshid=a)`],
  ['a text that is to be found on the page', (link) => `${link}:~:text=a`],
  ['an angle bracket of HTML', (link) => `${link}&gt;.`],
  ['a bracket and a point', (link) => `${link}).`],
  ['Armenian punctuation', (link) => `${link}»։`],
  ['encoded punctuation', (link) => `${link}%C2%BB.`],
  ['an ellipsis', (link) => `${link}…`],
  ['the words after it', (link) => `${link},երգենք`],
];

test.each(CHANGES)('a link with %s is read as it was sent', (_, change) => {
  for (const [link, readLink] of LINKS) {
    expect(readLink(link)).toBeInstanceOf(Object);
    expect(change(link)).not.toBe(link);
    expect(readLink(change(link))).toEqual(readLink(link));
  }
});

test('every cut of a link is known as one, wherever it begins and ends', () => {
  for (const [link, readLink] of LINKS) {
    const said = new Set<unknown>();
    for (let start = 0; start < link.length; start++)
      for (let end = start; end <= link.length; end++)
        if (start > 1 || end < link.length) said.add(readLink(link.slice(start, end)));
    expect(said).toEqual(new Set(['foreign', 'malformed']));
  }
});

test('every changed letter of a link is known, and so is one that is lost or came twice', () => {
  const signs = [...'AZaz09-_.'];
  const unknown: string[] = [];
  for (const [link, readLink] of LINKS)
    for (let place = link.indexOf('=') + 1; place < link.length; place++)
      for (const sign of [...signs, '', link[place]!.repeat(2)]) {
        const changed = link.slice(0, place) + sign + link.slice(place + 1);
        // What follows the check was not sent.
        if (!changed.startsWith(link) && readLink(changed) !== 'malformed') unknown.push(changed);
      }
  expect(unknown).toEqual([]);
});

test.each<[what: string, change: (link: string) => string]>([
  ['in small letters', (link) => link.toLowerCase()],
  ['in capitals', (link) => link.toUpperCase()],
  ['with … in its middle', (link) => `${link.slice(0, 14)}…${link.slice(17)}`],
])('a link %s is not taken for whole', (_, change) => {
  for (const [link, readLink] of LINKS) expect(readLink(change(link))).toBe('malformed');
});

test.each([
  ['a million letters', 'a'.repeat(1e6)],
  ['80,000 percent signs', '%25'.repeat(80_000)],
  ['250,000 brackets', `${'a'.repeat(2000)}${')'.repeat(250_000)}`],
  ['120,000 ampersands', '&a'.repeat(120_000)],
  ['100,000 points', '.0'.repeat(100_000)],
])('%s are refused at once', (_, content) => {
  for (const end of ['', '.012345'])
    expect(['tooLarge', 'malformed']).toContain(read(`#set=${content}${end}`));
});
