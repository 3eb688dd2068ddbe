/** Runs PostgreSQL's own programs. A password goes through the environment: other users see command lines. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs one of `folder`, or of the path where none is named. Throws what it says when it fails. */
export async function runTool(
  folder: string | undefined,
  program: string,
  args: readonly string[],
  url: string,
): Promise<void> {
  const bare = new URL(url);
  const { password } = bare;
  bare.password = '';
  const child = spawn(
    folder === undefined ? program : join(folder, program),
    [...args, '--no-password', '--dbname', bare.toString()],
    {
      env: { ...process.env, PGPASSWORD: decodeURIComponent(password), LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.on('close', done);
    child.on('error', () =>
      failed(new Error(`${program} is not there: install Debian's postgresql-client, or name its folder with --bin`)),
    );
  });
  if (code === 0) return;
  const advice = said.includes('version mismatch')
    ? ` Name the folder of programs as new as the database with --bin.`
    : '';
  throw new Error(`${program} ended with ${code}: ${said.trim()}${advice}`);
}
