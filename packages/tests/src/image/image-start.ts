/** Starts what is in the image, over a PostgreSQL of this machine, as the user that the image names. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@comet/server/platform/free-port';
import { listFamily, sendTo } from '../cluster/service.ts';
import { appImage, run } from './containers.ts';

const readyWithinMs = 60_000;

export interface Started {
  readonly readyMs: number;
  /** Whom the server ran as. */
  readonly userId: string;
  /** How each page was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly printed: string;
}

const environmentOf = (databaseUrl: string, port: number): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  HOST: '127.0.0.1',
  SECRET: randomBytes(36).toString('base64'),
  PUBLIC_URL: 'https://comet.example',
  TRUSTED_PROXY_HOPS: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

async function untilReady(url: string, child: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    const tookMs = performance.now() - startedAt;
    if (isReady) return tookMs;
    if (child.exitCode !== null || tookMs > readyWithinMs) throw new Error('what is in the image did not come up');
    await wait(100);
  }
}

/** Runs a command of the image to its end; gives what it printed. */
export async function runInImage(...command: readonly string[]): Promise<string> {
  const container = await run('buildah', 'from', '--pull-never', appImage);
  try {
    return await run('buildah', 'run', '--isolation', 'chroot', container, '--', ...command);
  } finally {
    await run('buildah', 'rm', container);
  }
}

export async function startImage(databaseUrl: string, pages: readonly string[]): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const container = await run('buildah', 'from', '--pull-never', appImage);
  const settings = Object.entries(environmentOf(databaseUrl, port)).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ]);
  const command: unknown = JSON.parse(
    await run('podman', 'image', 'inspect', '--format', '{{json .Config.Cmd}}', appImage),
  );
  if (!Array.isArray(command)) throw new Error('the image has no command');
  // Where containers can't run, as on a machine that is one itself, chroot is enough to see whether the content works.
  const child = spawn(
    'buildah',
    [...['run', '--isolation', 'chroot', ...settings, container, '--'], 'sh', '-c', `id -u; exec ${command.join(' ')}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, 'exit');
  try {
    const readyMs = await untilReady(url, child).catch((error: unknown) => {
      throw new Error(printed, { cause: error });
    });
    const statuses: Record<string, number> = {};
    for (const page of pages) statuses[page] = (await fetch(url + page, { headers: { accept: 'text/html' } })).status;
    return { readyMs, statuses, printed, userId: printed.split('\n')[0] ?? '' };
  } finally {
    // buildah doesn't wait for what it started.
    for (const id of await listFamily(child.pid ?? 0)) sendTo(id, 'SIGTERM');
    await ended;
    await run('buildah', 'rm', container);
  }
}
