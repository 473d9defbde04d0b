import fc from 'fast-check';
import { meantPath } from '../../src/app/meantPath';

const WHOLE = '/ /songs/30 /en/ /sets/Kiraki_--_ /songs/3% /songs/1%20 /songs/3%00 /songs/1%2C2'.split(' ');

test.each(WHOLE)('the link %s means what it says', (path) => expect(meantPath(path)).toBeNull());

test.each([
  ['/songs/30.', '/songs/30'],
  ['/songs/30%C2%BB.', '/songs/30'],
  ['/songs/30/', '/songs/30'],
  ['/favorites.).', '/favorites'],
  ['/en/songs/30.', '/en/songs/30'],
  ['/en', '/en/'],
  ['/sets/Kiraki_--__', '/sets/Kiraki_--_'],
  ['//example.org/', '//example.org'],
  ['/songs/1./.', '/songs/1'],
  ['/sets%23set=YQ.012345', '/sets#set=YQ.012345'],
  ['/sets%2523set%253DYQ.012345', '/sets#set%3DYQ.012345'],
  ['/en/sets/%23set%3DYQ.012345', '/en/sets#set%3DYQ.012345'],
  ['/songs/3%3Ftranspose=5', '/songs/3?transpose=5'],
  ['/songs/3%3ftranspose%3D5%26capo%3D2', '/songs/3?transpose%3D5%26capo%3D2'],
  ['/songs/%37', '/songs/7'],
  ['/%73ongs/%31%32', '/songs/12'],
  ['/%65n/songs/7', '/en/songs/7'],
])('the link %s means %s', (path, meant) => expect(meantPath(path)).toBe(meant));

test('a path is mended once', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const meant = meantPath(path);
      if (meant !== null) expect(meantPath(new URL(`https://songs.example${meant}`).pathname)).toBeNull();
    }),
  );
});

test.each([
  '/%2Fevil.example%23x',
  '//evil.example/',
  '//evil.example%3Fa',
  '/\\\\evil.example.',
  '/%5C%5Cevil.example.',
])('%s leads to no other site', (path) => {
  const { origin } = new URL(`https://songs.example${meantPath(path)}`);
  expect(meantPath(path)).not.toBeNull();
  expect(origin).toBe('https://songs.example');
});
