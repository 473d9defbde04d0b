import { forEachInTurn } from '../../../src/build/site/siteFile';

test('of many files only a few are open at once, and each has its turn', async () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const done: number[] = [];
  let open = 0;
  let most = 0;
  await forEachInTurn(all, async (one) => {
    most = Math.max(most, ++open);
    await new Promise(setImmediate);
    open--;
    done.push(one);
  });
  expect(done.sort((a, b) => a - b)).toEqual(all);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(10);
});

test('what cannot be written ends the build', async () => {
  await expect(forEachInTurn([1, 2], () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
});
