/** Thrown for a malformed song file; its message is for the author of the file. */
export class SongFileError extends Error {
  /** `tuneLine` is the line of the tune, counted from 1; 0 for the whole tune, and where there is none. */
  constructor(
    message: string,
    readonly tuneLine = 0,
  ) {
    super(message);
  }
}

/** A problem, with its line in the song file counted from 1. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
  /** What is missing, if that is the problem: a songbook that is not strict leaves it out. */
  readonly gap?: string;
}

/** Collects the problems of a song file. */
export class Problems {
  readonly found: Problem[] = [];

  /** Returns the result of `read`; null if it throws a SongFileError: a problem of the line, or of the tune below it. */
  at<Value>(line: number, read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SongFileError)) throw error;
      this.found.push({ line: line + error.tuneLine, reason: error.message });
      return null;
    }
  }
}

/** A problem in the format of compilers: `file:line: reason`. */
export function formatProblem({ line, reason }: Problem, fileName: string): string {
  return `${fileName}:${line}: ${reason}`;
}
