/** Settings of the database under which a server refuses to start, each with a sentence that says what to do. */
import type pg from 'pg';

/** Settings under which a crash would lose answers that were acknowledged. */
const mustBeOn = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
const oldestVersion = 150_000;
/** Connections of a process besides its pool: the job queue's five and the one for live events. */
const connectionsBesidesPool = 6;

/** What a pooler's connections must have been given, since a client of it may not set them. */
const neededOfPooler = [
  ['statement_timeout', '5s'],
  ['lock_timeout', '3s'],
  ['idle_in_transaction_session_timeout', '10s'],
] as const;

interface Settings {
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly full_page_writes: string;
  readonly standbys: string;
  readonly version: number;
  readonly statement_timeout: string;
  readonly lock_timeout: string;
  readonly idle_in_transaction_session_timeout: string;
  readonly most_connections: number;
}

interface Asked {
  readonly isPooled: boolean;
  readonly poolSize: number;
  readonly processes?: number | undefined;
}

/** The first thing that is wrong, as a sentence. */
export function findSettingsFault(
  settings: Settings,
  { isPooled, poolSize, processes = 1 }: Asked,
): string | undefined {
  const off = mustBeOn.find((name) => settings[name] === 'off');
  if (off !== undefined) return `PostgreSQL runs with ${off} off, which loses answers in a crash; turn it on`;
  if (settings.synchronous_commit === 'local' && settings.standbys !== '')
    return 'PostgreSQL has synchronous standbys but runs with synchronous_commit local, which loses answers in a failover; set it to on';
  if (settings.version < oldestVersion) return 'PostgreSQL is older than 15; use 15 or newer';
  const unset = neededOfPooler.find(([name]) => settings[name] === '0');
  if (isPooled && unset !== undefined)
    return `${unset[0]} isn't set behind the pooler; run: alter role … set ${unset[0]} = '${unset[1]}'`;
  const each = connectionsBesidesPool + (isPooled ? 0 : poolSize);
  if (each * processes > settings.most_connections)
    return `${processes} processes of ${each} connections each are more than the ${settings.most_connections} that PostgreSQL allows; lower POOL_SIZE or raise max_connections`;
  return undefined;
}

/** Throws when the server must not start on this database. */
export async function refuseSettings(take: () => Promise<pg.PoolClient>, asked: Asked): Promise<void> {
  const client = await take();
  try {
    const { rows } = await client.query<Settings>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
        current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_standby_names') as standbys,
        current_setting('server_version_num')::int as version, current_setting('statement_timeout') as statement_timeout,
        current_setting('lock_timeout') as lock_timeout,
        current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most_connections`,
    );
    const [settings] = rows;
    const fault = settings === undefined ? 'PostgreSQL does not tell its settings' : findSettingsFault(settings, asked);
    if (fault !== undefined) throw new Error(fault);
  } finally {
    client.release();
  }
}
