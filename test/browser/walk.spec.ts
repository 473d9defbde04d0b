import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { withoutFullScreen } from '../support/playingPage';
import { ALL_STANDS, FIVE_SONGS, FOUR_STANDS, nameOf } from '../support/walk/stands';
import { walk } from '../support/walk/walk';

test.beforeEach(({ page }) => withoutFullScreen(page));

for (const stand of FOUR_STANDS)
  test(`five songs are well set: ${nameOf(stand)}`, async ({ page }) => {
    expect(await walk(page, stand, FIVE_SONGS)).toEqual([]);
  });

test.describe('@whole', () => {
  for (const stand of ALL_STANDS)
    test(`every song is well set: ${nameOf(stand)}`, async ({ page }) => {
      test.slow();
      expect(await walk(page, stand, [...songs.keys()])).toEqual([]);
    });
});
