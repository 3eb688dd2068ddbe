/** Records the page with rrweb and sends what was masked, part by part. Loaded only where the parent allows it. */
import { sendReplayChunk } from '@comet/contract/replay';
import { chunkMs, maxChunkBytes, maxChunks, maxRecordingMs } from '@comet/domain/replay/recording';
import { seconds } from '@comet/domain/time';
import { record } from '@rrweb/record';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';
import { packEvents } from './chunk.ts';
import { maskEvent } from './mask-event.ts';

const sendingMs = seconds(20);
/** A tab that can't send keeps no more than this; what comes after starts with a new picture of the page. */
const maxWaitingEvents = 5000;

/** What ends a recording; anything else costs one part. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError && ![0, 408, 429, 500, 503].includes(error.statusCode);

/** Starts recording; the function that comes back ends it, and what was not sent by then is dropped. */
export function startRecording(): () => void {
  const pageId = crypto.randomUUID();
  const startedAt = performance.now();
  let waiting: unknown[] = [];
  let sequence = 0;
  let isSending = false;
  let isStopped = false;

  const stopRecord = record({
    emit: (event) => {
      waiting.push(maskEvent(event, location.origin));
    },
    maskAllInputs: true,
    maskTextSelector: '*',
    slimDOMOptions: 'all',
    inlineStylesheet: false,
    sampling: { mousemove: 250, scroll: 250, input: 'last' },
  });

  const send = async (): Promise<void> => {
    const durationMs = Math.round(performance.now() - startedAt);
    if (durationMs > maxRecordingMs || sequence >= maxChunks) return stop();
    if (waiting.length === 0) return;
    const events = await packEvents(waiting.splice(0));
    if (isStopped) return;
    if (events.length > (maxChunkBytes * 4) / 3) return stop();
    const body = { pageId, sequence: sequence++, durationMs, events };
    await api.call(sendReplayChunk, { body }, { signal: AbortSignal.timeout(sendingMs) });
  };

  /** What follows a lost part makes no sense without a new picture of the page. */
  const startOver = (): void => {
    waiting = [];
    record.takeFullSnapshot(true);
  };

  const tick = async (): Promise<void> => {
    if (isSending) {
      if (waiting.length > maxWaitingEvents) startOver();
      return;
    }
    isSending = true;
    try {
      await send();
    } catch (error) {
      if (isFinal(error)) stop();
      else if (!isStopped) startOver();
    } finally {
      isSending = false;
    }
  };
  const timer = setInterval(() => void tick(), chunkMs);

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    clearInterval(timer);
    stopRecord?.();
    waiting = [];
  }
  return stop;
}
