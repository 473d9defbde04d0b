/** One line of the bench's table: a figure of ours, run by run, and what it stands against. */
export interface Row {
  readonly what: string;
  /** What the figures are counted in, such as `ms`; empty for a bare number. */
  readonly unit: string;
  readonly ours: readonly number[];
  /** The same run by run, so that each run has a ratio of its own. */
  readonly against?: { readonly what: string; readonly values: readonly number[] };
  /** The most that the ratio may be; of a row that stands against nothing, the figure itself. */
  readonly goal?: number;
}

/** The rows that belong together in the table. */
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}
