/** @jest-environment jsdom */
import { leaveOnlyLink } from '../../src/app/framing';

const SONG = '<div id="root">Մեր հայրենիք</div>';

/** Says to a page that it was read. */
const read = ({ document }: Window): boolean => document.dispatchEvent(new Event('readystatechange'));

test('a page in a frame is not seen, and once it was read it is a link to itself', () => {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const { body, documentElement: root } = frame.document;
  body.innerHTML = SONG;
  leaveOnlyLink(frame);
  expect(root.style.display).toBe('none');
  read(frame);
  expect(root.style.display).toBe('');
  expect(body.children).toHaveLength(1);
  const link = body.querySelector('a')!;
  expect(body.textContent).toBe('Բացել այս էջը երգարանի կայքում');
  expect(link.href).toBe(frame.location.href);
  expect(link.target).toBe('_top');
});
