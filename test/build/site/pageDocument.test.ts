/** @jest-environment jsdom */
import { dataElement } from '../../../src/build/site/pageDocument';

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
