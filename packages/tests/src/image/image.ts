/**
 * `npm run image`: builds the Dockerfile over a base made by debootstrap, looks at what is in it and starts it as an ordinary user.
 * Ends with `image held`, or says what did not and ends with 1. Installs nothing: it says which of Debian's packages are missing.
 */
import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { findProgram } from '../support/find-program.ts';
import { buildImage } from './containers.ts';
import { findUnwanted } from './image-content.ts';
import { runInImage, startImage } from './image-start.ts';

const maxAboveBaseBytes = 350_000_000;
const maxListed = 20;
/** Each is a package of Debian 12 of the same name. */
const programs = ['podman', 'buildah', 'debootstrap'];
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

async function requirePrograms(): Promise<void> {
  const missing: string[] = [];
  for (const name of programs) if ((await findProgram(name)) === undefined) missing.push(name);
  if (missing.length > 0)
    throw new Error(
      `The image needs programs that are not here. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  if (process.getuid?.() !== 0) throw new Error('debootstrap and mounting an image need root.');
}

await requirePrograms();
const folder = await makeThrowawayFolder('image');
const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'image' });
try {
  const { baseBytes, appBytes } = await buildImage(folder);
  const aboveBytes = appBytes - baseBytes;
  console.log(`${megabytes(appBytes)}, of which the base ${megabytes(baseBytes)}: ${megabytes(aboveBytes)} above it.`);
  const wrong = await findUnwanted();
  if (aboveBytes > maxAboveBaseBytes) wrong.push(`more than ${megabytes(maxAboveBaseBytes)} above the base`);

  const help = await runInImage('node', 'packages/server/src/ops/ops.ts', 'help');
  if (!help.includes('backup')) wrong.push(`the admin commands don't run: ${help}`);
  const started = await startImage(postgres.url, ['/', '/dev/outbox', '/metrics']);
  const { '/': landing, '/dev/outbox': outbox, '/metrics': metrics } = started.statuses;
  console.log(`Ready after ${(started.readyMs / 1000).toFixed(1)} s as user ${started.userId}.`);
  if (!/^[1-9]\d*$/.test(started.userId)) wrong.push(`it ran as user ${started.userId}`);
  if (landing !== 200) wrong.push(`the landing page was answered ${landing}`);
  if (outbox !== 404 || metrics !== 404) wrong.push(`a page for developers was answered ${outbox}, ${metrics}`);
  if (/mail stays/i.test(started.printed)) wrong.push('it says that mail stays in the outbox');
  for (const each of wrong.slice(0, maxListed)) console.log(each);
  if (wrong.length > maxListed) console.log(`and ${wrong.length - maxListed} more`);
  console.log(`\n${wrong.length === 0 ? 'image held' : 'image did NOT hold'}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
