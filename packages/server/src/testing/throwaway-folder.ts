/** A folder for the data of a test or a measurement, thrown away after it. */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * PostgreSQL's own user may pass through it: where it cannot, root's embedded PostgreSQL keeps its data elsewhere, and throwing
 * the folder away would leave hundreds of megabytes behind.
 */
export async function makeThrowawayFolder(what: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `comet-${what}-`));
  await chmod(folder, 0o711);
  return folder;
}
