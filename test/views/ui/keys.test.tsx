/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../src/views/ui/Panel';
import { useKeys } from '../../../src/views/ui/keys';

type Scope = Parameters<typeof useKeys>[0];

function Part({ scope = 'page', keys }: { scope?: Scope; keys: Parameters<typeof useKeys>[1] }) {
  useKeys(scope, keys);
  return null;
}

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

test('Escape closes what was opened last, but a panel first, then the stage', () => {
  const closed: string[] = [];
  const draw = (...names: [name: string, scope: Scope][]) =>
    names.map(([name, scope]) => (
      <Part key={name} scope={scope} keys={{ Escape: () => closed.push(name) }} />
    ));
  const { rerender } = render(draw(['panel', 'panel'], ['stage', 'stage'], ['player', 'song']));
  rerender(draw(['panel', 'panel'], ['stage', 'stage'], ['notes', 'song'], ['player', 'song']));
  escape();
  rerender(draw(['stage', 'stage'], ['notes', 'song'], ['player', 'song']));
  escape();
  rerender(draw(['notes', 'song'], ['player', 'song']));
  escape();
  rerender(draw(['player', 'song']));
  escape();
  rerender(draw());
  expect(escape()).toBe(true);
  expect(closed).toEqual(['panel', 'stage', 'notes', 'player']);
});

test.each<[where: string, element: ReactNode, kept: string[]]>([
  ['on the page', <i key="0" data-testid="it" />, []],
  ['on a button', <button key="0" data-testid="it" />, ['Space', 'Shift+Space']],
  ['in a link', <a key="0" href="/" data-testid="it" />, ['Space', 'Shift+Space']],
  ['in a field of text', <input key="0" data-testid="it" />, ['N', '?', 'Space', 'Shift+Space', 'Ctrl+Z']],
  ['in an area of text', <textarea key="0" data-testid="it" />, ['N', '?', 'Space', 'Shift+Space', 'Ctrl+Z']],
  ['on a choice', <input key="0" type="radio" data-testid="it" />, ['N', '?', 'Space', 'Shift+Space']],
  [
    'in a panel',
    <Panel key="0" title="" onClose={() => undefined}>
      <i data-testid="it" />
    </Panel>,
    ['Escape', 'N', '?', 'Space', 'Shift+Space'],
  ],
])('a key pressed %s goes to the page unless it has a meaning there', (_, element, kept) => {
  const reached: string[] = [];
  const named = ['Escape', 'N', '?', 'Space', 'Shift+Space', 'Ctrl+Z'];
  const keys = Object.fromEntries(named.map((name) => [name, () => reached.push(name)]));
  render([<Part key="1" keys={keys} />, element]);
  for (const init of [
    { key: 'Escape' },
    { key: 'n' },
    { key: '?', shiftKey: true, code: 'KeyM' },
    { key: ' ' },
    { key: ' ', shiftKey: true },
    { key: 'z', ctrlKey: true },
  ])
    fireEvent.keyDown(screen.getByTestId('it'), init);
  expect(reached).toEqual(named.filter((name) => !kept.includes(name)));
});

test('a key that composes a character, or that something else has used, is left alone', () => {
  const act = jest.fn();
  render(<Part keys={{ N: act }} />);
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(act).not.toHaveBeenCalled();
});

test('an action that returns false passes the key on', () => {
  const act = jest.fn();
  render([<Part key="0" scope="field" keys={{ N: () => false }} />, <Part key="1" keys={{ N: act }} />]);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(act).toHaveBeenCalledTimes(1);
});

test.each<[keyboard: string, init: KeyboardEventInit, isUndo: boolean]>([
  ['an English', { key: 'z', code: 'KeyZ', ctrlKey: true }, true],
  ['an English', { key: 'z', code: 'KeyZ', metaKey: true }, true],
  ['an English', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, false],
  ['an English', { key: 'z', code: 'KeyZ' }, false],
  ['a German', { key: 'z', code: 'KeyY', ctrlKey: true }, true],
  ['a German', { key: 'y', code: 'KeyZ', ctrlKey: true }, false],
  ['an Armenian', { key: 'զ', code: 'KeyZ', ctrlKey: true }, true],
  ['an Armenian', { key: 'ը', code: 'KeyY', ctrlKey: true }, false],
])('on %s keyboard %j undoes: %s', (_, init, isUndo) => {
  const act = jest.fn();
  render(<Part keys={{ 'Ctrl+Z': act }} />);
  fireEvent.keyDown(document.body, init);
  expect(act).toHaveBeenCalledTimes(isUndo ? 1 : 0);
});
