import { takeLead } from '../../../src/views/ui/pageLead';

test('whoever takes the lead ends that of the one before, once', () => {
  const lost: string[] = [];
  takeLead(() => lost.push('first'));
  takeLead(() => lost.push('second'));
  expect(lost).toEqual(['first']);
  takeLead(() => lost.push('third'));
  expect(lost).toEqual(['first', 'second']);
});

test('who takes it again from itself has it', () => {
  let isLeading = false;
  for (let time = 0; time < 2; time++) {
    takeLead(() => (isLeading = false));
    isLeading = true;
  }
  expect(isLeading).toBe(true);
});
