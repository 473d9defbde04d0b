import type { Box, Line, Measured, Piece } from './measured';

/** Runs in the page of a song: measures how it is set, as soon as it stands still. */
export async function measureSong(): Promise<Measured> {
  const sheet = document.querySelector<HTMLElement>('[data-testid=sheet]')!;
  const all = [...sheet.querySelectorAll<HTMLElement>('[data-testid=song-line]')];
  const places = () =>
    all.map((line) => JSON.stringify(line.getBoundingClientRect())).join() + String(sheet.scrollWidth);
  for (let before = ''; before !== places(); await new Promise(requestAnimationFrame)) before = places();

  const em = parseFloat(getComputedStyle(sheet).fontSize);
  const range = new Range();
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const placeOf = (text: Node, from: number, to: number): Box => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return boxOf(range.getBoundingClientRect());
  };
  const stanzas = [...sheet.querySelectorAll('[data-testid=stanza]')];
  // The line that says a repeat in words may be hidden from the eye.
  const seen = all.filter((line) => line.offsetWidth > 1 && line.textContent.trim() !== '');
  const drawn = seen.map((line) => ({ line, ...piecesOf(line) }));

  /** The same words without chords, each line in one row. */
  const bare = document.createElement('div');
  bare.className = sheet.className;
  bare.dir = sheet.dir;
  // Nothing else is drawn on the stage.
  bare.dataset['onStage'] = '';
  Object.assign(bare.style, {
    position: 'absolute',
    columns: 'auto',
    whiteSpace: 'pre',
    fontSize: `${em}px`,
  });
  bare.append(
    ...drawn.map(({ words }) => Object.assign(document.createElement('div'), { textContent: words || ' ' })),
  );
  sheet.parentElement!.append(bare);
  const lines = drawn.map(({ line, pieces }, index): Line => {
    const { borderLeftStyle, borderLeftWidth } = getComputedStyle(line);
    return {
      ...boxOf(line.getBoundingClientRect()),
      number: Number(line.dataset['line']),
      isRecalled: line.hasAttribute('data-row'),
      stanza: stanzas.indexOf(line.closest('[data-testid=stanza]')!),
      text: line.textContent,
      // Where a line begins a row of columns, a part without height ends the row before.
      parts: [...line.getClientRects()].filter(({ height }) => height > 0).length,
      begins: line.getClientRects()[0]!.left,
      isRuled: borderLeftStyle === 'solid' && parseFloat(borderLeftWidth) >= 1,
      isMarkedTwice: getComputedStyle(line, '::after').content.includes('×2'),
      meant: Array.from(line.querySelectorAll('[data-said] + [lang] > *'), (row) => row.textContent).join(
        '\n',
      ),
      pieces: pieces.map(({ node, kind, at }) => pieceIn(node, kind, at, bare.children[index]!.firstChild!)),
    };
  });
  bare.remove();

  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(sheet);
  const width = sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const { scrollWidth, clientWidth, clientHeight } = sheet;
  const root = document.documentElement;
  const step = width + (parseFloat(columnGap) || em);
  const edges = ['header a', 'article > header', '[data-testid=stanza]'];
  getSelection()!.selectAllChildren(sheet);
  const text = String(getSelection());
  getSelection()!.removeAllRanges();
  return {
    lines,
    blankRows: all
      .filter((line) => line.textContent.trim() === '' && line.offsetHeight > 0)
      .map(({ dataset }) => Number(dataset['line'])),
    sheet: {
      ...boxOf(sheet.getBoundingClientRect()),
      em,
      scrollWidth,
      clientWidth,
      clientHeight,
      step,
      text,
    },
    stanzas: stanzas.map((stanza) => boxOf(stanza.getBoundingClientRect())),
    page: {
      width: innerWidth,
      scrollWidth: root.scrollWidth,
      scrollHeight: root.scrollHeight,
      rem: parseFloat(getComputedStyle(root).fontSize),
    },
    edges: edges.map((part) => document.querySelector(part)!.getBoundingClientRect().left),
    tools: JSON.stringify(document.querySelector('article > [data-bar]')?.getBoundingClientRect()),
    credit: creditOf(document.querySelector('[data-testid=song-author]')!),
  };

  /** Whether a piece is measured as a whole, not letter by letter. */
  function isWhole(kind: Piece['kind']): boolean {
    return kind === 'above' || kind === 'latin' || kind === 'meaning';
  }

  /** The pieces of a line, the place of each in the words without chords, and these words. */
  function piecesOf(line: HTMLElement) {
    let words = '';
    const KINDS = [
      '[data-testid=chord]',
      '[data-testid=lyric]',
      '[lang=hy-Latn]',
      '[data-testid=meaning] > :first-child',
    ];
    const parts = line.querySelectorAll(KINDS.join());
    const pieces = [...parts].flatMap((part) => {
      const node = part.firstChild as Text | null;
      // Chords are not drawn where words alone are wanted.
      if (!node || part.getClientRects().length === 0) return [];
      const at = words.length;
      const isInline = /[([]$/.test(words);
      const isLarge = getComputedStyle(part).fontSize === `${em}px`;
      const kind = part.matches('[data-testid=chord]')
        ? isInline
          ? 'inline'
          : 'above'
        : part.matches('[data-testid=lyric]')
          ? isLarge
            ? 'words'
            : 'label'
          : part.matches('[lang=hy-Latn]')
            ? 'latin'
            : 'meaning';
      if (!isWhole(kind)) words += node.data;
      return [{ node, kind, at } as const];
    });
    return { pieces, words };
  }

  function pieceIn(node: Text, kind: Piece['kind'], at: number, without: Node): Piece {
    const letters = isWhole(kind) ? [] : [...node.data].keys();
    return {
      kind,
      text: node.data,
      column: at,
      hasHyphen: node.parentElement!.closest('[data-hole]') !== null,
      boxes: isWhole(kind)
        ? [placeOf(node, 0, node.length)]
        : Array.from(letters, (letter) => placeOf(node, letter, letter + 1)),
      bare: isWhole(kind)
        ? []
        : Array.from(node.data, (_, letter) => placeOf(without, at + letter, at + letter + 1).left),
    };
  }

  function creditOf(credit: HTMLElement): Measured['credit'] {
    const { textOverflow, lineHeight } = getComputedStyle(credit);
    const { top, height } = credit.getBoundingClientRect();
    return {
      isCut: credit.scrollWidth > credit.clientWidth || textOverflow !== 'clip',
      rows: Math.round(height / parseFloat(lineHeight)),
      gap: top - credit.previousElementSibling!.getBoundingClientRect().bottom,
      overlap:
        Math.max(...[...credit.querySelectorAll('span')].map((name) => name.getBoundingClientRect().right)) -
        document.querySelector('[data-testid=transpose-down]')!.getBoundingClientRect().left,
    };
  }
}
