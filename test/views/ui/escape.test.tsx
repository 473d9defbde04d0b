/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useEscape } from '../../../src/views/ui/escape';

function Part({ onEscape }: { onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

test('Escape closes what was opened last, then what was opened before', () => {
  const closed: string[] = [];
  const draw = (...names: string[]) => (
    <>
      {names.map((name) => (
        <Part key={name} onEscape={() => closed.push(name)} />
      ))}
    </>
  );
  const { rerender } = render(draw('player'));
  rerender(draw('notes', 'player'));
  escape();
  expect(closed).toEqual(['notes']);
  rerender(draw('player'));
  escape();
  expect(closed).toEqual(['notes', 'player']);
});

test('a panel and the stage come first', () => {
  const close = jest.fn();
  const { rerender } = render(
    <>
      <Part onEscape={close} />
      <dialog open />
    </>,
  );
  escape();
  rerender(<Part onEscape={close} />);
  document.documentElement.toggleAttribute('data-stage', true);
  escape();
  document.documentElement.toggleAttribute('data-stage', false);
  expect(close).not.toHaveBeenCalled();
  escape();
  expect(close).toHaveBeenCalledTimes(1);
});
