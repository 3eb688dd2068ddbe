/** What the platform keeps about people: e-mails in the queue. The queue deletes them itself (`jobs.ts`). */
import type { FeatureData } from './personal-data.ts';

const addressesOf = `select lower(u.email) from users u where u.user_id = any($1) and u.email is not null`;
const toThem = `t.name = 'mail' and lower(t.data ->> 'to') in (${addressesOf})
  or t.name = 'mail-link' and t.data ->> 'userId' in (select id::text from unnest($1::int[]) id)`;
/** The parent stays when one child is erased; what was written to them about the child does not. */
const toTheirParents = `t.name = 'mail' and t.data ->> 'text' ~* $2 and lower(t.data ->> 'to') in (
  select lower(p.email) from users u join users p on p.user_id = u.parent_id where u.user_id = any($1))`;

export const platformData: FeatureData = {
  personal: [
    {
      table: 'pgboss.job',
      title: 'E-mails of the last days',
      about: toThem,
      erased: [`delete from pgboss.job t where ${toThem}`, `delete from pgboss.job t where ${toTheirParents}`],
      kept: 'withAccount',
    },
  ],
  impersonal: { rate_limits: 'counters under keyed hashes, deleted within a day' },
};
