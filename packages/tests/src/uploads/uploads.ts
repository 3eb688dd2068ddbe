/**
 * `npm run uploads`: sends a film of 2 GB to a server whose memory is bounded, kills the server at 1, 50 and 99 %, goes on where
 * it broke off, and reads the film back whole and in ranges. Ends with 1 when a byte, a range or the memory isn't as it must be.
 * `--gigabytes 0.1` sends less.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { beginUpload, finishUpload, linkUploadParts, maxPartLinks } from '@comet/contract/uploads';
import { type FilePart, missingParts } from '@comet/domain/uploads/upload-rules';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { ask, enter } from '../support/person.ts';
import { startServer } from '../support/server-process.ts';
import { bytesOf } from './large-file.ts';

const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '2' } } });
const mebibyte = 1024 ** 2;
const sizeBytes = Math.round(Number(values.gigabytes) * 1024) * mebibyte;
const maxMemoryMebibytes = 512;
const breaksAt = [0.01, 0.5, 0.99];

const dataDir = await makeThrowawayFolder('uploads');
const postgres = await startEmbeddedPostgres({ dataDir, database: 'uploads' });
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  SEED_DEMO: '1',
  NODE_OPTIONS: '--max-old-space-size=256',
};
let server = await startServer(environment);
let largestMebibytes = 0;
const faults: string[] = [];

/** The most memory that the server's process has had, by the kernel. */
async function measureMemory(): Promise<void> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  const kilobytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
  largestMebibytes = Math.max(largestMebibytes, Math.round(kilobytes / 1024));
}

const enterTutor = (): Promise<string> => enter(server.url, 'demo-tutor', 'demo-pass');

async function begin(token: string) {
  const body = { sizeBytes, fingerprint: 'a'.repeat(64) };
  const { body: begun } = await ask(server.url, beginUpload, { body }, token);
  if (begun === undefined) throw new Error('the upload did not begin');
  return begun;
}

/** Sends what is missing until so many parts are there; gives how many it sent. */
async function sendUntil(share: number): Promise<{ readonly fileId: string; readonly sent: number }> {
  const token = await enterTutor();
  const { fileId, parts } = await begin(token);
  const stored: FilePart[] = parts.filter(({ isStored }) => isStored);
  const missing = missingParts(parts, stored).slice(0, Math.ceil(parts.length * share) - stored.length);
  for (let from = 0; from < missing.length; from += maxPartLinks) {
    const some = missing.slice(from, from + maxPartLinks);
    const sent = { params: { fileId }, body: { partNumbers: some.map(({ partNumber }) => partNumber) } };
    const { body: links = [] } = await ask(server.url, linkUploadParts, sent, token);
    for (const [index, part] of some.entries()) {
      const response = await fetch(`${server.url}${links[index]?.url}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytesOf(part)),
      });
      if (!response.ok) throw new Error(`part ${part.partNumber}: ${response.status} ${await response.text()}`);
    }
  }
  await measureMemory();
  return { fileId, sent: missing.length };
}

/** Reads with Node's own client, which knows nothing of fetch. */
const read = (url: string, range?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${server.url}${url}`, { headers: range === undefined ? {} : { range } }, resolve).on('error', reject);
  });

async function hashOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}

try {
  const startedAt = Date.now();
  for (const share of breaksAt) {
    const { sent } = await sendUntil(share);
    console.log(`killed at ${share * 100} %: ${sent} parts were sent`);
    await server.kill();
    server = await startServer(environment);
  }
  const { fileId, sent } = await sendUntil(1);
  const token = await enterTutor();
  const all = (await begin(token)).parts;
  const mostAgain = Math.ceil(all.length * (1 - (breaksAt.at(-1) ?? 0))) + breaksAt.length;
  if (sent > mostAgain) faults.push(`${sent} parts were sent at the end, ${mostAgain} were missing`);
  const { body: file } = await ask(server.url, finishUpload, { params: { fileId } }, token);
  const url = file?.url ?? '';
  console.log(`sent ${sizeBytes / mebibyte} MiB in ${Math.round((Date.now() - startedAt) / 1000)} s`);

  const expected = createHash('sha256');
  for (const part of all) expected.update(bytesOf(part));
  if ((await hashOf(await read(url))) !== expected.digest('hex')) faults.push('the file is not what was sent');
  const last = all.at(-1);
  for (const [range, status, length] of [
    ['bytes=0-99', 206, 100],
    [`bytes=${sizeBytes - 10}-`, 206, 10],
    ['bytes=-5', 206, 5],
    [`bytes=${sizeBytes}-`, 416, 0],
  ] as const) {
    const answer = await read(url, range);
    const bytes = Buffer.concat(await answer.toArray());
    if (answer.statusCode !== status || bytes.length !== length)
      faults.push(`${range}: ${answer.statusCode}, ${bytes.length} bytes`);
    if (range === 'bytes=-5' && last !== undefined && !bytes.equals(bytesOf(last).subarray(-5)))
      faults.push('the last bytes are others');
  }
  await measureMemory();
  if (largestMebibytes > maxMemoryMebibytes) faults.push(`the server took ${largestMebibytes} MiB`);
} finally {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(`\nuploads: ${largestMebibytes} MiB of memory at most, ${faults.length === 0 ? 'all held' : 'NOT HELD'}`);
process.exitCode = faults.length === 0 ? 0 : 1;
