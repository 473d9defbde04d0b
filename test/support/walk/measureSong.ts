/** A place on the page, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Words of one kind in a line, a chord over them or among them, the Latin letters under them, or what they mean. */
type Kind = 'words' | 'label' | 'above' | 'inline' | 'latin' | 'meaning';

/** An open song as it is set on the page. */
export type Measured = Awaited<ReturnType<typeof measureSong>>;
/** A line that is seen. */
export type Line = Measured['lines'][number];
/** A part of a line that is of one kind. */
export type Piece = Line['pieces'][number];

/** Runs in the page of a song: measures how it is set, as soon as it stands still. */
export async function measureSong() {
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
  const lines = drawn.map(({ line, pieces }, index) => {
    const { borderLeftStyle, borderLeftWidth } = getComputedStyle(line);
    return {
      ...boxOf(line.getBoundingClientRect()),
      number: Number(line.dataset['line']),
      /** Whether it stands in a refrain that was recalled by its call alone. */
      isRecalled: line.hasAttribute('data-row'),
      stanza: stanzas.indexOf(line.closest('[data-testid=stanza]')!),
      text: line.textContent,
      // Where a line begins a row of columns, a part without height ends the row before.
      parts: [...line.getClientRects()].filter(({ height }) => height > 0).length,
      /** The left edge of its first part. */
      begins: line.getClientRects()[0]!.left,
      isRuled: borderLeftStyle === 'solid' && parseFloat(borderLeftWidth) >= 1,
      isMarkedTwice: getComputedStyle(line, '::after').content.includes('×2'),
      /** What it means, with a note on its stanza. */
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
  range.selectNodeContents(document.querySelector('[data-testid=song-title]')!);
  const title = range.getBoundingClientRect().left;
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
      /** From one screen of a fitted song to the next. */
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
    /** The left edges of the wordmark, the song's head and its first stanza. */
    edges: edges.map((part) => document.querySelector(part)!.getBoundingClientRect().left),
    /** The left edge of the title's letters. */
    title,
    tools: JSON.stringify(document.querySelector('article > [data-bar]')?.getBoundingClientRect()),
    credit: creditOf(document.querySelector('[data-testid=song-author]')!),
  };

  /** Whether a piece is measured as a whole, not letter by letter. */
  function isWhole(kind: Kind): boolean {
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

  function pieceIn(node: Text, kind: Kind, at: number, without: Node) {
    const letters = isWhole(kind) ? [] : Array.from(node.data, (_, letter) => letter);
    return {
      kind,
      text: node.data,
      /** Where it begins in the words of its line. */
      column: at,
      /** Whether a hyphen fills the hole that this chord leaves within a word. */
      hasHyphen: node.parentElement!.closest('[data-hole]') !== null,
      /** Of words each letter, of all else the whole. */
      boxes: isWhole(kind)
        ? [placeOf(node, 0, node.length)]
        : letters.map((letter) => placeOf(node, letter, letter + 1)),
      /** The left edge of each letter in the same line without chords, set in one row. */
      bare: letters.map((letter) => placeOf(without, at + letter, at + letter + 1).left),
    };
  }

  /** Whether a credit is cut, its rows, how far it is below the title, and how far its names reach over the key. */
  function creditOf(credit: HTMLElement) {
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
