import { claimAutoScroll } from '../../../src/views/ui/claimAutoScroll';

test('whoever takes the lead ends that of the one before, once', () => {
  const lost: string[] = [];
  claimAutoScroll(() => lost.push('first'));
  claimAutoScroll(() => lost.push('second'));
  expect(lost).toEqual(['first']);
  claimAutoScroll(() => lost.push('third'));
  expect(lost).toEqual(['first', 'second']);
});

test('who takes it again from itself has it', () => {
  let isLeading = false;
  for (let time = 0; time < 2; time++) {
    claimAutoScroll(() => (isLeading = false));
    isLeading = true;
  }
  expect(isLeading).toBe(true);
});
