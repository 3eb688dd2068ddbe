/** Says to the other tabs of this browser that a room is being recorded, or a recording saved, in this one. */
const nameOf = (recordingId: number): string => `comet-recording-${recordingId}`;

export const recordingLock = {
  /** Held until what it answers is called, or the page goes. */
  hold: (recordingId: number): (() => void) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(nameOf(recordingId), () => held);
    return () => release();
  },

  /** Does the work, or nothing where another tab is at it; then it answers undefined. */
  during: <T>(recordingId: number, work: () => Promise<T>): Promise<T | undefined> =>
    navigator.locks.request(nameOf(recordingId), { ifAvailable: true }, (lock) => (lock === null ? undefined : work())),
};
