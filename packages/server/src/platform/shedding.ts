/** Turns requests away while more are under way than can be served soon: whoever is served is served soon, whoever is not is asked to try later. */
import { Refusal } from './refusal.ts';

/** Nobody is to wait for longer than this, as far as the pace of the last requests tells. */
const maxWaitMs = 500;
/** So many are always let in: a few open pages that each ask for a dozen things are no crowd, and their gaps say nothing of the pace. */
const alwaysLetIn = 30;
/** Milliseconds from one served request to the next, before anything was measured: a process that has just begun is slow. */
const firstPaceMs = 8;
/** The slowest pace that matters: at it, only those that are always let in are. A standstill of the database counts for no more. */
const slowestPaceMs = maxWaitMs / alwaysLetIn;
/** How much of the pace is the last gap: about thirty requests are remembered. */
const weightOfLast = 1 / 30;
const retryAfterSeconds = 2;

export interface Shedding {
  /** Lets a request in and gives what must be called at its end; more than once does no harm. Throws 503 with Retry-After when too many are under way. */
  enter(): () => void;
}

/** `now` is in milliseconds and never goes back. */
export function createShedding(now: () => number): Shedding {
  let underWay = 0;
  let paceMs = firstPaceMs;
  /** When the last request was served, while there was a crowd; without one there is nothing to be measured. */
  let servedAt: number | undefined;

  function leave(): void {
    const isCrowd = underWay >= alwaysLetIn;
    underWay--;
    const servedNow = now();
    if (isCrowd && servedAt !== undefined)
      paceMs += (Math.min(servedNow - servedAt, slowestPaceMs) - paceMs) * weightOfLast;
    servedAt = isCrowd ? servedNow : undefined;
  }

  return {
    enter: () => {
      // By Little's law the last of them is served when so many have been served at this pace.
      if (underWay >= alwaysLetIn && underWay * paceMs >= maxWaitMs)
        throw new Refusal('unavailable', { retryAfterSeconds });
      underWay++;
      let isUnderWay = true;
      return () => {
        if (isUnderWay) leave();
        isUnderWay = false;
      };
    },
  };
}
