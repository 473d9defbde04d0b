/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../src/views/ui/Panel';
import { letSignsAct, useKeys } from '../../../src/views/ui/keys';

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

test('a key that composes a character, in Safari by its number alone, or that something else has used, is left alone', () => {
  const act = jest.fn();
  render(<Part keys={{ N: act, Enter: act }} />);
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  for (const key of ['n', 'Enter']) fireEvent.keyDown(document.body, { key, keyCode: 229 });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(act).not.toHaveBeenCalled();
});

test('keys that type a sign can be switched off, others stay', () => {
  const act = jest.fn();
  render(<Part keys={{ N: act, '/': act, '?': act, Space: act, Escape: act, 'Ctrl+Z': act }} />);
  letSignsAct(false);
  for (const key of ['f', 'i', 'n', 'e', '/', '?']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'ն', code: 'KeyN' });
  expect(act).not.toHaveBeenCalled();
  for (const init of [{ key: ' ' }, { key: 'Escape' }, { key: 'z', ctrlKey: true }])
    fireEvent.keyDown(document.body, init);
  expect(act).toHaveBeenCalledTimes(3);
  letSignsAct(true);
});

const SIGNS: readonly [keyboard: string, init: KeyboardEventInit, name: string | null][] = [
  ['an English', { key: '/', code: 'Slash' }, '/'],
  ['an English', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['an Eastern Armenian', { key: 'ծ', code: 'Slash' }, '/'],
  ['an Eastern Armenian', { key: '՞', code: 'Slash', shiftKey: true }, '?'],
  ['a basic Armenian', { key: 'Ծ', code: 'Slash', shiftKey: true }, '?'],
  ['a typewriter Armenian', { key: '/', code: 'Digit5', shiftKey: true }, '/'],
  ['a German', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
  ['a German', { key: '-', code: 'Slash' }, null],
  ['a French', { key: '/', code: 'Period', shiftKey: true }, '/'],
  ['a French', { key: '!', code: 'Slash' }, null],
  ['a Russian', { key: '/', code: 'Backslash', shiftKey: true }, '/'],
  ['a Russian', { key: '.', code: 'Slash' }, null],
  ['a Russian', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
  ['a Hebrew', { key: '/', code: 'KeyQ' }, '/'],
  ['an Arabic', { key: 'ظ', code: 'Slash' }, '/'],
  ['an Arabic', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['a Georgian', { key: 'ნ', code: 'KeyN' }, 'N'],
  ['a Turkish', { key: 'ç', code: 'Period' }, null],
  ['a Japanese', { key: '／', code: 'Slash' }, '/'],
  ['a number pad', { key: '/', code: 'NumpadDivide' }, '/'],
  ['a keyboard that waits for a letter', { key: 'Dead', code: 'Slash' }, null],
];

test.each(SIGNS)('on %s keyboard %j is %s', (_, init, name) => {
  const reached: string[] = [];
  const names = ['/', '?', 'N'] as const;
  render(<Part keys={Object.fromEntries(names.map((sign) => [sign, () => reached.push(sign)]))} />);
  fireEvent.keyDown(document.body, init);
  expect(reached).toEqual(name === null ? [] : [name]);
});

test.each<[where: string, element: ReactNode, isTurned: boolean]>([
  ['a button', <button key="0" data-testid="it" />, true],
  ['a link', <a key="0" href="/" data-testid="it" />, true],
  ['a choice', <input key="0" type="radio" data-testid="it" />, true],
  ['a field of text', <input key="0" data-testid="it" />, false],
  ['a list to choose from', <select key="0" data-testid="it" />, false],
  [
    'a panel beside the song',
    <Panel key="0" title="" onClose={() => undefined}>
      <button data-testid="it" />
    </Panel>,
    true,
  ],
  [
    'a dialog over the song',
    <Panel key="0" isModal title="" onClose={() => undefined}>
      <button data-testid="it" />
    </Panel>,
    false,
  ],
])('after a tap in %s a pedal turns: %s, after Tab the keys are its own', (_, element, isTurned) => {
  const turn = jest.fn();
  render([<Part key="1" scope="song" keys={{ Space: turn, PageDown: turn }} />, element]);
  const press = () => {
    for (const key of [' ', 'PageDown']) fireEvent.keyDown(screen.getByTestId('it'), { key });
    return turn.mock.calls.length;
  };
  fireEvent.pointerDown(screen.getByTestId('it'));
  expect(press()).toBe(isTurned ? 2 : 0);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  turn.mockClear();
  fireEvent.keyDown(screen.getByTestId('it'), { key: ' ' });
  expect(turn).not.toHaveBeenCalled();
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
