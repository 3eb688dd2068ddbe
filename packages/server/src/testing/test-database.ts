/** A database of its own for a test file, copied from a template in a fraction of a second. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function run(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

export async function createTestDatabase(template = inject('template')): Promise<TestDatabase> {
  const name = `comet_test_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${template}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`drop database ${name} with (force)`) };
}
