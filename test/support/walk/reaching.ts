/** Runs in the page of a song: the numbers of the lines that neither scrolling nor turning brings into view. */
export async function linesOutOfReach(): Promise<number[]> {
  const sheet = document.querySelector<HTMLElement>('[data-testid=sheet]')!;
  const range = new Range();
  const left = new Set(
    [...sheet.querySelectorAll<HTMLElement>('[data-testid=song-line]')].filter(
      (line) => line.offsetWidth > 1 && line.textContent.trim() !== '',
    ),
  );
  const isOnStage = 'stage' in document.documentElement.dataset;
  do {
    for (const line of left) {
      if (isSeen(line)) left.delete(line);
    }
  } while (isOnStage && left.size > 0 && canTurn() && (await turn()));
  sheet.scrollLeft = 0;
  scrollTo(0, 0);
  return Array.from(left, ({ dataset }) => Number(dataset['line']));

  /** Whether nothing lies over the first and the last letter of a line, nor cuts them off, where the page is scrolled to them. */
  function isSeen(line: HTMLElement): boolean {
    const words = [...line.querySelectorAll('[data-testid=lyric], [data-testid=chord]')]
      .filter((piece) => piece.getClientRects().length > 0)
      .map(({ firstChild }) => firstChild as Text | null)
      .filter((text) => text?.data.trim());
    return [words[0]!, words.at(-1)!].every((text, isLastOne) => {
      const at = isLastOne ? text.data.trimEnd().length - 1 : text.data.search(/\S/);
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      if (!isOnStage) scrollTo(0, scrollY + range.getBoundingClientRect().top - innerHeight / 2);
      const { left: x, top: y, width, height } = range.getBoundingClientRect();
      return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  }

  /** Whether a song on the stage has a further screen, or is not wholly on the screen. */
  function canTurn(): boolean {
    const { top, bottom } = sheet.getBoundingClientRect();
    const gap = parseFloat(getComputedStyle(sheet).columnGap) || 0;
    const isLast = sheet.scrollLeft + sheet.clientWidth + gap + 1 >= sheet.scrollWidth;
    return !isLast || top < 0 || bottom > innerHeight;
  }

  /** Turns the song as a pedal does; false if nothing moves. The script that turns may have to come first. */
  async function turn(): Promise<boolean> {
    const place = (): string => `${sheet.scrollLeft} ${scrollY}`;
    const before = place();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    for (let frame = 0; frame < 600 && place() === before; frame++) await new Promise(requestAnimationFrame);
    return place() !== before;
  }
}

/** Runs in the page of a song on the stage: how it is set when it is set on its first screen, and on its last. */
export function setOnFirstAndLast(): [onFirst: string, onLast: string] {
  const sheet = document.querySelector<HTMLElement>('[data-testid=sheet]')!;
  const setAt = (left: number): string => {
    sheet.scrollLeft = left;
    dispatchEvent(new Event('resize'));
    return sheet.getAttribute('style')!;
  };
  const styles: [string, string] = [setAt(0), setAt(sheet.scrollWidth)];
  sheet.scrollLeft = 0;
  return styles;
}

/** Runs in the page of a song: whether the window has this width and the song is set for it. */
export const isSetForWidth = (width: number): boolean =>
  innerWidth === width &&
  document.querySelector<HTMLElement>('[data-testid=sheet]')!.dataset['window'] ===
    `${innerWidth}×${innerHeight}`;
