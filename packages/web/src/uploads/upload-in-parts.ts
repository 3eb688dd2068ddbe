/** Sends a large file in parts, and goes on where it broke off: after a pause, a lost connection or a closed tab. */
import type { AnswerOf } from '@comet/contract/call';
import { beginUpload, finishUpload, linkUploadParts, maxPartLinks, type UploadedFile } from '@comet/contract/uploads';
import { seconds } from '@comet/domain/time';
import type { PartedKind } from '@comet/domain/uploads/upload-rules';
import { CallError, type Client } from '../api/client.ts';

/** What an upload works with; a test passes its own. */
export interface UploadTools {
  readonly call: Client['call'];
  readonly fetch: typeof fetch;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  /** Pauses the upload: it ends with the signal's reason, and the next one goes on. */
  readonly signal: AbortSignal;
}

type Part = AnswerOf<typeof beginUpload>['parts'][number];

const longestWaitMs = seconds(15);
/** With the waits between them, about two minutes without a connection. */
const mostTries = 12;

/** Names the same file of a person alike each time it is chosen. */
async function fingerprintOf({ name, size, lastModified }: File): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([name, size, lastModified]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits longer after each failure. Throws when there were too many, or when it is paused. */
async function untilSent<T>(tools: UploadTools, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const mayPass = error instanceof CallError && (error.code === 'offline' || error.statusCode >= 500);
      if (!mayPass || tried === mostTries) throw error;
      await tools.wait(Math.min(longestWaitMs, seconds(2 ** (tried - 1))), signal);
    }
  }
}

/** Sends a part. Throws a CallError that may pass, also where the link is too old: the next try gets a new one. */
async function putPart(tools: UploadTools, url: string, body: Blob, signal: AbortSignal): Promise<void> {
  const response = await tools
    .fetch(url, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream' },
      // The link is all the right it takes; cookies would only call for more.
      credentials: 'omit',
      signal,
    })
    .catch(() => {
      throw new CallError('offline');
    });
  if (!response.ok) throw new CallError('offline');
}

/** The whole upload. Throws a CallError, or the signal's reason. */
export async function uploadInParts(
  kind: PartedKind,
  file: File,
  tools: UploadTools,
  { onProgress, signal }: UploadWatch,
): Promise<UploadedFile> {
  const body = { kind, sizeBytes: file.size, fingerprint: await fingerprintOf(file) };
  const { fileId, parts } = await untilSent(tools, signal, () => tools.call(beginUpload, { body }, { signal }));
  const [largest] = parts;
  let missing: readonly Part[] = parts.filter(({ isStored }) => !isStored);
  let sentBytes = file.size - missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  onProgress(sentBytes / file.size);

  const blobOf = ({ partNumber, sizeBytes }: Part): Blob => {
    const from = (partNumber - 1) * (largest?.sizeBytes ?? 0);
    return file.slice(from, from + sizeBytes);
  };
  const linkTo = async (some: readonly Part[]): Promise<ReadonlyMap<number, string>> => {
    const partNumbers = some.map(({ partNumber }) => partNumber);
    const links = await tools.call(linkUploadParts, { params: { fileId }, body: { partNumbers } }, { signal });
    return new Map(links.map(({ partNumber, url }) => [partNumber, url]));
  };

  while (missing.length > 0) {
    const some = missing.slice(0, maxPartLinks);
    let links = await untilSent(tools, signal, () => linkTo(some));
    for (const part of some) {
      await untilSent(tools, signal, async () => {
        const url = links.get(part.partNumber);
        if (url === undefined) throw new CallError('uploadGone');
        await putPart(tools, url, blobOf(part), signal).catch(async (error: unknown) => {
          if (!signal.aborted) links = await linkTo(some).catch(() => links);
          throw error;
        });
      });
      sentBytes += part.sizeBytes;
      onProgress(sentBytes / file.size);
    }
    missing = missing.slice(some.length);
  }
  return untilSent(tools, signal, () => tools.call(finishUpload, { params: { fileId } }, { signal }));
}

/** Waits so long, or until the browser says that it is online again. */
export function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const done = () => {
      clearTimeout(timer);
      stop.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, { signal: stop.signal });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        stop.abort();
        reject(signal.reason);
      },
      { signal: stop.signal },
    );
  });
}
