/** Tells the server, beat by beat, that a child is at an attempt. It counts the beats; this only sends those that were earned. */
import type { Attempt } from '@comet/contract/attempts';
import { initTracker, trackTime } from '@comet/contract/tracker';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';
import { useActiveTime } from './use-active-time.ts';

const checkEveryMs = 1000;
const pauseMs = 10_000;

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429;

/** Tracks the time at an attempt for as long as it is shown. */
export function useTracker(attempt: Attempt | undefined): void {
  const attemptId = attempt?.attemptId;
  const type = attempt?.kind === 'practice' ? 'practice' : 'mission';
  const readMs = useActiveTime(attemptId);
  useEffect(() => {
    if (attemptId === undefined) return;
    let tracker: { readonly trackerId: number; readonly beatMs: number; fromMs: number } | undefined;
    let isBusy = false;
    let notBeforeMs = 0;
    const look = async (): Promise<void> => {
      if (isBusy || performance.now() < notBeforeMs) return;
      isBusy = true;
      try {
        if (tracker === undefined) {
          const begun = await api.call(initTracker, { body: { id: attemptId, type } });
          tracker = { ...begun, fromMs: readMs() };
        } else if (readMs() - tracker.fromMs >= tracker.beatMs) {
          await api.call(trackTime, { body: { trackerId: tracker.trackerId } });
          tracker.fromMs = readMs();
        }
      } catch (error) {
        // Time is no reason to disturb a child: without a network it waits, and refused it stops.
        if (isRefusal(error)) clearInterval(timer);
        notBeforeMs = performance.now() + pauseMs;
      } finally {
        isBusy = false;
      }
    };
    const timer = setInterval(() => void look(), checkEveryMs);
    void look();
    return () => clearInterval(timer);
  }, [attemptId, type, readMs]);
}
