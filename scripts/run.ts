/** Runs one step of a script in the project's folder and gives how it ended. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The exit code of a command of node_modules/.bin or the system; its output goes to ours. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const PATH = `${projectFolder}/node_modules/.bin:${process.env.PATH ?? ''}`;
  const child = spawn(command, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, PATH, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
