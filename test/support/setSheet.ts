/** What a sheet is held against: its lines that are labels alone, and the smallest letters in pixels. */
interface Expected {
  readonly labels: readonly number[];
  readonly isFitted: boolean;
  readonly smallest: number;
}

/** Runs in the page: what is wrong with how its sheet is set, as soon as the sheet stands still. */
export async function setFaults({ labels, isFitted, smallest }: Expected): Promise<string[]> {
  const CHORD = '[data-testid=chord]';
  const LYRIC = '[data-testid=lyric]';
  const faults: string[] = [];
  const sheet = document.querySelector<HTMLElement>('[data-testid=sheet]')!;
  const all = [...sheet.querySelectorAll<HTMLElement>('[data-testid=song-line]')];
  const places = () =>
    all.map((line) => JSON.stringify(line.getBoundingClientRect())).join() + String(sheet.scrollWidth);
  for (let before = ''; before !== places(); await new Promise(requestAnimationFrame)) before = places();

  // The line that says a repeat in words may be hidden from the eye.
  const lines = all.filter((line) => line.offsetWidth > 1 && line.textContent.trim() !== '');
  const words = [...sheet.querySelectorAll(LYRIC)];
  const em = Math.max(...words.map((lyric) => parseFloat(getComputedStyle(lyric).fontSize)));
  const row = Math.min(...lines.filter((line) => line.querySelector(CHORD)).map((line) => line.offsetHeight));
  const frame = sheet.getBoundingClientRect();
  if (em < smallest) faults.push(`letters of ${em} px`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  if (!isFitted && sheet.scrollWidth > sheet.clientWidth + 1.5 * em) faults.push('the sheet is too wide');
  lines.forEach(checkWords);
  lines.forEach(checkChords);
  checkColumns();
  return faults;

  function placeOf(element: Element, from = 0, to = element.textContent.length): DOMRect {
    const range = new Range();
    range.setStart(element.firstChild!, from);
    range.setEnd(element.firstChild!, to);
    return range.getBoundingClientRect();
  }

  function checkWords(line: HTMLElement): void {
    const where = `in line ${line.dataset['line']}`;
    const room = line.getBoundingClientRect();
    if (line.getClientRects().length > 1) faults.push(`a column ends ${where}`);
    if (!isFitted && (room.left < frame.left - 1 || room.right > frame.right + 1))
      faults.push(`no room ${where}`);
    const letters = [...line.querySelectorAll(LYRIC)].flatMap((lyric) =>
      Array.from(lyric.textContent, (letter, at) => ({ letter, place: () => placeOf(lyric, at, at + 1) })),
    );
    const text = letters.map(({ letter }) => letter).join('');
    const tokens = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
      const [first, last] = [letters[index]!.place(), letters[index + word.length - 1]!.place()];
      // The number of a verse hangs left of its line.
      const left = index === 0 && /^\d+\.$/.test(word) ? frame.left : room.left;
      if (first.left < left - 1 || last.right > room.right + 1) faults.push(`${word} runs off ${where}`);
      return { word, bottom: first.bottom };
    });
    const sung = tokens.filter(({ word }) => /\p{L}/u.test(word));
    const [last, before] = [sung.at(-1), sung.at(-2)];
    if (sung.length > 2 && Math.abs(last!.bottom - before!.bottom) > em / 2)
      faults.push(`«${last!.word}» is alone on a row ${where}`);
  }

  function checkChords(line: HTMLElement): void {
    const room = line.getBoundingClientRect();
    const pieces = [...line.querySelectorAll(`${CHORD}, ${LYRIC}`)];
    pieces.forEach((chord, at) => {
      const [before, piece] = [pieces[at - 1], pieces[at + 1]];
      // A chord in parentheses is one of the words.
      if (!chord.matches(CHORD) || /[([]$/.test(before?.textContent ?? '')) return;
      const where = `${chord.textContent} over «${piece?.textContent.trim()}» in line ${line.dataset['line']}`;
      const place = placeOf(chord);
      if (place.left < room.left - 1.5 * em || place.right > room.right + 1.5 * em)
        faults.push(`${where} runs off`);
      const first = piece?.textContent.search(/\S/) ?? -1;
      // A chord behind the words, or before another one, stands over nothing.
      if (!piece?.matches(LYRIC) || first === -1) return;
      const below = placeOf(piece, first, first + 1);
      const end = before?.matches(LYRIC) ? before.textContent.trimEnd().length : 0;
      const left = end > 0 ? placeOf(before!, end - 1, end) : below;
      // Where words were set apart for chords, a chord may stand over the room between them.
      const from =
        Math.abs(left.bottom - below.bottom) < em / 2 ? Math.min(left.right, below.left) : below.left;
      const isAbove = place.bottom > below.top - 1.2 * em && place.bottom < below.bottom;
      if (place.width === 0 || place.left < from - 3 || place.left > below.left + 3 || !isAbove)
        faults.push(`${where} is astray`);
    });
  }

  function checkColumns(): void {
    const columns: (readonly [left: number, lines: HTMLElement[]])[] = [];
    for (const line of lines) {
      const { left } = line.getClientRects()[0]!;
      const [, column] = columns.find(([other]) => Math.abs(other - left) < 3 * em) ?? [];
      if (column) column.push(line);
      else columns.push([left, [line]]);
    }
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(sheet);
    const width = sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const step = width + (parseFloat(columnGap) || em);
    const screenOf = (left: number): number => (isFitted ? Math.floor((left - frame.left + em) / step) : 0);
    const heightOf = (column: readonly HTMLElement[]): number =>
      column.at(-1)!.getBoundingClientRect().bottom - column[0]!.getBoundingClientRect().top;
    const isLabel = (line: HTMLElement): boolean => labels.includes(Number(line.dataset['line']));
    const inStanza = (one: HTMLElement, other: HTMLElement | undefined): boolean =>
      one.closest('[data-testid=stanza]') === other?.closest('[data-testid=stanza]');
    columns.slice(1).forEach(([left, column], at) => {
      const [leftBefore, before] = columns[at]!;
      const [first, second] = column;
      const end = before.at(-1)!;
      if (isLabel(end) && inStanza(end, first)) faults.push(`label ${end.textContent} ends column ${at + 1}`);
      if (isLabel(first!) && !inStanza(first!, second)) faults.push(`a call begins column ${at + 2}`);
      const growth = heightOf(column) - heightOf(before);
      const screen = columns.filter(([other]) => screenOf(other) === screenOf(left)).map(([, part]) => part);
      if (growth > row + 1 && screenOf(left) === screenOf(leftBefore) && canShrink(screen))
        faults.push(`column ${at + 2} is higher by ${Math.round(growth / row)} rows`);
    });

    /** Whether the stanzas of some columns could be divided into as many that do not grow, none higher than there is room. */
    function canShrink(screen: readonly HTMLElement[][]): boolean {
      const blocks: HTMLElement[][] = [];
      for (const line of screen.flat()) {
        const block = blocks.at(-1);
        const isCall = isLabel(line) && !lines.some((other) => other !== line && inStanza(other, line));
        if (block && (isCall || inStanza(block.at(-1)!, line))) block.push(line);
        else blocks.push([line]);
      }
      const room = isFitted ? sheet.clientHeight - 32 : Math.max(...screen.map(heightOf));
      const gap = em * 1.45;
      const heights = blocks.map(heightOf);
      const divide = (from: number, left: number, most: number): boolean => {
        if (left === 0) return from === heights.length;
        let own = -gap;
        for (let to = from; to < heights.length; to++) {
          own += heights[to]! + gap;
          if (own > Math.min(most, room) + 1) return false;
          if (divide(to + 1, left - 1, own + row)) return true;
        }
        return false;
      };
      return divide(0, screen.length, Infinity);
    }
  }
}
