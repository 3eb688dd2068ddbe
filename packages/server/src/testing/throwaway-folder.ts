/** A folder for the data of a test or a measurement, thrown away after it. */
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gibibyte = 1024 ** 3;

/** Where the databases of a test run lie: in memory if there is plenty, because hundreds of them are made and dropped. */
async function rootForTests(): Promise<string> {
  const found = await statfs(memory).catch(() => undefined);
  const isRoomy = found !== undefined && found.bavail * found.bsize >= 4 * gibibyte;
  return isRoomy && process.availableMemory() >= 8 * gibibyte ? memory : tmpdir();
}

/**
 * PostgreSQL's own user may pass through it: where it cannot, root's embedded PostgreSQL keeps its data elsewhere, and throwing
 * the folder away would leave hundreds of megabytes behind.
 */
export async function makeThrowawayFolder(what: string, root = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(root, `comet-${what}-`));
  await chmod(folder, 0o711);
  return folder;
}

/** The same for tests; measurements keep to the disk, as a school's server does. */
export const makeFolderForTests = async (what: string): Promise<string> =>
  makeThrowawayFolder(what, await rootForTests());
