import { type Page } from '@playwright/test';

/** Where the Latin letters of a sheet stand. */
export const latin = (page: Page) => page.locator('[data-testid=sheet] [lang=hy-Latn]');

/** Every pair of chords, words and Latin letters whose letters lie over each other. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = ['[data-testid=chord]', '[data-testid=lyric]', '[lang=hy-Latn]'];
    const seen = drawn.map((piece) => `[data-line]:not([data-repeat=mark]) ${piece}`).join();
    const pieces = [...document.querySelectorAll(seen)].flatMap((piece) => {
      const range = document.createRange();
      range.selectNodeContents(piece);
      const text = piece.textContent.trim();
      return text
        ? // A line's letters leave room above and below them.
          Array.from(range.getClientRects(), ({ left, right, top, bottom, height }) => ({
            text,
            piece,
            left: left + 0.5,
            right: right - 0.5,
            top: top + height * 0.15,
            bottom: bottom - height * 0.15,
          })).filter(({ left, right }) => right > left)
        : [];
    });
    pieces.sort((one, other) => one.top - other.top);
    const found: string[] = [];
    pieces.forEach((one, index) => {
      // Only what begins above the end of this one can lie over it.
      for (let next = index + 1; next < pieces.length && pieces[next]!.top < one.bottom; next++) {
        const other = pieces[next]!;
        const isOver = one.left < other.right && other.left < one.right && one.top < other.bottom;
        if (isOver && other.piece !== one.piece) found.push(`${one.text} × ${other.text}`);
      }
    });
    return found;
  });

/** What is wrong with how the sheets on a page are set; each fault names its line. */
interface SheetFaults {
  /** How many lines have chords, and in how many of them room was made for chords. */
  lines: number;
  parted: number;
  /** Where words stand apart, or closer, than without chords, and no two touching chords explain it. */
  holes: string[];
  /** Chords that touch the next one, or lie over a chord, words or Latin letters. */
  overlaps: string[];
  /** Chords that reach beyond the sheet. */
  cutOff: string[];
  /** Chords that do not begin where their syllable does, or do not stand right above it. */
  astray: string[];
}

/** Sets every chord of the sheets on a page to another name, by the name that it is written with. */
export const renameChords = (page: Page, names: Record<string, string>): Promise<void> =>
  page.evaluate((shown) => {
    for (const chord of document.querySelectorAll<HTMLElement>('[data-testid=chord]')) {
      const written = (chord.dataset['written'] ??= chord.textContent);
      (chord.firstChild as Text).data = shown[written] ?? written;
    }
  }, names);

/** Measures every sheet on a page against the same words without chords. */
export async function sheetFaults(page: Page): Promise<SheetFaults> {
  const faults = await page.evaluate(measure);
  return { ...faults, overlaps: [...faults.overlaps, ...(await overlaps(page))] };
}

/** Runs in the page. */
function measure(): SheetFaults {
  interface Piece {
    readonly element: Element;
    readonly text: Text;
    /** Where it begins in the words of its line. */
    readonly column: number;
    readonly kind: 'words' | 'label' | 'above' | 'inline' | 'latin';
  }
  const faults: SheetFaults = { lines: 0, parted: 0, holes: [], overlaps: [], cutOff: [], astray: [] };
  const range = document.createRange();
  const placeOf = (text: Text, from = 0, to = text.length): DOMRect => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect();
  };
  const isOneRow = (one: DOMRect, other: DOMRect): boolean =>
    Math.abs(one.bottom - other.bottom) < one.height / 2;

  function readLine(element: Element) {
    let lyric = '';
    const drawn = element.querySelectorAll('[data-testid=chord], [data-testid=lyric], [lang=hy-Latn]');
    const pieces = [...drawn].flatMap((piece): Piece[] => {
      const text = piece.firstChild as Text | null;
      if (!text) return [];
      const column = lyric.length;
      const isChord = piece.matches('[data-testid=chord]');
      const chordKind = /[([]$/.test(lyric) ? 'inline' : 'above';
      const wordKind = getComputedStyle(piece).fontSize === `${em}px` ? 'words' : 'label';
      const kind = isChord ? chordKind : piece.hasAttribute('lang') ? 'latin' : wordKind;
      if (kind === 'words' || kind === 'label' || kind === 'inline') lyric += text.data;
      return [{ element: piece, text, column, kind }];
    });
    return { element, pieces, lyric };
  }

  const sheet = document.querySelector('[data-testid=sheet]')!;
  const em = parseFloat(getComputedStyle(sheet).fontSize);
  const lines = [...document.querySelectorAll('[data-testid=song-line]')].map(readLine);

  /** The same words without chords, each line in one row. */
  const bare = document.createElement('div');
  bare.className = sheet.className;
  Object.assign(bare.style, { position: 'absolute', columns: 'auto', whiteSpace: 'pre' });
  bare.append(
    ...lines.map(({ lyric }) => Object.assign(document.createElement('div'), { textContent: lyric || ' ' })),
  );
  sheet.parentElement!.append(bare);

  lines.forEach(({ element, pieces, lyric }, index) => {
    const chords = pieces
      .filter(({ kind }) => kind === 'above')
      .map(({ text, column }) => ({ name: text.data, column, place: placeOf(text) }));
    if (!pieces.some(({ kind }) => kind === 'above' || kind === 'inline')) return;
    faults.lines++;

    const bareText = bare.children[index]!.firstChild as Text;
    // The first and the last letter of each piece of the words.
    const letters = pieces.flatMap(({ kind, text, column }) => {
      if (kind !== 'words' && kind !== 'inline') return [];
      const last = Math.max(0, text.data.trimEnd().length - 1);
      return [...new Set([0, last])].map((at) => ({
        kind,
        column: column + at,
        place: placeOf(text, at, at + 1),
        bare: placeOf(bareText, column + at, column + at + 1),
      }));
    });
    const parts = letters.slice(1).map((letter, before) => {
      const last = letters[before]!;
      if (last.kind === 'inline' || !isOneRow(letter.place, last.place)) return false;
      const room = letter.place.left - last.place.left - (letter.bare.left - last.bare.left);
      // Kerning is less.
      if (Math.abs(room) < em * 0.15) return false;
      const left = chords.filter(({ column }) => column <= last.column).at(-1);
      const right = left && chords.find(({ column }) => column > left.column);
      const isExplained =
        right && isOneRow(left.place, right.place) && right.place.left - left.place.right < em / 3 + 1.5;
      if (!isExplained) faults.holes.push(`${room.toFixed(1)} px in «${lyric}» after ${last.column}`);
      return true;
    });
    if (parts.includes(true)) faults.parted++;

    const stanza = element.closest('[data-testid=stanza]')!.getBoundingClientRect();
    const gutter = 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    chords.forEach(({ name, column, place }, order) => {
      const next = chords[order + 1];
      if (next && isOneRow(place, next.place) && next.place.left - place.right < em / 3 - 1.5)
        faults.overlaps.push(`${name} × ${next.name} in «${lyric}»`);
      if (place.left < stanza.left - 0.5 || place.right > Math.min(stanza.right + gutter, innerWidth) + 0.5)
        faults.cutOff.push(`${name} in «${lyric}»`);
      const syllable = letters.find((letter) => letter.column === column)?.place;
      if (!syllable) return;
      // How far the foot of the chord is above the middle of the syllable.
      const height = (syllable.top + syllable.bottom) / 2 - place.bottom;
      if (Math.abs(place.left - syllable.left) > 1 || height < 0 || height > em)
        faults.astray.push(`${name} in «${lyric}»`);
    });
  });
  bare.remove();
  return faults;
}
