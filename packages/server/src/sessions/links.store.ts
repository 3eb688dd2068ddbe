/** SQL about mailed links: one a person and purpose, kept as a hash. */
import type { Queryable } from '../platform/database.ts';
import type { LinkPurpose } from './link-mail.ts';

/** The person's one live link of this purpose; an older one ends. */
export async function replaceLink(
  db: Queryable,
  link: { tokenHash: string; userId: number; purpose: LinkPurpose; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'replace-account-link',
      text: `insert into account_links (token_hash, user_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)
        on conflict (user_id, purpose) do update
          set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    },
    [link.tokenHash, link.userId, link.purpose, now, link.expiresAt],
  );
}

/** The person a token is for, if it is good at this moment. */
export async function findLink(
  db: Queryable,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.query<{ userId: number }>(
    {
      name: 'find-account-link',
      text: 'select user_id from account_links where token_hash = $1 and purpose = $2 and expires_at > $3',
    },
    [tokenHash, purpose, now],
  );
  return row?.userId;
}

/** Uses the token up; false when another request was first. */
export async function useLink(db: Queryable, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'use-account-link',
      text: 'delete from account_links where token_hash = $1 and purpose = $2 and expires_at > $3 returning user_id',
    },
    [tokenHash, purpose, now],
  );
  return rows.length === 1;
}

export async function deleteLinksOf(db: Queryable, userId: number): Promise<void> {
  await db.query({ name: 'delete-account-links-of', text: 'delete from account_links where user_id = $1' }, [userId]);
}

export async function deleteOverLinks(db: Queryable, before: Date): Promise<void> {
  await db.query({ name: 'delete-over-account-links', text: 'delete from account_links where expires_at < $1' }, [
    before,
  ]);
}
