/** Runs one step of a script in the project's folder and gives how it ended. */
import { type StdioOptions, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

function start(
  command: string,
  args: readonly string[],
  stdio: StdioOptions,
  environment: Record<string, string> = {},
) {
  const PATH = `${projectFolder}/node_modules/.bin:${process.env.PATH ?? ''}`;
  const child = spawn(command, args, { cwd: projectFolder, stdio, env: { ...process.env, PATH, ...environment } });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { child, ended };
}

/** The exit code of a command of node_modules/.bin or the system; its output goes to ours. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return start(command, args, 'inherit', environment).ended;
}

/** What waits for nothing gives way to what is timed: tests that run at the same time. */
const backgroundPriority = 10;

/** The same for commands that run beside others, with the processor time these leave over; what it says is given at its end. */
export async function runInBackground(
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const { child, ended } = start(command, args, ['ignore', 'pipe', 'pipe']);
  if (child.pid !== undefined) setPriority(child.pid, backgroundPriority);
  const said = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)));
  const [code, ...texts] = await Promise.all([ended, ...said]);
  return { code, output: texts.join('') };
}
