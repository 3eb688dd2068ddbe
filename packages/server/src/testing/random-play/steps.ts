/** The steps of random play as data, so that fast-check can generate and shrink them. */
import { hourMs, minuteMs } from '@comet/domain/time';
import fc from 'fast-check';

/** Which of the two children; the other numbers choose among what there is at that moment. */
export type Child = 0 | 1;
type Children = readonly Child[];

/** Steps that earn and spend coins away from tests and practices; `times` is the same request so often at once. */
export type CoinStep =
  | {
      readonly do: 'playGame';
      readonly child: Child;
      readonly place: number;
      /** Another run, which ends the one before; otherwise the open one goes on. */
      readonly isNew: boolean;
      readonly how: 'right' | 'wrong' | 'none';
      readonly many: number;
      readonly times: number;
    }
  | { readonly do: 'powerUp'; readonly child: Child; readonly place: number; readonly times: number }
  | { readonly do: 'buy'; readonly child: Child; readonly place: number; readonly times: number }
  | { readonly do: 'buySaver'; readonly child: Child; readonly times: number }
  | { readonly do: 'claim'; readonly child: Child; readonly times: number }
  | { readonly do: 'gift'; readonly child: Child; readonly coins: number; readonly times: number };

export type SmallStep =
  | CoinStep
  | { readonly do: 'openTest'; readonly child: Child; readonly place: number }
  | { readonly do: 'openPractice'; readonly child: Child; readonly place: number }
  | {
      readonly do: 'answer';
      readonly child: Child;
      readonly place: number;
      readonly how: 'right' | 'wrong' | 'unreadable';
      readonly many: number;
      /** The same request so often at once. */
      readonly times: number;
    }
  /** Answers what was last seen at a door, however long ago, without looking again. */
  | { readonly do: 'answerStale'; readonly child: Child; readonly place: number; readonly isRight: boolean }
  /** Answers the question after the one shown, as a child who plays with the address bar would. */
  | { readonly do: 'answerAhead'; readonly child: Child; readonly place: number }
  /** Sends an answer that was acknowledged again, or another one to the same question. */
  | { readonly do: 'answerAgain'; readonly child: Child; readonly place: number; readonly isOther: boolean }
  | { readonly do: 'hint'; readonly child: Child; readonly place: number; readonly isAhead: boolean }
  | { readonly do: 'spend'; readonly child: Child; readonly place: number; readonly spentMs: number }
  | { readonly do: 'set'; readonly children: Children; readonly timeLimit: 5 | null; readonly times: number }
  | { readonly do: 'reassign'; readonly children: Children; readonly place: number; readonly onlyWrong: boolean }
  | { readonly do: 'extend'; readonly place: number; readonly days: number }
  | { readonly do: 'delete'; readonly place: number }
  /** The job that ends what nobody comes back to, on two servers at once. */
  | { readonly do: 'closeOverdue' };

export type Step =
  | SmallStep
  | { readonly do: 'together'; readonly steps: readonly SmallStep[] }
  | { readonly do: 'wait'; readonly ms: number };

/** A whole play: when it begins, where the children live, and what happens. */
export interface Play {
  readonly from: string;
  readonly timeZones: readonly [string, string];
  readonly steps: readonly Step[];
}

const dayMs = 24 * hourMs;

const child = fc.constantFrom<Child>(0, 1);
const children = fc.constantFrom<Children>([0], [1], [0, 1]);
const place = fc.nat(20);
const times = fc.constantFrom(1, 1, 2, 3);

const answer = fc.record<Extract<SmallStep, { do: 'answer' }>>({
  do: fc.constant('answer'),
  child,
  place,
  how: fc.constantFrom('right', 'right', 'right', 'wrong', 'wrong', 'unreadable'),
  many: fc.constantFrom(1, 2, 5, 9, 10),
  times,
});

const coinStep: fc.Arbitrary<CoinStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('playGame' as const),
      child,
      place,
      isNew: fc.boolean(),
      how: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'none' as const),
      many: fc.constantFrom(1, 3, 8),
      times,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('powerUp' as const), child, place, times }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buy' as const), child, place, times }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buySaver' as const), child, times }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim' as const), child, times }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('gift' as const), child, coins: fc.constantFrom(10, 30, 50), times }),
  },
);

const smallStep: fc.Arbitrary<SmallStep> = fc.oneof(
  { weight: 10, arbitrary: coinStep },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('openTest' as const), child, place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('openPractice' as const), child, place }) },
  { weight: 9, arbitrary: answer },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('answerStale' as const), child, place, isRight: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answerAhead' as const), child, place }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('answerAgain' as const), child, place, isOther: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hint' as const), child, place, isAhead: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('spend' as const), child, place, spentMs: fc.constantFrom(1000, 60_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('set' as const), children, timeLimit: fc.constantFrom(5, null), times }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('reassign' as const), children, place, onlyWrong: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('extend' as const), place, days: fc.constantFrom(1, 30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('closeOverdue' as const) }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: smallStep },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('together' as const),
      steps: fc.array(smallStep, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(
        20_000,
        4 * minuteMs,
        6 * minuteMs,
        6 * minuteMs,
        20 * minuteMs,
        3 * hourMs,
        dayMs,
        8 * dayMs,
        15 * dayMs,
      ),
    }),
  },
);

/** Plays begin on a plain day, before midnight, before the clocks change, and at the end of a year. */
export const plays: fc.Arbitrary<Play> = fc.record({
  from: fc.constantFrom(
    '2026-11-20T10:00:00Z',
    '2026-11-20T23:50:00Z',
    '2026-10-24T22:50:00Z',
    '2026-10-25T00:30:00Z',
    '2027-03-28T00:50:00Z',
    '2026-12-31T23:50:00Z',
  ),
  timeZones: fc.constantFrom(
    ['Europe/London', 'Europe/London'],
    ['Europe/London', 'Pacific/Auckland'],
    ['America/New_York', 'Europe/London'],
  ),
  steps: fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }),
});
