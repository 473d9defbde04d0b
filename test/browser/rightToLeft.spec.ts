import { expect, test } from '../support/browser';
import { turnTo } from '../support/printing';

test.use({ viewport: { width: 390, height: 844 } });

/** Runs in the page: what changes in its sheet, and what runs off the screen, when the page is written from right to left. */
function faultsFromRight(): string[] {
  const root = document.documentElement;
  const pieces = [
    ...document.querySelectorAll(
      '[data-testid=sheet] [data-line]:not([data-repeat=mark]) :is([data-testid=lyric], [data-testid=chord])',
    ),
  ];
  const places = () => {
    const sheet = document.querySelector('[data-testid=sheet]')!.getBoundingClientRect();
    return pieces.map((piece) =>
      Array.from(piece.getClientRects(), ({ left, right, top, bottom }) => ({
        inSheet: [left - sheet.left, right - sheet.left, top - sheet.top, bottom - sheet.top],
        runsOff: left < -1 || right > innerWidth + 1,
      })),
    );
  };
  const before = places();
  root.dir = 'rtl';
  const after = places();
  const isWide = root.scrollWidth > innerWidth;
  root.dir = '';
  const faults = pieces.flatMap((piece, index) => {
    const [one, other] = [before[index]!, after[index]!];
    const isSame =
      one.length === other.length &&
      one.every(({ inSheet }, row) =>
        inSheet.every((edge, side) => Math.abs(edge - other[row]!.inSheet[side]!) < 0.5),
      );
    return [
      ...(isSame ? [] : [`«${piece.textContent}» stands elsewhere`]),
      ...(other.some(({ runsOff }) => runsOff) ? [`«${piece.textContent}» runs off`] : []),
    ];
  });
  return [...faults, ...(isWide ? ['the page is wider than the screen'] : [])];
}

test('a page that is written from right to left has its sheets as they were', async ({ page }) => {
  const faults: string[] = [];
  for (const id of [0, 1, 7, 12, 22, 25, 28, 36, 41, 47, 49, 50]) {
    await turnTo(page, id);
    const found = await page.evaluate(faultsFromRight);
    if (found.length > 0) faults.push(`song ${id}: ${found.length} faults, the first: ${found[0]}`);
  }
  expect(faults).toEqual([]);
});
