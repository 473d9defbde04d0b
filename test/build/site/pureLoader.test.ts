import pureLoader from '../../../src/build/site/pureLoader';

test('what makes a component is marked, its name for developers goes', () => {
  const source = 'var Link = React10.forwardRef(draw);\nLink.displayName = "Link";\nvar one = 1;';
  expect(pureLoader(source)).toBe('var Link = /*#__PURE__*/ React10.forwardRef(draw);\n\nvar one = 1;');
});

test('a component made in another way stops the build', () => {
  expect(() => pureLoader('var Link = forwardRef(draw);\nLink.displayName = "Link";')).toThrow(
    'in a way that',
  );
});
