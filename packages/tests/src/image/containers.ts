/** What podman and buildah are asked, and the base image that the Dockerfile begins with. */
import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));
/** Of this machine alone: the Dockerfile's short name finds it without a registry. */
const baseImage = 'localhost/node:24-bookworm-slim';
export const appImage = 'localhost/comet-club:check';
const certificates = '/etc/ssl/certs';
/** The build says a line for each file it packs. */
const maxOutputBytes = 64_000_000;

const execute = promisify(execFile);

/** What the program printed. Throws with what it said when it fails. */
export async function run(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, args, { cwd: projectFolder, maxBuffer: maxOutputBytes });
  return stdout.trim();
}

/** Debian 12 with this process's node, npm and an ordinary user `node`, as the image of that name has them. */
async function makeBase(folder: string): Promise<void> {
  const root = join(folder, 'base');
  await run('debootstrap', '--variant=minbase', 'bookworm', root);
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'));
  await run('npm', 'install', '--global', '--prefix', join(root, 'usr/local'), 'npm');
  await run('chroot', root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
  await run('sh', '-c', `rm -rf '${root}'/var/cache/apt/archives/*.deb '${root}'/var/lib/apt/lists/*`);
  await run('sh', '-c', `tar -C '${root}' -c . | podman import - ${baseImage}`);
}

const exists = (image: string): Promise<boolean> =>
  run('podman', 'image', 'exists', image).then(
    () => true,
    () => false,
  );

const sizeOf = async (image: string): Promise<number> =>
  Number(await run('podman', 'image', 'inspect', '--format', '{{.Size}}', image));

/** Builds the Dockerfile over a base that is made once; gives the bytes of both. */
export async function buildImage(folder: string): Promise<{ readonly baseBytes: number; readonly appBytes: number }> {
  if (!(await exists(baseImage))) await makeBase(folder);
  // npm is to trust whom this machine trusts, and to ask the registry that it asks. None of it is left in the image.
  const npmrc = join(folder, 'npmrc');
  const registry = await run('npm', 'config', 'get', 'registry');
  await writeFile(npmrc, `registry=${registry}\ncafile=${certificates}/ca-certificates.crt\n`);
  await run(
    'podman',
    ...['build', '--isolation', 'chroot', '--network', 'host', '--pull=never', '--format', 'docker'],
    ...['--volume', `${certificates}:${certificates}:ro`, '--volume', `${npmrc}:/root/.npmrc:ro`],
    ...['--tag', appImage, '.'],
  );
  return { baseBytes: await sizeOf(baseImage), appBytes: await sizeOf(appImage) };
}
