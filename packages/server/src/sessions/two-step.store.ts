/** All SQL about second steps. */
import type { Queryable } from '../platform/database.ts';

export interface AuthenticatorRow {
  readonly secretSealed: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(db: Queryable, userId: number): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.query<AuthenticatorRow>(
    {
      name: 'find-authenticator',
      text: 'select secret_sealed, created_at, confirmed_at from authenticators where user_id = $1',
    },
    [userId],
  );
  return row;
}

/** Keeps a secret that isn't confirmed yet; false where one is switched on. */
export async function storeAuthenticator(db: Queryable, userId: number, sealed: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'store-authenticator',
      text: `insert into authenticators (user_id, secret_sealed, created_at) values ($1, $2, $3)
        on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = null
          where authenticators.confirmed_at is null returning user_id`,
    },
    [userId, sealed, now],
  );
  return rows.length === 1;
}

export async function confirmAuthenticator(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query(
    { name: 'confirm-authenticator', text: 'update authenticators set confirmed_at = $2 where user_id = $1' },
    [userId, now],
  );
}

/** Uses a step's code up; false when this code or a later one was used before. */
export async function useStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'use-authenticator-step',
      text: `update authenticators set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2)
        returning user_id`,
    },
    [userId, step],
  );
  return rows.length === 1;
}

export interface PasskeyRow {
  readonly passkeyId: number;
  readonly credentialKey: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function listPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(
    {
      name: 'list-passkeys',
      text: `select passkey_id, credential_key, public_key, counter, transports, name, created_at, last_used_at
        from passkeys where user_id = $1 order by passkey_id`,
    },
    [userId],
  );
}

export async function insertPasskey(
  db: Queryable,
  userId: number,
  passkey: Pick<PasskeyRow, 'credentialKey' | 'publicKey' | 'counter' | 'transports' | 'name'>,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-passkey',
      text: `insert into passkeys (user_id, credential_key, public_key, counter, transports, name, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
    },
    [userId, passkey.credentialKey, passkey.publicKey, passkey.counter, passkey.transports, passkey.name, now],
  );
}

export async function notePasskeyUse(db: Queryable, passkeyId: number, counter: number, now: Date): Promise<void> {
  await db.query(
    { name: 'note-passkey-use', text: 'update passkeys set counter = $2, last_used_at = $3 where passkey_id = $1' },
    [passkeyId, counter, now],
  );
}

export async function deletePasskey(db: Queryable, userId: number, passkeyId: number): Promise<void> {
  await db.query({ name: 'delete-passkey', text: 'delete from passkeys where user_id = $1 and passkey_id = $2' }, [
    userId,
    passkeyId,
  ]);
}

export type ChallengePurpose = 'add' | 'logIn';

export async function storeChallenge(
  db: Queryable,
  {
    userId,
    purpose,
    challenge,
    expiresAt,
  }: {
    readonly userId: number;
    readonly purpose: ChallengePurpose;
    readonly challenge: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db.query(
    {
      name: 'store-passkey-challenge',
      text: `insert into passkey_challenges (user_id, purpose, challenge, expires_at) values ($1, $2, $3, $4)
        on conflict (user_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    },
    [userId, purpose, challenge, expiresAt],
  );
}

/** What a passkey is to sign, while there is time for it. */
export async function findChallenge(
  db: Queryable,
  userId: number,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ challenge: string }>(
    {
      name: 'find-passkey-challenge',
      text: 'select challenge from passkey_challenges where user_id = $1 and purpose = $2 and expires_at > $3',
    },
    [userId, purpose, now],
  );
  return row?.challenge;
}

/** The challenge, which is used up by being asked for. */
export async function useChallenge(
  db: Queryable,
  userId: number,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ challenge: string; expiresAt: Date }>(
    {
      name: 'use-passkey-challenge',
      text: 'delete from passkey_challenges where user_id = $1 and purpose = $2 returning challenge, expires_at',
    },
    [userId, purpose],
  );
  return row !== undefined && row.expiresAt > now ? row.challenge : undefined;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    { name: 'count-recovery-codes', text: 'select count(*)::int as count from recovery_codes where user_id = $1' },
    [userId],
  );
  return row?.count ?? 0;
}

export async function insertRecoveryCodes(db: Queryable, userId: number, hashes: readonly string[]): Promise<void> {
  await db.query(
    {
      name: 'insert-recovery-codes',
      text: 'insert into recovery_codes (user_id, token_hash) select $1, unnest($2::text[])',
    },
    [userId, hashes],
  );
}

export async function useRecoveryCode(db: Queryable, userId: number, hash: string): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'use-recovery-code',
      text: 'delete from recovery_codes where user_id = $1 and token_hash = $2 returning user_id',
    },
    [userId, hash],
  );
  return rows.length === 1;
}

export async function deleteTwoStep(db: Queryable, userId: number): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'passkey_challenges', 'recovery_codes'])
    await db.query({ name: `delete-${table}-of`, text: `delete from ${table} where user_id = $1` }, [userId]);
}

/** Recovery codes open nothing where there is no second step left. */
export async function deleteSpareCodes(db: Queryable, userId: number): Promise<void> {
  await db.query(
    {
      name: 'delete-spare-recovery-codes',
      text: `delete from recovery_codes where user_id = $1
        and not exists (select from passkeys where user_id = $1)
        and not exists (select from authenticators where user_id = $1 and confirmed_at is not null)`,
    },
    [userId],
  );
}
