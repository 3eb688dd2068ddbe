/** Files in S3-compatible storage. Browsers send and fetch large files there themselves, by links that we sign. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type Part,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from './config.ts';
import { checkKey, type Files, type PartedUpload } from './files.ts';

/** S3 takes no smaller part than 5 MiB, and 10,000 of them. */
const partBytes = 8 * 1024 ** 2;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name);

export function createS3Files(s3: NonNullable<Config['s3']>): Files {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storage that is only compatible with S3 often does not know the checksums that AWS adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A storage that is silent must not hold whoever waits.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 8_000 },
    maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const named = ({ key, uploadId }: PartedUpload) => ({ Bucket, Key: checkKey(key), UploadId: uploadId });

  async function storedParts(upload: PartedUpload): Promise<Part[]> {
    const parts: Part[] = [];
    let after: string | undefined;
    do {
      const page = await client.send(new ListPartsCommand({ ...named(upload), PartNumberMarker: after }));
      parts.push(...(page.Parts ?? []));
      after = page.IsTruncated === true ? page.NextPartNumberMarker : undefined;
    } while (after !== undefined);
    return parts;
  }

  return {
    partBytes,
    folder: undefined,
    put: async (key, body, size) => {
      const stored = await client.send(
        new PutObjectCommand({ Bucket, Key: checkKey(key), Body: body, ContentLength: size }),
      );
      // Something between us and the storage may say 200 to anything; only the storage knows the file's tag.
      if (stored.ETag === undefined) throw new Error('the storage did not say that it keeps the file');
    },
    get: async (key, range) => {
      const Key = checkKey(key);
      try {
        const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key }));
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
        return Body !== undefined && 'pipe' in Body ? { body: Body, size } : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    linkTo: (key, forSeconds, ResponseContentType) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key: checkKey(key), ResponseContentType }), {
        expiresIn: forSeconds,
      }),

    beginParts: async (key) => {
      const begun = await client.send(new CreateMultipartUploadCommand({ Bucket, Key: checkKey(key) }));
      if (begun.UploadId === undefined) throw new Error('the storage began no upload');
      return begun.UploadId;
    },
    listParts: async (upload) =>
      (await storedParts(upload)).map(({ PartNumber = 0, Size = 0 }) => ({ partNumber: PartNumber, sizeBytes: Size })),
    linkToPart: (upload, partNumber, forSeconds) =>
      getSignedUrl(client, new UploadPartCommand({ ...named(upload), PartNumber: partNumber }), {
        expiresIn: forSeconds,
      }),
    joinParts: async (upload) => {
      try {
        const Parts = (await storedParts(upload)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
        await client.send(new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } }));
      } catch (error) {
        // Repeated after a crash: the upload is over because the file is there.
        if (!isMissing(error)) throw error;
        await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(upload.key) }));
      }
    },
    dropParts: async (upload) => {
      await client.send(new AbortMultipartUploadCommand(named(upload))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
