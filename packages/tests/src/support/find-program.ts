/** Where a program that the machine must bring is. */
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';

const usualFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

export async function findProgram(
  name: string,
  folders: readonly string[] = usualFolders,
): Promise<string | undefined> {
  for (const folder of folders) if (await isProgram(join(folder, name))) return join(folder, name);
  return undefined;
}
