/** HAProxy in front of PostgreSQL and in front of the API, and pgbouncer, as docs/failover.md describes them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@comet/contract/errors';
import { freePort } from '@comet/server/platform/free-port';
import type { PostgresNode } from './postgres-nodes.ts';
import type { Programs } from './programs.ts';
import { type Service, type ServicePlace, startService, untilListening } from './service.ts';

const unavailable = JSON.stringify({
  statusCode: errors.unavailable.statusCode,
  error: 'Service Unavailable',
  code: 'unavailable',
  message: errors.unavailable.message,
});

/** Leads to whichever node Patroni calls the primary. */
export async function startDatabaseProxy(
  place: ServicePlace,
  { haproxy }: Programs,
  nodes: readonly PostgresNode[],
): Promise<{ readonly port: number; readonly service: Service }> {
  const port = await freePort();
  const config = `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: own, restPort }) => `  server ${name} 127.0.0.1:${own} check port ${restPort}`).join('\n')}
`;
  return { port, service: await startHaproxy(place, haproxy, 'haproxy-postgres', port, config) };
}

/** Leads to the API processes that say they are ready. */
export async function startApiProxy(
  place: ServicePlace,
  { haproxy }: Programs,
  ports: readonly number[],
): Promise<{ readonly url: string; readonly service: Service }> {
  const port = await freePort();
  const config = `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
listen api
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src] unless { req.hdr(X-Forwarded-For) -m found }
  http-request return status 503 content-type application/json hdr retry-after 2 string '${unavailable}' if { nbsrv(api) eq 0 }
  option httpchk GET /health/ready
  default-server check inter 500ms fastinter 100ms fall 2 rise 1
${ports.map((own, at) => `  server api${at + 1} 127.0.0.1:${own}`).join('\n')}
`;
  return { url: `http://127.0.0.1:${port}`, service: await startHaproxy(place, haproxy, 'haproxy-api', port, config) };
}

async function startHaproxy(
  place: ServicePlace,
  program: string,
  name: string,
  port: number,
  config: string,
): Promise<Service> {
  const path = join(place.folder, `${name}.cfg`);
  await writeFile(path, config);
  const service = await startService(place, name, program, ['-db', '-f', path]);
  await untilListening(port);
  return service;
}

/** In transaction mode, in front of the database's HAProxy. */
export async function startPooler(
  place: ServicePlace,
  { pgbouncer }: Programs,
  databasePort: number,
  password: string,
): Promise<{ readonly port: number; readonly service: Service }> {
  const port = await freePort();
  const users = join(place.folder, 'pgbouncer.users');
  await writeFile(users, `"comet" "${password}"\n`);
  const path = join(place.folder, 'pgbouncer.ini');
  await writeFile(
    path,
    `[databases]
comet = host=127.0.0.1 port=${databasePort} dbname=comet
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
  );
  const service = await startService(place, 'pgbouncer', pgbouncer, [path]);
  await untilListening(port);
  return { port, service };
}
