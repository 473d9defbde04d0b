import fc from 'fast-check';
import { meantPath } from '../../src/app/meantPath';

test.each<[path: string, meant: string | null]>([
  ['/', null],
  ['/songs/30', null],
  ['/songs/30.', '/songs/30'],
  ['/songs/30%C2%BB.', '/songs/30'],
  ['/songs/30/', '/songs/30'],
  ['/favorites.).', '/favorites'],
  ['/en/songs/30.', '/en/songs/30'],
  ['/en/', null],
  ['/en', '/en/'],
  ['/sets/Kiraki_--_', null],
  ['/sets/Kiraki_--__', '/sets/Kiraki_--_'],
  ['//example.org/', '//example.org'],
  ['/songs/3%', null],
  ['/songs/1%20', null],
  ['/songs/3%00', null],
  ['/songs/1./.', '/songs/1'],
])('the link %s means %s', (path, meant) => expect(meantPath(path)).toBe(meant));

test('a path is mended once', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const meant = meantPath(path);
      if (meant !== null) expect(meantPath(meant)).toBeNull();
    }),
  );
});
