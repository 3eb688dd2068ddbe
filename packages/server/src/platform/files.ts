/** Files that people upload: on the local disk or in S3-compatible storage, reached by signed links that end. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from './config.ts';

/** A file being read, or a part of it. */
export interface StoredFile {
  readonly body: Readable;
  readonly size: number;
}

export interface Files {
  put(key: string, body: Readable, size: number): Promise<void>;
  /** undefined when there is none; `range` in bytes, both ends included. */
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
}

/** Keys are made by the server: letters, digits, dashes and single slashes; never a path that climbs. */
const safeKey = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

function checkKey(key: string): string {
  if (!safeKey.test(key) || key.includes('..')) throw new RangeError(`'${key}' is no file key`);
  return key;
}

export function createDiskFiles(folder: string): Files {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    put: async (key, body) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const fresh = `${path}.part`;
      try {
        await pipeline(body, createWriteStream(fresh));
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
    },
    get: async (key, range) => {
      const path = pathOf(key);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      return size === undefined ? undefined : { body: createReadStream(path, range), size };
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
    },
  };
}

export function createS3Files(s3: NonNullable<Config['s3']>): Files {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storage that is only compatible with S3 often does not know the checksums that AWS adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  return {
    put: async (key, body, size) => {
      await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: body, ContentLength: size }));
    },
    get: async (key, range) => {
      const Key = checkKey(key);
      try {
        const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key }));
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        return Body !== undefined && 'pipe' in Body ? { body: Body, size } : undefined;
      } catch (error) {
        if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
  };
}

/** Signs links to files: one link, one file, until one moment. */
export function createFileLinks(secret: string) {
  const signatureOf = (key: string, expiresAtMs: number): string =>
    createHmac('sha256', secret).update(`file ${key} ${expiresAtMs}`).digest('base64url');
  return {
    sign: (key: string, expiresAt: Date) => {
      const expires = expiresAt.getTime();
      return { key: checkKey(key), expires, signature: signatureOf(key, expires) };
    },
    isGood: (
      link: { readonly key: string; readonly expires: number; readonly signature: string },
      now: Date,
    ): boolean => {
      const [given, own] = [Buffer.from(link.signature), Buffer.from(signatureOf(link.key, link.expires))];
      return given.length === own.length && timingSafeEqual(given, own) && now.getTime() < link.expires;
    },
  };
}
