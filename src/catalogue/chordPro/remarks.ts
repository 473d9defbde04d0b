/** Thrown where a song file is malformed; its message is for whoever wrote the file. */
export class SongFileError extends Error {}

/** What is wrong or passed over in a line of a song file; lines are counted from 1. */
export interface Remark {
  readonly line: number;
  readonly reason: string;
}

/** The problems and warnings that come up while a song file is read. */
export class Remarks {
  readonly problems: Remark[] = [];
  readonly warnings: Remark[] = [];
  private readonly reasons = new Set<string>();

  /** What `read` returns; null where it throws a SongFileError, which becomes a problem of the line. */
  at<Value>(line: number, read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SongFileError)) throw error;
      this.problems.push({ line, reason: error.message });
      return null;
    }
  }

  /** Adds a warning; a reason that is there already is not added again for another line. */
  warn(line: number, reason: string): void {
    if (!this.reasons.has(reason)) this.warnings.push({ line, reason });
    this.reasons.add(reason);
  }
}

/** A remark as compilers write it: `file:line: reason`. */
export function formatRemark({ line, reason }: Remark, fileName: string): string {
  return `${fileName}:${line}: ${reason}`;
}
