/** Fetches a whole recording, page by page. */
import { getRecording } from '@comet/contract/replay';
import type { Replayer } from '@rrweb/replay';
import { api } from '../api/api.ts';
import { unpackEvents } from './chunk.ts';

export type RecordedEvent = Exclude<ConstructorParameters<typeof Replayer>[0][number], string>;

const isEvent = (value: unknown): value is RecordedEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'number' &&
  'timestamp' in value &&
  typeof value.timestamp === 'number';

/** A part that can't be read is left out; the recording goes on after it. */
const readPart = async (packed: string): Promise<RecordedEvent[]> =>
  (await unpackEvents(packed).catch((): unknown[] => [])).filter(isEvent);

/** The events of a recording in order. Throws a CallError. */
export async function loadRecording(
  params: { readonly studentId: number; readonly recordingId: number },
  signal: AbortSignal,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part: Awaited<ReturnType<typeof askPart>> = await askPart(params, from, signal);
    for (const { events: packed } of part.chunks) events.push(...(await readPart(packed)));
    from = part.next;
  }
  return events;
}

const askPart = (
  params: { readonly studentId: number; readonly recordingId: number },
  from: number,
  signal: AbortSignal,
) => api.call(getRecording, { params, query: { from } }, { signal });
