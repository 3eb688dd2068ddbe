/**
 * Counts in this process what everybody asks in a minute, and adds up with the other processes what is worth it: who asks
 * little costs no statement, and who asks much costs a part of one a second.
 */
import { minuteMs, seconds } from '@comet/domain/time';
import type { Clock } from './clock.ts';
import type { LimitBuckets } from './limit-buckets.ts';
import type { Log } from './log.ts';

const shareEveryMs = seconds(1);

interface Counted {
  here: number;
  /** How much of that the other processes know. */
  told: number;
  elsewhere: number;
}

export interface SharedCounts {
  /** Counts one, or takes one back with -1, and gives what all processes counted in this minute, as far as this one knows. */
  count(name: string, by?: 1 | -1): number;
  /** When the counts of this minute are forgotten. */
  readonly endsAt: () => Date;
  stop(): void;
}

/** Names with fewer than `shareFrom` in this process are not worth telling. */
export function createSharedCounts(options: {
  readonly buckets: Pick<LimitBuckets, 'addUp'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly shareFrom: number;
}): SharedCounts {
  const { buckets, clock, log, shareFrom } = options;
  let minute = 0;
  let counts = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  const endsAt = (): Date => new Date((minute + 1) * minuteMs);

  async function share(): Promise<void> {
    timer = undefined;
    const ofMinute = counts;
    const changed = [...ofMinute].filter(([, { here, told }]) => here !== told && here >= shareFrom);
    if (changed.length === 0) return;
    const told = changed.map(([name, counted]) => ({ name, by: counted.here - counted.told }));
    for (const [, counted] of changed) counted.told = counted.here;
    const totals = await buckets.addUp(told, endsAt());
    for (const [name, counted] of changed) counted.elsewhere = (totals.get(name) ?? 0) - counted.told;
  }

  return {
    count: (name, by = 1) => {
      const current = Math.floor(clock.now().getTime() / minuteMs);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const counted = counts.get(name) ?? { here: 0, told: 0, elsewhere: 0 };
      counts.set(name, counted);
      counted.here += by;
      // While the database is away each process goes by what it has counted itself.
      if (counted.here >= shareFrom)
        timer ??= setTimeout(
          () => void share().catch((error: unknown) => log.warn({ err: error }, 'requests were not added up')),
          shareEveryMs,
        ).unref();
      return counted.here + counted.elsewhere;
    },
    endsAt,
    stop: () => clearTimeout(timer),
  };
}
