import { classesOf, typesOf, unusedClasses } from '../../src/build/styleTypes';

const SHEET = `
/* .gone { } */
.row, .row:hover > .title { margin: 0.5em 1.5em; }
@keyframes grow { to { scale: 2 } }
.list { .inner { animation: 1s grow } }
@media print { :root[data-columns='fill'] .row:has(.title-2) { color: red } }
`;

test('the classes of a style sheet are those of its selectors', () => {
  expect(classesOf(SHEET)).toEqual(['inner', 'list', 'row', 'title', 'title-2']);
});

test('a class is typed by its name', () => {
  expect(typesOf(['row'])).toContain("readonly 'row': string;");
});

test('a class is used where a source that imports its style sheet names it', () => {
  const source = "<p className={`${styles.row} ${styles['title']}`} />";
  expect(unusedClasses(['row', 'title', 'rows', 'ro'], [source])).toEqual(['rows', 'ro']);
});
