/** The team's commands, run on a database as they are run from a terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ops = fileURLToPath(new URL('../../../server/src/ops/ops.ts', import.meta.url));

/** Throws when the command fails; what it prints is printed. */
export async function runOps(databaseUrl: string, dataDir: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [ops, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${code}`);
}
