/** Entries of the coin history as lines to read. */
import type { AnswerOf } from '@comet/contract/call';
import type { listCoinHistory } from '@comet/contract/coin-history';
import { coinSourceLabels } from '@comet/domain/rewards/rewards';
import { weekdayDate } from '../ui/dates.ts';

type Entry = AnswerOf<typeof listCoinHistory>['entries'][number];

export interface CoinLine {
  readonly id: number;
  readonly title: string;
  readonly detail: string | null;
  readonly change: number;
  /** After the newest of its entries. */
  readonly balance: number;
  readonly at: string;
}

const changeOf = ({ direction, amount }: Entry): number => (direction === 'incoming' ? amount : -amount);

/** Newest first, as the entries come. */
export function linesOf(entries: readonly Entry[]): CoinLine[] {
  const lines: CoinLine[] = [];
  for (const entry of entries) {
    const line: CoinLine = {
      id: entry.id,
      title: coinSourceLabels[entry.source],
      detail: entry.detail,
      change: changeOf(entry),
      balance: entry.balance,
      at: entry.at,
    };
    const last = lines.at(-1);
    const isSame =
      last !== undefined &&
      last.title === line.title &&
      last.detail === null &&
      line.detail === null &&
      last.change > 0 === line.change > 0 &&
      weekdayDate(last.at) === weekdayDate(line.at);
    if (isSame) lines[lines.length - 1] = { ...last, change: last.change + line.change };
    else lines.push(line);
  }
  return lines;
}
