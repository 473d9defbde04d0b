/** Thrown for a malformed song file; its message is for the author of the file. */
export class SongFileError extends Error {}

/** A problem or a warning, with its line in the song file counted from 1. */
export interface Remark {
  readonly line: number;
  readonly reason: string;
}

/** Collects the problems and warnings of a song file. */
export class Remarks {
  readonly problems: Remark[] = [];
  readonly warnings: Remark[] = [];
  private readonly reasons = new Set<string>();

  /** Returns the result of `read`; null if it throws a SongFileError, which becomes a problem of the line. */
  at<Value>(line: number, read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SongFileError)) throw error;
      this.problems.push({ line, reason: error.message });
      return null;
    }
  }

  /** Adds a warning; each reason is added once, for its first line. */
  warn(line: number, reason: string): void {
    if (!this.reasons.has(reason)) this.warnings.push({ line, reason });
    this.reasons.add(reason);
  }
}

/** A remark in the format of compilers: `file:line: reason`. */
export function formatRemark({ line, reason }: Remark, fileName: string): string {
  return `${fileName}:${line}: ${reason}`;
}
