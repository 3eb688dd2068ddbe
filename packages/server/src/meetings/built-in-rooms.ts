/** The built-in engine: rooms in a process of this machine, reached through this server. */
import type { Server } from 'node:http';
import { roomSocketPath } from '@comet/contract/room-messages';
import { ticketMs } from '@comet/domain/meetings/room-limits';
import type { WornService } from '../avatars/index.ts';
import type { CurriculumService } from '../curriculum/index.ts';
import { bankQuestionOf } from '../lessons/index.ts';
import type { AdmissionService, RoomRecordingsService } from '../live-lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { UploadsService } from '../uploads/index.ts';
import type { AttendanceKeeper } from './attendance-keeper.ts';
import type { AskedItem, WantedFile, WantedItem } from './media/process-messages.ts';
import { createMediaPool } from './media-pool.ts';
import type { Meetings } from './meetings.ts';
import { type AdmittedSocket, createSocketGate } from './socket-gate.ts';
import { createTickets, type TicketClaims } from './tickets.ts';

interface Parts {
  readonly admissions: AdmissionService;
  readonly attendance: AttendanceKeeper;
  readonly recordings: Pick<RoomRecordingsService, 'noteVoice'>;
  readonly curriculum: Pick<CurriculumService, 'findBankQuestion'>;
  readonly uploads: Pick<UploadsService, 'linkOfOwn'>;
  readonly worn: Pick<WornService, 'wornByMany'>;
  readonly isOpenSession: (sessionId: string) => Promise<boolean>;
  readonly config: Pick<Config, 'secret' | 'media'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export interface BuiltInRooms extends Meetings {
  /** Takes in sockets on this server. */
  listenOn(server: Server): void;
  /** Puts out those who may not be in their room any more; runs by itself, too. */
  recheck(): Promise<void>;
  /** The process of a room, for tests that end it. */
  pid(roomId: number): number | undefined;
  /** The idle process that is ready to replace another, for tests that end them. */
  sparePid(): number | undefined;
}

export function createBuiltInRooms(parts: Parts): BuiltInRooms {
  const { admissions, attendance, curriculum, uploads, worn, isOpenSession, config, clock, log } = parts;
  const tickets = createTickets(config.secret);

  async function findItem({ roomId, tutorId, itemId }: WantedItem): Promise<AskedItem | null> {
    try {
      const row = await curriculum.findBankQuestion(itemId, tutorId);
      return row === undefined ? null : { ...bankQuestionOf(row), key: row.key };
    } catch (error) {
      log.error({ err: error, roomId }, 'a question for a room was not found');
      return null;
    }
  }

  async function linkFile({ roomId, tutorId, fileId }: WantedFile): Promise<string | null> {
    try {
      return (await uploads.linkOfOwn(tutorId, fileId, 'document')) ?? null;
    } catch (error) {
      log.error({ err: error, roomId }, 'slides for a room were not found');
      return null;
    }
  }

  const media = createMediaPool({
    processes: config.media.processes,
    addresses: config.media,
    log,
    attendance,
    findItem,
    linkFile,
    onVoice: ({ roomId, studentId }) => {
      parts.recordings
        .noteVoice(roomId, studentId)
        .catch((error: unknown) => log.error({ err: error, roomId }, 'a recorded voice was not noted'));
    },
    onRemoved: ({ roomId, tutorId, studentId }) => {
      admissions
        .remove(tutorId, roomId, studentId)
        .catch((error: unknown) => log.error({ err: error, roomId }, 'a removal from a room was not stored'));
    },
  });

  /** A ticket says who; the schedule says whether they are still expected, at each knock. */
  async function admit(ticket: string): Promise<AdmittedSocket> {
    const now = clock.now();
    const claims = await tickets.read(ticket, now);
    if (claims === undefined || !(await isOpenSession(claims.sessionId))) throw new Refusal('notLoggedIn');
    const { userId, liveLessonId, roomId } = claims;
    const admission = await admissions.admission(userId, liveLessonId);
    if (admission.occurrenceId !== roomId) throw new Refusal('notFound');
    const { role, displayName, mayRecordVoice, closesAt } = admission;
    const guest = {
      userId,
      role,
      name: displayName,
      mayRecordVoice,
      worn: role === 'child' ? (await worn.wornByMany([userId]))(userId) : null,
    };
    return {
      guest: { ...guest, roomId, openForMs: closesAt.getTime() - now.getTime() },
      mayStay: () => mayStay(claims),
    };
  }

  /** The room itself ends with the lesson, so only what was taken from this person counts. */
  async function mayStay({ userId, sessionId, liveLessonId }: TicketClaims): Promise<boolean> {
    if (!(await isOpenSession(sessionId))) return false;
    try {
      await admissions.admission(userId, liveLessonId);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return error.code === 'liveLessonNotYet' || error.code === 'liveLessonOver';
      throw error;
    }
  }

  const gate = createSocketGate({ media, admit });
  return {
    begin: async ({ roomId }) => {
      await media.door(roomId);
    },
    ticketFor: async ({ userId, sessionId, liveLessonId, occurrenceId }, now) => {
      const claims = { userId, sessionId, liveLessonId, roomId: occurrenceId };
      const ticket = await tickets.sign(claims, now);
      return { kind: 'socket', ticket, ticketLifeMs: ticketMs, socketPath: roomSocketPath };
    },
    listenOn: gate.listenOn,
    recheck: gate.recheck,
    pid: media.pid,
    sparePid: media.sparePid,
    stop: async () => {
      await media.stop();
      gate.closeAll();
    },
  };
}
