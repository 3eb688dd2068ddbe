/** Three PostgreSQL nodes under Patroni with etcd, as docs/failover.md describes them. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@comet/server/platform/free-port';
import type { RunAs } from '@comet/server/platform/postgres-folders';
import { withClient } from '../support/pg.ts';
import type { Programs } from './programs.ts';
import { type Service, type ServicePlace, startService } from './service.ts';

export interface PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly dataDir: string;
  /** Kills, freezes or wakes Patroni and PostgreSQL, as if it were the machine. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Kills PostgreSQL alone; Patroni lives and sees it. */
  killPostgres(): Promise<void>;
  /** Starts Patroni again after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A standby as its primary sees it. */
interface Standby {
  readonly name: string;
  readonly sync_state: string;
}

export interface PostgresNodes {
  readonly nodes: readonly PostgresNode[];
  readonly password: string;
  /** The node that is asked first may be dead. */
  primary(): Promise<PostgresNode>;
  /** A node that is not the primary; the synchronous one where it is asked for. */
  standby(isSynchronous: boolean): Promise<PostgresNode>;
  /** Until all nodes run, one as primary and one as its synchronous standby. */
  settle(withinMs: number): Promise<void>;
  switchOver(): Promise<void>;
}

/** Where the log of whoever is the primary goes. */
export const archiveFolder = (folder: string): string => join(folder, 'archive');

const nodeCount = 3;
const bootMs = 120_000;

function configOf(
  node: Pick<PostgresNode, 'name' | 'port' | 'restPort' | 'dataDir'>,
  etcdPort: number,
  bin: string,
  home: string,
  password: string,
): string {
  return `scope: comet
name: ${node.name}
restapi: {listen: '127.0.0.1:${node.restPort}', connect_address: '127.0.0.1:${node.restPort}'}
# Not etcd3: with Patroni 3.0.2 a frozen leader that wakes overwrites the new leader's lock there.
etcd: {hosts: '127.0.0.1:${etcdPort}'}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: false
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 200, wal_log_hints: 'on', synchronous_commit: 'on', wal_keep_size: 256MB, shared_buffers: 128MB,
        archive_mode: 'on', archive_command: 'test -f ${archiveFolder(home)}/%f || cp %p ${archiveFolder(home)}/%f'}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: 127.0.0.1:${node.port}
  connect_address: 127.0.0.1:${node.port}
  data_dir: ${node.dataDir}
  bin_dir: ${bin}
  pgpass: ${home}/${node.name}.pgpass
  parameters: {unix_socket_directories: ${home}}
  authentication:
    superuser: {username: postgres, password: ${password}}
    replication: {username: repl, password: ${password}}
    rewind: {username: rewind, password: ${password}}
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication repl 127.0.0.1/32 scram-sha-256
`;
}

/** The PostgreSQL of this folder; its pid file may be left of a dead one, whose number somebody else has by now. */
async function findPostmaster(dataDir: string): Promise<number | undefined> {
  const written = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(written.split('\n')[0]);
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return folder === dataDir ? pid : undefined;
}

async function ownFolder(path: string, runAs: RunAs): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (runAs !== undefined) await chown(path, runAs.uid, runAs.gid);
}

/** `onStarted` hears at once of what must be ended, also if the rest does not come up. */
export async function startPostgresNodes(
  place: ServicePlace,
  programs: Programs,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<PostgresNodes> {
  const { folder, runAs } = place;
  const password = randomBytes(12).toString('hex');
  const etcdPort = await freePort();
  const peerPort = await freePort();
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcd = await startService(place, 'etcd', programs.etcd, [
    ...['--name', 'e1', '--data-dir', join(folder, 'etcd'), '--enable-v2'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `e1=${peer}`],
  ]);
  await ownFolder(archiveFolder(folder), runAs);
  const nodes: PostgresNode[] = [];
  onStarted(async () => {
    // Frozen ones cannot end.
    for (const node of nodes) await node.signal('SIGCONT');
    await Promise.all(nodes.map((node) => node.stop()));
    for (const node of nodes) await node.signal('SIGKILL');
    await etcd.stop();
  });
  for (let number = 1; number <= nodeCount; number++) {
    const name = `n${number}`;
    const dataDir = join(folder, name);
    await ownFolder(dataDir, runAs);
    const described = { name, dataDir, port: await freePort(), restPort: await freePort() };
    const config = join(folder, `${name}.yml`);
    await writeFile(config, configOf(described, etcdPort, dirname(programs.postgres), folder, password));
    let service: Service | undefined;
    const start = async (): Promise<void> => {
      service = await startService(place, name, programs.patroni, [config], () => findPostmaster(dataDir));
    };
    nodes.push({
      ...described,
      start,
      signal: async (signal) => service?.signal(signal),
      killPostgres: async () => {
        const pid = await findPostmaster(dataDir);
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
      },
      stop: async () => service?.stop(),
    });
    await start();
  }

  const isPrimary = async ({ restPort }: PostgresNode): Promise<boolean> =>
    fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  async function primary(): Promise<PostgresNode> {
    for (const node of nodes) if (await isPrimary(node)) return node;
    throw new Error('there is no primary');
  }

  const adminUrlOf = ({ port }: PostgresNode): string => `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;

  /** What Patroni says of its members may be some seconds old; the primary knows. */
  const listStandbys = async (): Promise<readonly Standby[]> =>
    withClient(adminUrlOf(await primary()), async (client) => {
      const { rows } = await client.query<Standby>(
        `select application_name as name, sync_state from pg_stat_replication where state = 'streaming'`,
      );
      return rows;
    });

  async function settle(withinMs: number): Promise<void> {
    for (const until = Date.now() + withinMs; ; await wait(300)) {
      const standbys = await listStandbys().catch(() => []);
      if (standbys.length >= nodeCount - 1 && standbys.some(({ sync_state }) => sync_state === 'sync')) return;
      if (Date.now() > until) throw new Error(`the nodes are not well: ${JSON.stringify(standbys)}`);
    }
  }

  await settle(bootMs);
  const first = await primary();
  await withClient(adminUrlOf(first), async (client) => {
    await client.query(`create role comet login password '${password}'`);
    await client.query('create database comet owner comet');
  });

  return {
    nodes,
    password,
    primary,
    standby: async (isSynchronous) => {
      const wanted = (await listStandbys()).find(({ sync_state }) => (sync_state === 'sync') === isSynchronous);
      const node = nodes.find(({ name }) => name === wanted?.name);
      if (node === undefined) throw new Error('there is no such standby');
      return node;
    },
    settle,
    switchOver: async () => {
      const leader = await primary();
      const body = JSON.stringify({ leader: leader.name });
      const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
  };
}
