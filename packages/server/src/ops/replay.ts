/** Recordings of a child's screen for the team. Each look at them stands in the audit log. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { minuteMs } from '@comet/domain/time';
import type { Services } from '../services.ts';
import { type Given, option, wholeOption } from './cli-options.ts';

interface Parts {
  readonly services: Pick<Services, 'accounts' | 'replay'>;
  readonly given: Given;
}

const maxId = Number.MAX_SAFE_INTEGER;

async function findStudent({ services, given }: Parts): Promise<number> {
  const userName = option(given, 'student');
  const student = await services.accounts.findByLogin(userName);
  if (student?.role !== 'student') throw new Error(`no student is called ${userName}`);
  return student.userId;
}

const auditLook = ({ services }: Parts, action: string, target: string): Promise<void> =>
  services.accounts.audit({ actorId: undefined, kind: 'childData', action, target, requestId: randomUUID() });

export async function listRecordings(parts: Parts): Promise<string> {
  const studentId = await findStudent(parts);
  await auditLook(parts, 'ops replay:list', `studentId=${studentId}`);
  const recordings = await parts.services.replay.list(studentId);
  if (recordings.length === 0) return 'There are no recordings.';
  return recordings
    .map(({ recordingId, startedAt, durationMs }) =>
      [recordingId, startedAt, `${(durationMs / minuteMs).toFixed(1)} min`].join('  '),
    )
    .join('\n');
}

/** Writes the events of a recording to a file that only the owner can read. One that is there already is left alone. */
export async function exportRecording(parts: Parts): Promise<string> {
  const out = option(parts.given, 'out');
  const recordingId = wholeOption(parts.given, 'recording', 1, maxId);
  const studentId = await findStudent(parts);
  await auditLook(parts, 'ops replay:export', `studentId=${studentId} recordingId=${recordingId}`);
  const events = await parts.services.replay.readEvents(studentId, recordingId);
  await writeFile(out, JSON.stringify(events), { flag: 'wx', mode: 0o600 });
  return `Wrote ${events.length} events to ${out}.`;
}
