/** Where a student can go at the end of an attempt. Each page passes its own. */

/** The next mission after a pass: still asked for, or known. */
export type Onward = 'coming' | { readonly title: string; readonly onGo: () => void };

export interface AttemptExits {
  readonly onBack: () => void;
  readonly backLabel: string;
  /** Begins another one; without it there is none. */
  readonly onAgain?: (() => void) | undefined;
  /** Goes to a chapter that this attempt opened. */
  readonly onChapter?: ((chapterId: number) => void) | undefined;
  /** Goes to where the mistakes of a chapter are put right. */
  readonly onReviseMistakes?: ((chapterId: number) => void) | undefined;
  /** Told once an attempt has passed, so that the page can ask what is next. */
  readonly onPassed?: (() => void) | undefined;
  readonly onward?: Onward | undefined;
}
