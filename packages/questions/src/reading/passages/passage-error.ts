/** Says what is wrong with a passage file, so that a teacher finds the place and mends it. */

/** The file cannot be used; the message is one sentence with file, line and reason. */
export class BrokenPassage extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}, line ${line}: ${reason}`);
    this.name = 'BrokenPassage';
  }
}

/** A line of a file with its number. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Refuses the file at a line. */
export type Refuse = (line: number, reason: string) => never;

/** The refusal for one file. */
export function refusalFor(file: string): Refuse {
  return (line, reason) => {
    throw new BrokenPassage(file, line, reason);
  };
}
