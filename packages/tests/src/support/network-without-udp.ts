/**
 * A network for a browser, behind a firewall that lets no UDP through, as some schools have. Made of what Linux has: a namespace
 * that is joined to this machine by a wire of its own, and a rule inside of it. Nothing outside of the namespace is changed.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = '10.254.77.1';
const there = '10.254.77.2';

export interface NetworkWithoutUdp {
  /** This machine, as the browser sees it. */
  readonly address: string;
  /** Starts the browser in the network. */
  readonly executablePath: string;
  close(): Promise<void>;
}

/** Throws where it can't be made: it takes Linux, root, `ip` and `iptables`. */
export async function makeNetworkWithoutUdp(folder: string, browserPath: string): Promise<NetworkWithoutUdp> {
  const name = `comet-${process.pid}`;
  const [outside, inside] = [`co${process.pid}`, `ci${process.pid}`];
  const ip = (command: string): Promise<unknown> => run('ip', command.split(' '));
  await ip(`netns add ${name}`);
  // The wire goes with the namespace that it leads into.
  const close = async (): Promise<void> => void (await ip(`netns delete ${name}`));
  try {
    await ip(`link add ${outside} type veth peer name ${inside}`);
    await ip(`link set ${inside} netns ${name}`);
    await ip(`address add ${here}/30 dev ${outside}`);
    await ip(`link set ${outside} up`);
    await ip(`-n ${name} address add ${there}/30 dev ${inside}`);
    await ip(`-n ${name} link set ${inside} up`);
    await ip(`-n ${name} link set lo up`);
    await ip(`-n ${name} route add default via ${here}`);
    for (const chain of ['INPUT', 'OUTPUT'])
      await ip(`netns exec ${name} iptables --append ${chain} --protocol udp --jump DROP`);
  } catch (error) {
    await close();
    throw error;
  }
  const executablePath = join(folder, 'browser-without-udp.sh');
  await writeFile(executablePath, `#!/bin/sh\nexec ip netns exec ${name} ${browserPath} "$@"\n`, { mode: 0o755 });
  return { address: here, executablePath, close };
}
