/** The built-in engine: rooms in a process of this machine, reached through this server. */
import type { Server } from 'node:http';
import { roomSocketPath } from '@comet/contract/room-messages';
import { ticketMs } from '@comet/domain/meetings/room-limits';
import type { AdmissionService } from '../live-lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AdmittedGuest } from './media/process-messages.ts';
import { createMediaProcess } from './media-process.ts';
import type { Meetings } from './meetings.ts';
import { createSocketGate } from './socket-gate.ts';
import { createTickets } from './tickets.ts';

interface Parts {
  readonly admissions: AdmissionService;
  readonly isOpenSession: (sessionId: string) => Promise<boolean>;
  readonly config: Pick<Config, 'secret' | 'media'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export interface BuiltInRooms extends Meetings {
  /** Takes in sockets on this server. */
  listenOn(server: Server): void;
  /** The process of the rooms, for tests that end it. */
  pid(): number | undefined;
}

export function createBuiltInRooms({ admissions, isOpenSession, config, clock, log }: Parts): BuiltInRooms {
  const tickets = createTickets(config.secret);
  const media = createMediaProcess({
    addresses: config.media,
    log,
    onRemoved: ({ roomId, tutorId, studentId }) => {
      admissions
        .remove(tutorId, roomId, studentId)
        .catch((error: unknown) => log.error({ err: error, roomId }, 'a removal from a room was not stored'));
    },
  });

  /** A ticket says who; the schedule says whether they are still expected, at each knock. */
  async function admit(ticket: string): Promise<AdmittedGuest> {
    const now = clock.now();
    const claims = await tickets.read(ticket, now);
    if (claims === undefined || !(await isOpenSession(claims.sessionId))) throw new Refusal('notLoggedIn');
    const { userId, liveLessonId, roomId } = claims;
    const admission = await admissions.admission(userId, liveLessonId);
    if (admission.occurrenceId !== roomId) throw new Refusal('notFound');
    const { role, displayName, closesAt } = admission;
    return { userId, role, name: displayName, roomId, openForMs: closesAt.getTime() - now.getTime() };
  }

  const gate = createSocketGate({ media, admit });
  return {
    begin: async () => {
      await media.door();
    },
    ticketFor: async ({ userId, sessionId, liveLessonId, occurrenceId }) => {
      const claims = { userId, sessionId, liveLessonId, roomId: occurrenceId };
      const ticket = await tickets.sign(claims, clock.now());
      return { ticket, ticketLifeMs: ticketMs, socketPath: roomSocketPath };
    },
    listenOn: gate.listenOn,
    pid: media.pid,
    stop: async () => {
      await media.stop();
      gate.closeAll();
    },
  };
}
