/** All SQL about promo codes. */
import type { Queryable } from '../platform/database.ts';
import type { Provider } from './subscriptions.store.ts';

export interface PromoRow {
  readonly promoId: number;
  readonly code: string;
  readonly percentOff: number | null;
  readonly amountOff: number | null;
  readonly duration: 'once' | 'forever';
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly provider: Provider;
  readonly discountId: string;
}

const promoColumns = `promo_id, code, percent_off, amount_off, duration, expires_at, max_uses, uses, provider, discount_id`;

export async function findPromo(db: Queryable, provider: Provider, code: string): Promise<PromoRow | undefined> {
  const [row] = await db.query<PromoRow>(
    { name: 'find-promo', text: `select ${promoColumns} from promo_codes where code = $2 and provider = $1` },
    [provider, code],
  );
  return row;
}

export async function getPromo(db: Queryable, promoId: number): Promise<PromoRow> {
  const [row] = await db.query<PromoRow>(
    { name: 'get-promo', text: `select ${promoColumns} from promo_codes where promo_id = $1` },
    [promoId],
  );
  if (row === undefined) throw new Error(`there is no promo code ${promoId}`);
  return row;
}

/** Counts a use; false when the code is over, used up, or this child has used it. */
export async function usePromo(db: Queryable, promoId: number, studentId: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'use-promo',
      text: `with counted as (
          update promo_codes set uses = uses + 1 where promo_id = $1 and (expires_at is null or expires_at > $3)
            and (max_uses is null or uses < max_uses)
            and not exists (select from promo_uses u where u.promo_id = $1 and u.student_id = $2)
          returning promo_id)
        insert into promo_uses (promo_id, student_id, used_at) select promo_id, $2, $3 from counted returning promo_id`,
    },
    [promoId, studentId, now],
  );
  return rows.length === 1;
}

/** Gives a use back. */
export async function returnPromo(db: Queryable, promoId: number, studentId: number): Promise<void> {
  await db.query(
    {
      name: 'return-promo',
      text: `with gone as (delete from promo_uses where promo_id = $1 and student_id = $2 returning promo_id)
        update promo_codes set uses = uses - 1 where promo_id = (select promo_id from gone)`,
    },
    [promoId, studentId],
  );
}

export async function insertPromo(
  db: Queryable,
  promo: {
    readonly code: string;
    readonly percentOff: number | null;
    readonly amountOff: number | null;
    readonly duration: 'once' | 'forever';
    readonly expiresAt: Date | undefined;
    readonly maxUses: number | undefined;
    readonly provider: Provider;
    readonly discountId: string;
  },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'insert-promo',
      text: `insert into promo_codes (code, percent_off, amount_off, duration, expires_at, max_uses, provider, discount_id, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (code) do nothing returning promo_id`,
    },
    [
      promo.code,
      promo.percentOff,
      promo.amountOff,
      promo.duration,
      promo.expiresAt ?? null,
      promo.maxUses ?? null,
      promo.provider,
      promo.discountId,
      now,
    ],
  );
  return rows.length === 1;
}
