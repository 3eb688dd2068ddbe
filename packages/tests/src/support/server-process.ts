/** The real server as a process of its own, as `npm start` runs it, over a data folder or database of the caller's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@comet/server/platform/free-port';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
// The first start writes the whole demo; a busy machine takes its time.
const readyWithinMs = 240_000;

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it as a crash does: no handler of ours runs. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** `errorLog` is a file that gets what the server logs as errors. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  errorLog?: string,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const log = errorLog === undefined ? undefined : await open(errorLog, 'a');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', log?.fd ?? 'ignore', 'inherit'],
  });
  await log?.close();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const until = Date.now() + readyWithinMs;
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    if (child.exitCode !== null || Date.now() > until) {
      await end('SIGKILL');
      throw new Error(`the server at ${url} did not come up`);
    }
    await wait(50);
  }
}
