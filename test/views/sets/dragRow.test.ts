/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { dragRow, indexAfter } from '../../../src/views/sets/dragRow';

test.each<[from: number, way: number, index: number]>([
  [0, 0, 0],
  [0, 74, 0],
  [0, 76, 1],
  [0, 151, 2],
  [0, 5000, 3],
  [3, -49, 3],
  [3, -51, 2],
  [3, -5000, 0],
  [1, -76, 0],
  [1, 76, 2],
])('row %i, carried by %i pixels, comes to index %i', (from, way, index) => {
  // A low row, a high one, and two low ones.
  const places = [
    { top: 0, height: 50 },
    { top: 50, height: 100 },
    { top: 150, height: 50 },
    { top: 200, height: 50 },
  ];
  const [carried] = places.splice(from, 1);
  expect(indexAfter(places, carried!, way)).toBe(index);
});

describe('a row is put down', () => {
  /** A list of three rows, the first of which is carried below the others. */
  function carry() {
    document.body.innerHTML = '<ol><li><button></button></li><li></li><li></li></ol>';
    const list = document.querySelector('ol')!;
    const rows = [...list.children] as HTMLElement[];
    rows.forEach((row, index) => (row.getBoundingClientRect = () => new DOMRect(0, index * 50, 100, 50)));
    const handle = document.querySelector('button')!;
    handle.setPointerCapture = jest.fn();
    const onDrop = jest.fn();
    dragRow(handle, { pointerId: 1, clientY: 300 } as PointerEvent, onDrop);
    handle.dispatchEvent(new MouseEvent('pointermove', { clientY: 420 }));
    jest.advanceTimersToNextFrame();
    expect(rows[0]!.style.transform).toBe('translateY(120px)');
    return { list, rows, handle, onDrop };
  }
  const losePointer = (pointerId: number): void =>
    void document.dispatchEvent(Object.assign(new Event('lostpointercapture'), { pointerId }));
  const expectPutDown = ({ list, rows }: ReturnType<typeof carry>): void => {
    jest.advanceTimersToNextFrame();
    expect(rows.map((row) => row.style.transform)).toEqual(['', '', '']);
    expect({ ...list.dataset, ...rows[0]!.dataset }).toEqual({});
    expect(jest.getTimerCount()).toBe(0);
  };
  beforeEach(() => void jest.useFakeTimers());

  test('where it was let go', () => {
    const carried = carry();
    // Another finger.
    losePointer(2);
    carried.handle.dispatchEvent(new Event('pointerup'));
    expectPutDown(carried);
    expect(carried.onDrop).toHaveBeenCalledWith(2);
  });

  test.each<[when: string, happen: (carried: ReturnType<typeof carry>) => void]>([
    ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the pointer is lost', () => losePointer(1)],
    ['another tab removes it', ({ rows }) => rows[0]!.remove()],
    ['another tab removes another', ({ rows }) => rows[1]!.remove()],
    ['another tab moves one', ({ list, rows }) => list.append(rows[1]!)],
    ['another tab adds one', ({ list }) => list.append(document.createElement('li'))],
    ['its page is left', ({ list }) => list.remove()],
  ])('where it was taken, when %s', (_, happen) => {
    const carried = carry();
    happen(carried);
    expectPutDown(carried);
    carried.handle.dispatchEvent(new Event('pointerup'));
    expect(carried.onDrop).not.toHaveBeenCalled();
  });
});
