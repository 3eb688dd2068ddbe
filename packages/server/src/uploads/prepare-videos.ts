/**
 * Looks at videos with ffmpeg where it is installed: how long one is, a picture of it, and a rendition where browsers can't play
 * what it contains. Without ffmpeg a video is shown as it was uploaded, and the browser of the tutor reads how long it is.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { minutes, seconds } from '@comet/domain/time';
import { extensionOf } from '@comet/domain/uploads/upload-rules';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Files } from '../platform/files.ts';
import type { Log } from '../platform/log.ts';
import { readPictureOrDocument } from './file-content.ts';
import { storageLinkSeconds } from './signed-links.ts';
import * as store from './uploads.store.ts';

export interface PrepareVideosParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly log: Pick<Log, 'warn'>;
}

export type PrepareVideos = () => Promise<void>;

/** A file as ffmpeg is given it. */
interface Input {
  readonly path: string;
  /** How it is read. ffmpeg must not find that out by itself: it would take text for a list of other files, and open those. */
  readonly format: 'mov' | 'matroska';
}

const run = promisify(execFile);
const lookForMs = seconds(60);
const renderForMs = minutes(60);
const mostPictureBytes = 20 * 1024 ** 2;

const probeSchema = z.object({
  format: z.object({ duration: z.coerce.number().min(0) }),
  streams: z.array(
    z.object({ codec_type: z.string(), codec_name: z.string().optional(), pix_fmt: z.string().optional() }),
  ),
});
type Probe = z.infer<typeof probeSchema>;

const playable: Readonly<Record<string, readonly string[]>> = {
  video: ['h264', 'vp8', 'vp9', 'av1'],
  audio: ['aac', 'mp3', 'opus', 'vorbis', 'flac'],
};

/** Whether every browser plays these streams; more than eight bits a colour is for cinemas. */
export const isPlayable = ({ streams }: Pick<Probe, 'streams'>): boolean =>
  streams.every(
    ({ codec_type, codec_name = '', pix_fmt = 'yuv420p' }) =>
      playable[codec_type] === undefined ||
      (playable[codec_type].includes(codec_name) && (codec_type === 'audio' || /^yuvj?420p$/.test(pix_fmt))),
  );

const formatOf = ({ extension }: Pick<store.FileRow, 'extension'>): Input['format'] =>
  extension === 'webm' ? 'matroska' : 'mov';
const readBy = ({ path, format }: Input): string[] => ['-f', format, '-i', path];

async function probe(input: Input): Promise<Probe> {
  const entries = 'format=duration:stream=codec_type,codec_name,pix_fmt';
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', ...readBy(input)], {
    timeout: lookForMs,
  });
  return probeSchema.parse(JSON.parse(stdout));
}

async function drawFrame(input: Input, atSeconds: number): Promise<Buffer> {
  const asPicture = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-ss', String(atSeconds), ...readBy(input), ...asPicture], {
    timeout: lookForMs,
    encoding: 'buffer',
    maxBuffer: mostPictureBytes,
  });
  return stdout;
}

/** Writes what browsers play, at most 720 lines, with the index first so that it starts at once. */
async function render(input: Input, output: string): Promise<void> {
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'];
  const size = ['-vf', "scale='-2:min(720,ih)'"];
  const sound = ['-c:a', 'aac', '-b:a', '128k'];
  const whole = ['-threads', '1', ...size, ...picture, ...sound, '-movflags', '+faststart', '-f', 'mp4', output];
  await run('ffmpeg', ['-v', 'error', '-y', ...readBy(input), ...whole], { timeout: renderForMs });
}

const hasFfmpeg = async (): Promise<boolean> =>
  run('ffprobe', ['-version']).then(
    () => true,
    () => false,
  );

export function createPrepareVideos({ database, clock, files, log }: PrepareVideosParts): PrepareVideos {
  const pathOf = async (fileId: string): Promise<string | undefined> =>
    files.folder === undefined ? files.linkTo(fileId, storageLinkSeconds, 'video/mp4') : join(files.folder, fileId);

  /** Replaces a video by its rendition; gives the new size. */
  async function replace(fileId: string, input: Input): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'comet-video-'));
    try {
      const output = join(folder, 'rendition.mp4');
      await render(input, output);
      const { size } = await stat(output);
      await files.put(fileId, createReadStream(output), size);
      return size;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function storePoster(input: Input, durationSeconds: number): Promise<string> {
    const frame = await drawFrame(input, Math.min(1, durationSeconds / 2));
    const { type, bytes } = await readPictureOrDocument(frame);
    const fileId = randomUUID();
    await files.put(fileId, Readable.from([bytes]), bytes.length);
    const poster = {
      fileId,
      ownerId: null,
      kind: 'image',
      extension: extensionOf(type),
      sizeBytes: bytes.length,
      durationMs: null,
    } as const;
    await store.insertFile(database, poster, clock.now());
    return fileId;
  }

  async function prepare({ fileId, sizeBytes, extension }: store.FileRow): Promise<void> {
    const path = await pathOf(fileId);
    if (path === undefined) return;
    const input = { path, format: formatOf({ extension }) };
    const found = await probe(input);
    const posterFileId = await storePoster(input, found.format.duration);
    const newSize = extension === 'mp4' && !isPlayable(found) ? await replace(fileId, input) : sizeBytes;
    const durationMs = Math.round(found.format.duration * 1000);
    await store.describeVideo(database, { fileId, durationMs, posterFileId, sizeBytes: newSize });
  }

  return async () => {
    if (!(await hasFfmpeg())) return;
    for (;;) {
      const now = clock.now();
      const video = await store.takeUnprepared(database, now, new Date(now.getTime() + renderForMs));
      if (video === undefined) return;
      await prepare(video).catch((error: unknown) =>
        log.warn({ err: error, fileId: video.fileId }, 'a video could not be looked at'),
      );
    }
  };
}
