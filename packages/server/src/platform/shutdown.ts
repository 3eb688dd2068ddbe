/** Ends the process in order: requests first, then jobs, the pool and the database; a second signal ends it at once. */
import type { Log } from './log.ts';

const patienceMs = 15_000;

export function stopOnSignals(log: Log, steps: readonly (() => Promise<unknown>)[]): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'the server did not stop cleanly');
      }
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
