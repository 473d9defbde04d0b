/** What was seen of a song on the stage, and where the last turn has led. */
export interface Seen {
  readonly path: string;
  readonly lines: number;
  /** The lines that came into view on no screen. */
  readonly unseen: readonly string[];
  /** How often it was turned. */
  readonly turns: number;
  /** The next song of the set; none after the last one. */
  readonly next: string | null;
}

/**
 * Turns through the song on the stage until the next song of the set opens; called in the page, where it sees nothing else.
 * The argument is the path of the set's last song, after which no other opens.
 */
export async function turnThrough(last: string): Promise<Seen> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const until = async (isSo: () => boolean): Promise<boolean> => {
    const end = performance.now() + 10_000;
    while (!isSo() && performance.now() < end) await frame();
    await frame();
    return isSo();
  };
  const sheetNow = () => document.querySelector<HTMLElement>('[data-testid=sheet]')!;
  const isSet = () => sheetNow().style.getPropertyValue('--height') !== '';
  const place = () => `${document.title} ${sheetNow().scrollLeft} ${scrollY}`;
  await until(isSet);
  const [path, title, sheet] = [location.pathname, document.title, sheetNow()];
  const lines = [...sheet.querySelectorAll<HTMLElement>('[data-testid=song-line]')].filter(
    (line) => line.textContent.trim() !== '' && line.offsetHeight > 1,
  );
  const seen = new Set<Element>();
  const look = (): void => {
    const frameOf = sheet.getBoundingClientRect();
    const isIn = (line: Element): boolean => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const isAcross = left >= frameOf.left - 12 && right <= frameOf.right + 12;
      return isAcross && top >= -1 && bottom <= Math.min(innerHeight, frameOf.bottom) + 1;
    };
    for (const line of lines.filter(isIn)) seen.add(line);
  };
  const seenAll = (next: string | null, turns: number): Seen => ({
    path,
    lines: lines.length,
    unseen: lines.filter((line) => !seen.has(line)).map((line) => line.textContent),
    turns,
    next,
  });
  for (let turns = 0; ; turns++) {
    look();
    const screens = document.querySelector('[role=status][data-on-stage]')?.textContent ?? '1 / 1';
    const [shown, count] = screens.split(' / ');
    if (path === last && shown === count) return seenAll(null, turns);
    const before = place();
    const key = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true });
    document.body.dispatchEvent(key);
    if (!(await until(() => place() !== before))) return seenAll(null, turns);
    if (document.title !== title) return seenAll(location.pathname, turns);
  }
}
