/** A disk so small that it can be filled: memory mounted as a folder, which needs root. */
import { execFile } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Mounts it at the folder; undefined where this user or machine may not mount. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return undefined;
  const filler = join(folder, 'filler');
  return {
    fill: async () => {
      for (;;) {
        const { bavail, bsize } = await statfs(folder);
        const left = bavail * bsize;
        if (left === 0) return;
        // The database may take the last pages a moment before us.
        await writeFile(filler, Buffer.alloc(Math.min(left, 64 * 2 ** 20)), { flag: 'a' }).catch(() => undefined);
      }
    },
    free: () => rm(filler, { force: true }),
    unmount: async () => {
      await run('umount', ['-l', folder]);
    },
  };
}
