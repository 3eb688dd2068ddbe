/** Links that the server mailed, as the outbox of development shows them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

export type LinkPath = 'reset-password' | 'approve-child';

/** The tokens of all links mailed to somebody, newest first. */
async function listTokens({ send }: Target, email: string, path: LinkPath): Promise<string[]> {
  const { text } = await send('/dev/outbox');
  return text
    .split('<article>')
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => [...mail.matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, 'g'))].map(([, token = '']) => token))
    .filter((token, at, all) => all.indexOf(token) === at);
}

/** Waits until as many are there, or a while: mail is sent by a job. Throws when none came. */
export async function waitForTokens(target: Target, email: string, path: LinkPath, many: number): Promise<string[]> {
  const until = Date.now() + 15_000;
  let tokens: string[] = [];
  while (Date.now() < until && tokens.length < many) {
    tokens = await listTokens(target, email, path);
    await wait(250);
  }
  if (tokens.length === 0) throw new Error(`no link was mailed to ${email}`);
  return tokens;
}
