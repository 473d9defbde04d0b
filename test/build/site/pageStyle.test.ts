/** @jest-environment jsdom */
import { pageStyle } from '../../../src/build/site/pageStyle';
import { dataElement } from '../../../src/build/site/writePages';

const PAGE =
  '<noscript><p class="callout">Ա</p></noscript><main class="page wide"><p data-kind="song first">Ա</p><button aria-pressed="false">+</button><svg fill="var(--a)"></svg><div class="toasts" role="status"></div></main>';

test.each([
  ['a class that occurs', '.page{color:red}', true],
  ['a class that does not', '.panel{color:red}', false],
  ['a part of a class', '.pag{color:red}', false],
  ['one of two selectors', '.panel,.wide p{color:red}', true],
  ['an element that does not occur', 'dialog{color:red}', false],
  ['the value of an attribute', '[data-kind~=song]{color:red}', true],
  ['another value', '[data-kind=list]{color:red}', false],
  ['a state that a tap brings about', 'button[aria-pressed=true]{color:red}', false],
  ['a finger on it', 'button:hover{color:red}', false],
  ['what the inline script sets', ':root[data-columns=fit] .page{color:red}', true],
  ['what scripts set later', ':root[data-stage] .page{color:red}', false],
  ['the absence of a class', '.page:not(.panel){color:red}', true],
  ['a class within', '.page:has(.panel){color:red}', false],
  ['one of some classes', ':is(.panel,.wide){color:red}', true],
  ['a drawn element', 'p:before{content:"×"}', true],
  ['any element', '*{color:red}', true],
  ['a screen', '@media (min-width:56rem){.page{color:red}}', true],
  ['the root of the app', '#root .page{color:red}', true],
  ['a custom property that it reads', '.page{--b:red;color:var(--b)}', true],
  ['one that the markup reads', '.page{--a:red}', true],
  ['one that nothing reads', '@media screen{.page{--c:red}}', false],
  ['a status in which nothing is said', '.toasts{color:red}', false],
  ['what is shown without scripts', '.callout{color:red}', false],
  ['a screen, for what does not occur', '@media screen{@supports (gap:1em){.panel{color:red}}}', false],
  ['paper', '@media print{.page{color:red}}', false],
  ['a font', '@font-face{font-family:Songbook;src:url(a.woff2)}', false],
  ['an animation that it uses', '.page{animation:fade 1s}@keyframes fade{to{opacity:0}}', true],
  ['one that it does not use', '@keyframes fade{to{opacity:0}}', false],
])('the style of a page, for %s: %s', (_, rule, isKept) => {
  expect(pageStyle(rule, [PAGE]).replaceAll(' ', '')).toBe(isKept ? rule.replaceAll(' ', '') : '');
});

test.each(['</script><b>', '<!--<script>', '<b>&lt;</b>', '"\u2028\\u003c'])(
  'data with %j in it ends no element, and is read as it was written',
  (words) => {
    const page = new DOMParser().parseFromString(
      `<body>${dataElement('id="data" type="application/json"', { words })}<p>after</p></body>`,
      'text/html',
    );
    expect([...page.body.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
    expect(JSON.parse(page.getElementById('data')!.textContent)).toEqual({ words });
  },
);
