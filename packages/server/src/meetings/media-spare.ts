/**
 * One idle process, shared by all room processes of a server. When one of them dies or is told to end, its rooms move here at once;
 * starting a new process would take seconds on a busy machine. A server without live lessons never starts one.
 */
import type { Log } from '../platform/log.ts';
import type { MediaAddresses } from './media/process-messages.ts';
import { type ChildOwner, type MediaChild, startMediaChild } from './media-child.ts';

/** Starting a process takes processor time that pages need first, to reconnect. */
const refillAfterMs = 2000;

interface Parts {
  readonly addresses: MediaAddresses;
  readonly log: Pick<Log, 'warn'>;
}

export type SpareChild = ReturnType<typeof createSpareChild>;

export function createSpareChild({ addresses, log }: Parts) {
  let spare: MediaChild | undefined;
  let refilling: NodeJS.Timeout | undefined;
  let isStopping = false;

  function refillSoon(): void {
    clearTimeout(refilling);
    if (isStopping) return;
    refilling = setTimeout(refill, refillAfterMs);
    refilling.unref();
  }

  function refill(): void {
    if (spare !== undefined || isStopping) return;
    const made = startMediaChild(addresses, {
      onMessage: (message) => {
        // A process that was told to end must not be given rooms.
        if (message.type !== 'stopping') return;
        if (spare === made) spare = undefined;
        made.send({ type: 'move' });
      },
      onExit: () => {
        if (spare === made) spare = undefined;
        if (!isStopping) log.warn('the spare process of the rooms ended');
        refillSoon();
      },
    });
    spare = made;
  }

  return {
    /** Undefined until it can be given rooms at once. */
    pid: (): number | undefined => (spare?.isUp() === true ? spare.pid : undefined),
    /** Hands over the spare, or a process started now if there is none. A new spare is started a little later. */
    take: (owner: ChildOwner): MediaChild => {
      const taken = spare?.isRunning() === true ? spare : startMediaChild(addresses, owner);
      taken.giveTo(owner);
      spare = undefined;
      taken.opened.then(refillSoon, () => undefined);
      return taken;
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      clearTimeout(refilling);
      await spare?.end();
    },
  };
}
