/** A family's data out or away, and how a child's subscription stands; asked for by the parent, done by the team. */
import { writeFile } from 'node:fs/promises';
import type { Services } from '../services.ts';
import { type Given, has, option } from './cli-options.ts';

interface Parts {
  readonly services: Pick<Services, 'accounts' | 'billing' | 'privacy'>;
  readonly given: Given;
}

/** Writes everything about a family to a file that only the owner can read. One that is there already is left alone. */
export async function exportFamily({ services, given }: Parts): Promise<string> {
  const out = option(given, 'out');
  const whole = await services.privacy.exportFamily(option(given, 'user-name'));
  await writeFile(out, JSON.stringify(whole, undefined, 2), { flag: 'wx', mode: 0o600 });
  const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.length, 0);
  return `Wrote ${rows} rows of ${whole.people.length} people to ${out}.`;
}

/** Says what would go; does it only when told to. */
export async function eraseFamily({ services, given }: Parts): Promise<string> {
  const userName = option(given, 'user-name');
  const counts = await services.privacy.countFamily(userName);
  const lines = counts.map(({ table, rows }) => `  ${table}: ${rows}`);
  if (!has(given, 'yes'))
    return ['This would be erased for good, and every subscription ended; say --yes to do it:', ...lines].join('\n');
  await services.privacy.eraseFamily(userName);
  return ['Erased:', ...lines].join('\n');
}

export async function showSubscription({ services, given }: Parts): Promise<string> {
  const userName = option(given, 'user-name');
  const student = await services.accounts.findByLogin(userName);
  if (student?.role !== 'student') throw new Error(`no student is called ${userName}`);
  return JSON.stringify(await services.billing.describe(student.userId), undefined, 2);
}
