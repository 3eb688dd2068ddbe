/** Work that would hold up what a person is waiting to see. */

/** A page in the background paints nothing; its work is done all the same. */
const unpaintedMs = 1000;

/** Does the work once what is being drawn now is painted: a part that a first screen can do without, say. */
export const afterPaint =
  <Result>(work: () => Promise<Result>) =>
  async (): Promise<Result> => {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, unpaintedMs);
    });
    return work();
  };
