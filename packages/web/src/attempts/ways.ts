/** The ways out of an attempt; each page knows its own. */

/** Where a child can go from the end of an attempt. */
export interface Ways {
  readonly onBack: () => void;
  readonly backLabel: string;
  /** Begins another one; without it there is none. */
  readonly onAgain?: (() => void) | undefined;
  /** Goes to a chapter that this attempt opened. */
  readonly onChapter?: ((chapterId: number) => void) | undefined;
  /** Goes to where the mistakes of a chapter are put right. */
  readonly onMend?: ((chapterId: number) => void) | undefined;
}
