/** Copies a database in a moment, so that many servers or runs begin with the same facts. */
import { withClient } from './pg.ts';

/** The address of the copy. Nobody may be connected to the database while it is copied. */
export async function copyDatabase(databaseUrl: string, name: string): Promise<string> {
  const url = new URL(databaseUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  await withClient(url.toString(), (client) => client.query(`create database ${name} template ${template}`));
  url.pathname = `/${name}`;
  return url.toString();
}
