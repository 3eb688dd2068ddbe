/**
 * Files that tutors upload: pictures and documents in one request, videos and lesson packages in parts that go to storage by signed links. Calls of
 * other features name a file by its link, as they got it; `fileIdOf` reads the file's id from it.
 */
import { fileKinds, maxFileBytes, partedKinds } from '@comet/domain/uploads/upload-rules';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import { nothingSchema } from './fields.ts';

/** Where files are, from the root of the server. */
export const filesBase = '/files';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const fileUrl = new RegExp(`^${filesBase}/(${uuid})(?:\\.[a-z0-9]{3,4})?(?:\\?[\\w=&-]*)?$`);

/** The id of the file that a link leads to; undefined when it is no link to a file of ours. */
export const fileIdOf = (url: string): string | undefined => fileUrl.exec(url)?.[1];

/** The link to a file, signed or not, as a call answered with it. `required` is said when there is none. */
export const fileUrlSchema = (required: string) =>
  boundedText({ max: 300, required }).regex(fileUrl, 'Please upload the file again');

export const fileIdSchema = boundedText({ max: 36, tooLong: 'This is no id' }).check(z.uuid('This is no id'));

export const fileStates = ['uploading', 'ready'] as const;

const fileSchema = z.object({
  fileId: z.string(),
  kind: z.enum(fileKinds),
  /** `uploading` until the last part is there and what the file contains was checked. */
  state: z.enum(fileStates),
  /** Opens the file for some hours, without a log-in; null while it is uploaded. */
  url: z.string().nullable(),
  /** A picture of the video, where the server could make one. */
  posterUrl: z.string().nullable(),
  /** Of a video, where the server could read it. */
  durationMs: z.int().min(0).nullable(),
  sizeBytes: z.int().min(0),
});
export type UploadedFile = z.infer<typeof fileSchema>;

const tutorUploads = {
  callers: ['tutor'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'again',
  audit: 'nothing',
} as const satisfies Policy;

const tutorUploadsOnce = { ...tutorUploads, repeated: 'same' } as const satisfies Policy;

export const uploadFile = defineCall({
  method: 'POST',
  path: '/upload-file',
  feature: 'uploads',
  summary: 'Uploads a picture or a PDF as a form with one file; pictures are drawn again, anything else is refused',
  policy: tutorUploads,
  sends: 'file',
  bodyLimitBytes: maxFileBytes.document,
  answer: fileSchema,
  changes: [],
  errors: [
    'noFile',
    'emptyFile',
    'fileTooLarge',
    'notAnImageOrPdf',
    'brokenImage',
    'storageFull',
    'unsupportedMediaType',
  ],
  example: () => ({}),
});

const partSchema = z.object({ partNumber: z.int().min(1), sizeBytes: z.int().min(1), isStored: z.boolean() });

export const beginUpload = defineCall({
  method: 'POST',
  path: '/uploads',
  feature: 'uploads',
  summary: 'Begins to upload a video or a lesson package, or goes on where the same file was left',
  policy: tutorUploadsOnce,
  body: z.strictObject({
    kind: z.enum(partedKinds).default('video'),
    sizeBytes: z.int().min(1, 'This file is empty').max(maxFileBytes.video, 'A file can be 2 GB at most'),
    /** The same for the same file of the person: their browser makes it from the name, size and date. */
    fingerprint: boundedText({ max: 64 }).regex(/^[0-9a-f]{64}$/, 'This is no fingerprint'),
  }),
  answer: z.object({ fileId: z.string(), parts: z.array(partSchema) }),
  changes: [],
  errors: ['tooManyUploads', 'storageFull'],
  example: () => ({ body: { sizeBytes: 1_000, fingerprint: '0'.repeat(64) } }),
});

/** Parts whose links are asked for together. */
export const maxPartLinks = 20;

export const linkUploadParts = defineCall({
  method: 'POST',
  path: '/uploads/{fileId}/links',
  feature: 'uploads',
  summary: 'Links to which parts of a file are sent with PUT; each is good for one part, for an hour',
  policy: tutorUploadsOnce,
  params: z.strictObject({ fileId: fileIdSchema }),
  body: z.strictObject({ partNumbers: z.array(z.int().min(1).max(10_000)).min(1).max(maxPartLinks) }),
  answer: z.array(z.object({ partNumber: z.int(), url: z.string() })),
  changes: [],
  errors: ['uploadGone'],
  example: () => ({ params: { fileId: '5f0c7c0e-4f5e-4b0a-9f5c-0d6d3f5f7a11' }, body: { partNumbers: [1] } }),
});

export const finishUpload = defineCall({
  method: 'POST',
  path: '/uploads/{fileId}/complete',
  feature: 'uploads',
  summary:
    'Joins the parts of a file and checks what it contains; a video that no browser plays, or a package that is no zip, is refused and deleted',
  policy: tutorUploadsOnce,
  params: z.strictObject({ fileId: fileIdSchema }),
  answer: fileSchema,
  changes: [],
  errors: ['uploadGone', 'partsMissing', 'notAVideo', 'notAZip'],
  example: () => ({ params: { fileId: '5f0c7c0e-4f5e-4b0a-9f5c-0d6d3f5f7a11' } }),
});

export const getUpload = defineCall({
  method: 'GET',
  path: '/uploads/{fileId}',
  feature: 'uploads',
  summary: 'A file of the caller’s',
  policy: { ...tutorUploads, repeated: 'reads' },
  params: z.strictObject({ fileId: fileIdSchema }),
  answer: fileSchema,
  errors: ['uploadGone'],
  example: () => ({ params: { fileId: '5f0c7c0e-4f5e-4b0a-9f5c-0d6d3f5f7a11' } }),
});

export const cancelUpload = defineCall({
  method: 'DELETE',
  path: '/uploads/{fileId}',
  feature: 'uploads',
  summary: 'Gives up an upload in parts; a file that is whole stays',
  policy: tutorUploadsOnce,
  params: z.strictObject({ fileId: fileIdSchema }),
  answer: nothingSchema,
  changes: [],
  errors: ['uploadGone'],
  example: () => ({ params: { fileId: '5f0c7c0e-4f5e-4b0a-9f5c-0d6d3f5f7a11' } }),
});
