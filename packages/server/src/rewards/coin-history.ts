/** The coin history as the contract has it. */
import type { AnswerOf } from '@comet/contract/call';
import type { listCoinHistory } from '@comet/contract/coin-history';
import { findPreset } from '@comet/domain/avatars/presets';
import type { Queryable } from '../platform/database.ts';
import { type HistoryRow, listHistory } from './coin-history.store.ts';

type History = AnswerOf<typeof listCoinHistory>;

const entriesPerPage = 50;

/** What a purchase was of, from its cause `preset:<student>:<preset>`. */
function boughtName(cause: string): string | null {
  const [, id] = /^preset:\d+:(\d+)$/.exec(cause) ?? [];
  return id === undefined ? null : (findPreset(Number(id))?.name ?? null);
}

const entryOf = ({ id, cause, source, direction, amount, balance, createdAt, reason, lessonName }: HistoryRow) => ({
  id,
  source,
  direction,
  amount,
  balance,
  at: createdAt.toISOString(),
  detail: reason ?? lessonName ?? boughtName(cause),
});

export async function coinHistoryOf(db: Queryable, studentId: number, before: number | undefined): Promise<History> {
  // One more than is shown says whether there is another page.
  const rows = await listHistory(db, studentId, before, entriesPerPage + 1);
  return { entries: rows.slice(0, entriesPerPage).map(entryOf), hasMore: rows.length > entriesPerPage };
}
