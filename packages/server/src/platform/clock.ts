/** Time is passed in: nothing asks the machine what time it is but the system clock here. */

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  set(instant: Date): void;
}

export function testClock(start: Date): TestClock {
  let instant = start;
  return {
    now: () => new Date(instant),
    advance: (ms) => {
      instant = new Date(instant.getTime() + ms);
    },
    set: (to) => {
      instant = to;
    },
  };
}
