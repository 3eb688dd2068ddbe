/** Where the programs of a cluster are on this machine, and what to install where they are not. */
import { findProgram } from '../support/find-program.ts';

/** Of links to single programs elsewhere Patroni would miss the others. */
const postgresFolder = '/usr/lib/postgresql/15/bin';

/** Each with the package of Debian 12 that it comes in. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql-15',
} as const;

type Program = keyof typeof packages;

export type Programs = Readonly<Record<Program, string>>;

/** Throws a sentence with what to install when one is missing. Installs nothing. */
export async function findPrograms(): Promise<Programs> {
  const found = {
    etcd: await findProgram('etcd'),
    patroni: await findProgram('patroni'),
    haproxy: await findProgram('haproxy'),
    pgbouncer: await findProgram('pgbouncer'),
    postgres: await findProgram('postgres', [postgresFolder]),
  };
  const { etcd, patroni, haproxy, pgbouncer, postgres } = found;
  if (!etcd || !patroni || !haproxy || !pgbouncer || !postgres) {
    const missing = Object.entries(packages).flatMap(([name, from]) => (isKnown(found, name) ? [] : [from]));
    throw new Error(
      `The cluster needs programs that are not here. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  return { etcd, patroni, haproxy, pgbouncer, postgres };
}

const isKnown = (found: Readonly<Record<string, string | undefined>>, name: string): boolean =>
  found[name] !== undefined;
