import { readFileSync } from 'node:fs';
import stylelessLoader from '../../../src/build/site/stylelessLoader';

test('the package inserts its style as the loader knows, and a drawing is left without it', () => {
  const source = readFileSync('node_modules/abcjs/src/write/draw/set-paper-size.js', 'utf8');
  expect(source).toContain('insertStyles');
  const styleless = stylelessLoader(source);
  expect(styleless).not.toContain('insertStyles');
  expect(styleless).toContain('setParentStyles(parentStyles)');
});

test('a style inserted in another way stops the build', () => {
  expect(() => stylelessLoader('paper.addStyle(styles);')).toThrow('in a way that');
});
