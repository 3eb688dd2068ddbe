/** Files that people upload: on the local disk or in S3-compatible storage, reached by signed links that end. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FilePart } from '@comet/domain/uploads/upload-rules';

/** A file being read, or a part of it. */
export interface StoredFile {
  readonly body: Readable;
  readonly size: number;
}

/** An upload in parts that has begun: the key of the file it will be, and the storage's own name for the upload. */
export interface PartedUpload {
  readonly key: string;
  readonly uploadId: string;
}

export interface Files {
  /** Bytes of each part of a large file but the last. */
  readonly partBytes: number;
  /** The folder where the files are, for whoever serves them; undefined where the storage serves them itself. */
  readonly folder: string | undefined;
  put(key: string, body: Readable, size: number): Promise<void>;
  /** undefined when there is none; `range` in bytes, both ends included. */
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
  /** A link by which the storage itself gives the file, as this media type; undefined where it is on our disk. */
  linkTo(key: string, forSeconds: number, type: string): Promise<string | undefined>;
  /** Begins an upload in parts; gives the storage's name for it. */
  beginParts(key: string): Promise<string>;
  /** The parts that are stored, whole. */
  listParts(upload: PartedUpload): Promise<FilePart[]>;
  /** Where a part is sent with PUT; undefined where it comes to us. */
  linkToPart(upload: PartedUpload, partNumber: number, forSeconds: number): Promise<string | undefined>;
  /** Makes the file of its parts, all of which must be there; twice is the same as once. */
  joinParts(upload: PartedUpload): Promise<void>;
  dropParts(upload: PartedUpload): Promise<void>;
}

/** Keys are made by the server: letters, digits, dashes and single slashes; never a path that climbs. */
const safeKey = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*(\.[a-z0-9]{2,4})?$/;

/** Throws a RangeError for what is no key. */
export function checkKey(key: string): string {
  if (!safeKey.test(key) || key.includes('..')) throw new RangeError(`'${key}' is no file key`);
  return key;
}

/** What a signed link carries. */
export interface SignedLink {
  readonly key: string;
  readonly expires: number;
  readonly signature: string;
}

export type FileLinks = ReturnType<typeof createFileLinks>;

/** Signs links to files: one link, one file, one use of it (`read`, or a part to be written), until one moment. */
export function createFileLinks(secret: string) {
  const signatureOf = (use: string, key: string, expiresAtMs: number): string =>
    createHmac('sha256', secret).update(`file ${use} ${key} ${expiresAtMs}`).digest('base64url');
  return {
    sign: (use: string, key: string, expiresAt: Date): SignedLink => {
      const expires = expiresAt.getTime();
      return { key: checkKey(key), expires, signature: signatureOf(use, key, expires) };
    },
    isGood: (use: string, link: SignedLink, now: Date): boolean => {
      const [given, own] = [Buffer.from(link.signature), Buffer.from(signatureOf(use, link.key, link.expires))];
      return given.length === own.length && timingSafeEqual(given, own) && now.getTime() < link.expires;
    },
  };
}
