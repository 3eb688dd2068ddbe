/** A child process that can run rooms. Its owner can change, so that a spare can be started before anybody needs it. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromMedia, MediaAddresses, ToMedia } from './media/process-messages.ts';

const main = fileURLToPath(new URL('./media/main.ts', import.meta.url));
const startWithinMs = 20_000;
const stopWithinMs = 3000;

/** Where the process listens, and what opens its door. */
export interface Door {
  readonly port: number;
  readonly pass: string;
}

/** What it says once it listens. */
export type MediaMessage = Exclude<FromMedia, { readonly type: 'listening' }>;

export interface ChildOwner {
  onMessage(message: MediaMessage): void;
  onExit(): void;
}

export type MediaChild = ReturnType<typeof startMediaChild>;

export function startMediaChild(addresses: MediaAddresses, owner: ChildOwner) {
  const pass = randomBytes(32).toString('base64url');
  // Not the options of this process: a debugger's port or a test's loader is ours alone.
  const child = fork(main, [], { execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'json' });
  const { promise: opened, resolve, reject } = Promise.withResolvers<Door>();
  let isListening = false;
  let ownedBy = owner;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const send = (message: ToMedia): void => {
    if (child.connected) child.send(message);
  };
  // Its end follows, and another start.
  const tooLate = setTimeout(() => child.kill('SIGKILL'), startWithinMs);
  child.on('message', (message: FromMedia) => {
    if (message.type === 'listening') {
      clearTimeout(tooLate);
      isListening = true;
      resolve({ port: message.port, pass });
    } else ownedBy.onMessage(message);
  });
  child.on('error', reject);
  child.once('exit', (code, signal) => {
    clearTimeout(tooLate);
    reject(new Error(`the process of the rooms ended (${code ?? signal})`));
    ownedBy.onExit();
  });
  // Callers that await it get the rejection.
  opened.catch(() => undefined);
  send({ type: 'start', pass, addresses });

  return {
    pid: child.pid,
    opened,
    isRunning,
    isUp: (): boolean => isListening && isRunning(),
    send,
    /** Its messages and its end are reported to this owner from now on. */
    giveTo: (next: ChildOwner): void => {
      ownedBy = next;
    },
    end: async (): Promise<void> => {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(killing);
    },
  };
}
