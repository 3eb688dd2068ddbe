import type { CoinSource } from '@comet/domain/rewards/rewards';
import { expect, test } from 'vitest';
import { linesOf } from './coin-lines.ts';

let id = 100;
const entry = (source: CoinSource, change: number, balance: number, at: string, detail: string | null = null) => ({
  id: id--,
  source,
  direction: change > 0 ? ('incoming' as const) : ('outcoming' as const),
  amount: Math.abs(change),
  balance,
  at,
  detail,
});

test('what comes from one source in a row on one day is one line', () => {
  const lines = linesOf([
    entry('costume', -80, 25, '2026-11-20T15:00:00.000Z', 'Football kit'),
    entry('mission', 10, 105, '2026-11-20T14:02:00.000Z'),
    entry('mission', 2, 95, '2026-11-20T14:01:00.000Z'),
    entry('mission', 3, 93, '2026-11-19T14:01:00.000Z'),
    entry('manual', 40, 90, '2026-11-19T12:00:00.000Z', 'Great work'),
    entry('manual', 50, 50, '2026-11-19T11:00:00.000Z', 'Kind to others'),
  ]);
  expect(lines.map(({ title, change, balance, detail }) => [title, change, balance, detail])).toEqual([
    ['For your avatar', -80, 25, 'Football kit'],
    ['Mission', 12, 105, null],
    ['Mission', 3, 93, null],
    ['From your tutor', 40, 90, 'Great work'],
    ['From your tutor', 50, 50, 'Kind to others'],
  ]);
});
