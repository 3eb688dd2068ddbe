/** Turns requests away while too many others wait: whoever is served is served soon, whoever is not is asked to try later. */
import { Refusal } from './refusal.ts';

/** So many requests may be under way for longer than the patience: a few open pages that each ask for a dozen things are no crowd. */
const maxWaiting = 30;
const patienceMs = 600;
const retryAfterSeconds = 2;

export interface Shedding {
  /** Lets a request in and gives what must be called at its end; more than once does no harm. Throws 503 with Retry-After when too many wait. */
  enter(): () => void;
}

/** `now` is in milliseconds and never goes back. */
export function createShedding(now: () => number): Shedding {
  /** When each request under way came, oldest first. */
  const since = new Set<{ readonly cameAt: number }>();

  function hasTooManyWaiting(): boolean {
    if (since.size < maxWaiting) return false;
    let seen = 0;
    for (const { cameAt } of since) {
      // In the order they came: the first that came recently ends the search.
      if (now() - cameAt < patienceMs) return false;
      if (++seen === maxWaiting) return true;
    }
    return false;
  }

  return {
    enter: () => {
      if (hasTooManyWaiting()) throw new Refusal('unavailable', { retryAfterSeconds });
      const request = { cameAt: now() };
      since.add(request);
      return () => since.delete(request);
    },
  };
}
