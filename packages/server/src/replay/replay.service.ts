/** Keeps recordings of students' screens while the parent allows it, and hands them to whoever may watch. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import type { getRecording, Recording, sendReplayChunk } from '@comet/contract/replay';
import { maxBytesADay, maxChunks, maxUnpackedBytes } from '@comet/domain/replay/recording';
import { dayMs } from '@comet/domain/time';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './replay.store.ts';

export interface ReplayParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether a student may be recorded; it stays so until the transaction ends. */
  readonly lockConsent: (tx: Queryable, studentId: number) => Promise<boolean>;
}

export type ReplayService = ReturnType<typeof createReplayService>;

const mostRecordings = 200;
const chunksAPage = 10;

const unpack = promisify(gunzip);

/** Refuses what can't be unpacked, or would fill the memory of whoever watches. */
async function requireEvents(events: Buffer): Promise<void> {
  await unpack(events, { maxOutputLength: maxUnpackedBytes }).catch(() => {
    throw new Refusal('badRequest', { details: [{ path: 'events', message: 'This can’t be unpacked' }] });
  });
}

const eventsSchema = z.array(z.unknown());

async function eventsOf(packed: Buffer): Promise<unknown[]> {
  const text = (await unpack(packed, { maxOutputLength: maxUnpackedBytes })).toString('utf8');
  return eventsSchema.parse(JSON.parse(text));
}

export function createReplayService({ database, clock, lockConsent }: ReplayParts) {
  async function requireOwner(studentId: number, recordingId: number): Promise<void> {
    if (!(await store.isRecordingOf(database, studentId, recordingId))) throw new Refusal('notFound');
  }

  return {
    /** Keeps a part of a recording, once. Throws a Refusal. */
    async store(studentId: number, chunk: BodyOf<typeof sendReplayChunk>): Promise<void> {
      const events = Buffer.from(chunk.events, 'base64');
      await requireEvents(events);
      await database.transaction(async (tx) => {
        if (!(await lockConsent(tx, studentId))) throw new Refusal('replayNotAllowed');
        const now = clock.now();
        const kept = await store.countBytesSince(tx, studentId, new Date(now.getTime() - dayMs));
        if (kept + events.length > maxBytesADay) throw new Refusal('replayFull');
        const recordingId = await store.findOrStartRecording(tx, studentId, chunk.pageId, now);
        await store.insertChunk(tx, { recordingId, ...chunk, events }, now);
      });
    },

    async list(studentId: number): Promise<Recording[]> {
      const rows = await store.listRecordings(database, studentId, mostRecordings);
      return rows.map((row) => ({
        recordingId: row.recordingId,
        startedAt: row.startedAt.toISOString(),
        durationMs: row.durationMs,
      }));
    },

    /** Parts of a student's recording from a place on. Throws a Refusal where it is not the student's. */
    async read(studentId: number, recordingId: number, from: number): Promise<AnswerOf<typeof getRecording>> {
      await requireOwner(studentId, recordingId);
      const rows = await store.listChunks(database, recordingId, from, chunksAPage + 1);
      return {
        chunks: rows
          .slice(0, chunksAPage)
          .map(({ sequence, events }) => ({ sequence, events: events.toString('base64') })),
        next: rows[chunksAPage]?.sequence ?? null,
      };
    },

    /** Every event of a student's recording, in order. Throws a Refusal where it is not the student's. */
    async readEvents(studentId: number, recordingId: number): Promise<unknown[]> {
      await requireOwner(studentId, recordingId);
      const chunks = await store.listChunks(database, recordingId, 0, maxChunks);
      return (await Promise.all(chunks.map(({ events }) => eventsOf(events)))).flat();
    },
  };
}
