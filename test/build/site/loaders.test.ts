import pureLoader from '../../../src/build/site/pureLoader';
import stylelessLoader from '../../../src/build/site/stylelessLoader';

test('what makes a component is marked, its name for developers goes', () => {
  const source = 'var Link = React10.forwardRef(draw);\nLink.displayName = "Link";\nvar one = 1;';
  expect(pureLoader(source)).toBe('var Link = /*#__PURE__*/ React10.forwardRef(draw);\n\nvar one = 1;');
});

test.each([
  ['a component made', pureLoader, 'var Link = forwardRef(draw);\nLink.displayName = "Link";'],
  ['a style inserted', stylelessLoader, 'paper.addStyle(styles);'],
])('%s in another way stops the build', (_, load, source) => {
  expect(() => load(source)).toThrow('in a way that');
});
