/** All SQL about who pays, as the payment provider knows them. */
import type { Card } from '@comet/contract/billing';
import type { Queryable } from '../platform/database.ts';
import type { Provider } from './subscriptions.store.ts';

export interface CustomerRow {
  readonly payerId: number;
  readonly provider: Provider;
  readonly key: string;
  readonly customerId: string | null;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly cardExpMonth: number | null;
  readonly cardExpYear: number | null;
  readonly nameOnCard: string | null;
}

const customerColumns = `payer_id, provider, key, customer_id, card_brand, card_last4, card_exp_month, card_exp_year, name_on_card`;

export async function findCustomer(db: Queryable, payerId: number): Promise<CustomerRow | undefined> {
  const [row] = await db.query<CustomerRow>(
    { name: 'find-billing-customer', text: `select ${customerColumns} from billing_customers where payer_id = $1` },
    [payerId],
  );
  return row;
}

/** The payer's row, made where there is none; with another provider than before it starts again. */
export async function findOrInsertCustomer(
  db: Queryable,
  payerId: number,
  provider: Provider,
  key: string,
  now: Date,
): Promise<CustomerRow> {
  const [row] = await db.query<CustomerRow>(
    {
      name: 'keep-billing-customer',
      text: `insert into billing_customers as c (payer_id, provider, key, created_at) values ($1, $2, $3, $4)
        on conflict (payer_id) do update set
          provider = $2,
          key = case when c.provider = $2 then c.key else $3 end,
          customer_id = case when c.provider = $2 then c.customer_id end,
          card_last4 = case when c.provider = $2 then c.card_last4 end
        returning ${customerColumns}`,
    },
    [payerId, provider, key, now],
  );
  if (row === undefined) throw new Error('insert into billing_customers returned nothing');
  return row;
}

export async function setCustomerId(db: Queryable, payerId: number, customerId: string): Promise<void> {
  await db.query(
    { name: 'set-customer-id', text: 'update billing_customers set customer_id = $2 where payer_id = $1' },
    [payerId, customerId],
  );
}

export async function setCard(db: Queryable, payerId: number, card: Card): Promise<void> {
  await db.query(
    {
      name: 'set-card',
      text: `update billing_customers set card_brand = $2, card_last4 = $3, card_exp_month = $4, card_exp_year = $5,
          name_on_card = $6 where payer_id = $1`,
    },
    [payerId, card.brand, card.last4, card.expMonth, card.expYear, card.nameOnCard],
  );
}
