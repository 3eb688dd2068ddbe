/** All SQL about sessions, refresh tokens and password resets. */
import { type AccessColumns, accessColumns, isAwaitingParentText } from '../accounts/index.ts';
import type { Queryable } from '../platform/database.ts';

export async function insertSession(
  db: Queryable,
  session: { sessionId: string; userId: number; isRemembered: boolean; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-session',
      text: 'insert into sessions (session_id, user_id, is_remembered, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    },
    [session.sessionId, session.userId, session.isRemembered, now, session.expiresAt],
  );
}

/** Who is behind an access token, if its session is still open. */
export type SessionUser = AccessColumns & {
  readonly userId: number;
  readonly timeZone: string;
  readonly yearOfStudy: number | null;
  readonly isAwaitingParent: boolean;
};

/** The people of these sessions, as far as they are open; one statement for all that ask at once. */
export async function listOpenSessions(
  db: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<(SessionUser & { sessionId: string })[]> {
  return db.query(
    {
      name: 'list-open-sessions',
      text: `select s.session_id, u.user_id, u.role, u.time_zone, u.year_of_study, u.parent_id,
          ${isAwaitingParentText('u.user_id')} as is_awaiting_parent,
          ${accessColumns('p', 'subscription_status')}
        from sessions s join users u using (user_id)
        left join subscriptions p on p.student_id = u.user_id
        where s.session_id = any($1) and s.ended_at is null and s.expires_at > $2 and u.status = 'active' and u.deleted_at is null`,
    },
    [sessionIds, now],
  );
}

export async function endSession(
  db: Queryable,
  sessionId: string,
  because: 'logOut' | 'reuse' | 'noAccess',
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'end-session',
      text: 'update sessions set ended_at = $3, ended_because = $2 where session_id = $1 and ended_at is null',
    },
    [sessionId, because, now],
  );
}

/** Ends every session of a person but one. */
export async function endSessionsOf(
  db: Queryable,
  userId: number,
  exceptSessionId: string | undefined,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'end-sessions-of',
      text: `update sessions set ended_at = $3, ended_because = 'passwordChange'
        where user_id = $1 and ended_at is null and session_id is distinct from $2::uuid`,
    },
    [userId, exceptSessionId ?? null, now],
  );
}

export async function insertRefreshToken(
  db: Queryable,
  token: { tokenHash: string; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-refresh-token',
      text: `insert into refresh_tokens (token_hash, session_id, created_at, expires_at) values ($1, $2, $3, $4)
        on conflict (token_hash) do nothing`,
    },
    [token.tokenHash, token.sessionId, now, token.expiresAt],
  );
}

/** A refresh token with its session, locked until the transaction ends. */
export interface RefreshTokenRow {
  readonly sessionId: string;
  readonly userId: number;
  readonly isRemembered: boolean;
  readonly sessionEnded: boolean;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export async function findRefreshTokenForUpdate(
  db: Queryable,
  tokenHash: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db.query<RefreshTokenRow>(
    {
      name: 'find-refresh-token-for-update',
      text: `select r.session_id, s.user_id, s.is_remembered, s.ended_at is not null as session_ended, r.expires_at, r.used_at
        from refresh_tokens r join sessions s using (session_id) where r.token_hash = $1 for update of r, s`,
    },
    [tokenHash],
  );
  return row;
}

export async function markRefreshTokenUsed(
  db: Queryable,
  tokenHash: string,
  sessionExpiresAt: Date,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'mark-refresh-token-used',
      text: `with used as (update refresh_tokens set used_at = $2 where token_hash = $1 returning session_id)
        update sessions set expires_at = $3 where session_id = (select session_id from used)`,
    },
    [tokenHash, now, sessionExpiresAt],
  );
}

/** Takes away what has long been over. */
export async function deleteOverSessions(db: Queryable, before: Date): Promise<void> {
  await db.query({ name: 'delete-over-sessions', text: 'delete from sessions where expires_at < $1' }, [before]);
}
