/** Turns requests away while more are under way than can be served soon: whoever is served is served soon, whoever is not is asked to try later. */
import { Refusal } from './refusal.ts';

/** Nobody is to wait for longer than this, as far as the pace of the last requests tells. */
const maxWaitMs = 500;
/** So many are always let in: two classes, or a few open pages that each ask for a dozen things, are no crowd. */
const alwaysLetIn = 64;
/** With fewer under way the gaps between them say nothing of the pace. */
const busyFrom = 30;
/**
 * Milliseconds from one served request to the next at which only those are let in that always are. A standstill of the database
 * counts for no more, and a process that has just begun is slow.
 */
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
  let paceMs = slowestPaceMs;
  /** When the last request was served, while so many were under way that the pace could be measured. */
  let servedAt: number | undefined;

  function leave(): void {
    const isBusy = underWay >= busyFrom;
    underWay--;
    const servedNow = now();
    if (isBusy && servedAt !== undefined)
      paceMs += (Math.min(servedNow - servedAt, slowestPaceMs) - paceMs) * weightOfLast;
    servedAt = isBusy ? servedNow : undefined;
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
