/** A place on the page, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Words of one kind in a line, a chord over them or among them, the Latin letters under them, or what they mean. */
export interface Piece {
  readonly kind: 'words' | 'label' | 'above' | 'inline' | 'latin' | 'meaning';
  readonly text: string;
  /** Where it begins in the words of its line. */
  readonly column: number;
  /** Of words each letter, of all else the whole. */
  readonly boxes: readonly Box[];
  /** The left edge of each letter in the same line without chords, set in one row. */
  readonly bare: readonly number[];
  /** Whether a hyphen fills the hole that this chord leaves within a word. */
  readonly hasHyphen: boolean;
}

/** A line that is seen. */
export interface Line extends Box {
  readonly number: number;
  /** Whether it stands in a refrain that was recalled by its call alone. */
  readonly isRecalled: boolean;
  readonly stanza: number;
  readonly text: string;
  /** How many parts it has in different columns. */
  readonly parts: number;
  /** The left edge of its first part. */
  readonly begins: number;
  readonly isRuled: boolean;
  readonly isMarkedTwice: boolean;
  /** What it means, with a note on its stanza. */
  readonly meant: string;
  readonly pieces: readonly Piece[];
}

/** An open song as it is set on the page. */
export interface Measured {
  readonly lines: readonly Line[];
  readonly blankRows: readonly number[];
  readonly sheet: Box & {
    readonly em: number;
    readonly scrollWidth: number;
    readonly clientWidth: number;
    readonly clientHeight: number;
    /** From one screen of a fitted song to the next. */
    readonly step: number;
    readonly text: string;
  };
  readonly stanzas: readonly Box[];
  readonly page: {
    readonly width: number;
    readonly scrollWidth: number;
    readonly scrollHeight: number;
    readonly rem: number;
  };
  /** The left edges of the wordmark, the song's head and its first stanza, and the place of the tools. */
  readonly edges: readonly number[];
  readonly tools: string;
  /** Whether it is cut, its rows, how far it is below the title, and how far its names reach over the key. */
  readonly credit: {
    readonly isCut: boolean;
    readonly rows: number;
    readonly gap: number;
    readonly overlap: number;
  };
}
