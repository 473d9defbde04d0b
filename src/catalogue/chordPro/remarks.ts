/** Thrown where a song file cannot be read. */
export class SongFileError extends Error {}

/** What is wrong or passed over in a line of a song file; lines are counted from 1. */
export interface Remark {
  readonly line: number;
  readonly reason: string;
}

/** Takes down what is found while a song file is read. */
export class Remarks {
  readonly problems: Remark[] = [];
  readonly warnings: Remark[] = [];

  /** Does what may throw a SongFileError; what is thrown becomes a problem of the line, and the answer is null. */
  at<Value>(line: number, read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SongFileError)) throw error;
      this.problems.push({ line, reason: error.message });
      return null;
    }
  }

  /** Warns of a line, and once only of what many lines share. */
  warn(line: number, reason: string): void {
    if (!this.warnings.some((warning) => warning.reason === reason)) this.warnings.push({ line, reason });
  }
}

/** A remark with the place it is about, as compilers write it. */
export function formatRemark({ line, reason }: Remark, fileName: string): string {
  return `${fileName}:${line}: ${reason}`;
}
