/** What package-lock.json must say before `npm ci` may be trusted; checked without the internet. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The part of package-lock.json that is looked at: what is installed where. */
export interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Tools for other machines whose hashes were not to be had when the lock file was made. They are never part of the product. */
const withoutHash = ['@biomejs/cli-', '@oxc-parser/binding-', '@swc/core-'] as const;

const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const registry = 'https://registry.npmjs.org/';
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is wrong with a lock file, a sentence each. `allowed` are the packages whose install scripts somebody has decided on. */
export function findLockFaults({ packages }: LockFile, allowed: ReadonlySet<string>): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link === true) return [];
    const name = nameOf(place);
    const mayLackHash =
      entry.dev === true && entry.optional === true && withoutHash.some((prefix) => name.startsWith(prefix));
    const faults = [
      [!sha512.test(entry.integrity ?? '') && !(mayLackHash && entry.integrity === undefined), 'has no sha512 hash'],
      [entry.resolved !== undefined && !entry.resolved.startsWith(registry), 'comes from somewhere else'],
      [!exactVersion.test(entry.version ?? ''), 'has no exact version'],
      [entry.hasInstallScript === true && !allowed.has(name), 'has an install script that allowScripts does not name'],
    ] as const;
    return faults.filter(([isFaulty]) => isFaulty).map(([, fault]) => `${place} ${fault}`);
  });
}

/** The dependencies of a package.json that are not one exact version. */
export function findLooseVersions(dependencies: Readonly<Record<string, string>>): string[] {
  return Object.entries(dependencies)
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name} ${version}`);
}
