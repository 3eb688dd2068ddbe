/** What may be uploaded, how large it may be, and how a large file is parted. */

/** A package is a lesson in a zip, ours or H5P's. It's read once and never shown. */
export const fileKinds = ['image', 'document', 'video', 'package'] as const;
export type FileKind = (typeof fileKinds)[number];

const mebibyte = 1024 ** 2;

/** Kinds that go up in parts; the others in one request. */
export const partedKinds = ['video', 'package'] as const;
export type PartedKind = (typeof partedKinds)[number];
export const isPartedKind = (kind: FileKind): kind is PartedKind => partedKinds.some((known) => known === kind);

/** Bytes of a file at most. */
export const maxFileBytes: Readonly<Record<FileKind, number>> = {
  image: 10 * mebibyte,
  document: 20 * mebibyte,
  video: 2048 * mebibyte,
  package: 2048 * mebibyte,
};

/** Bytes of one person's files at most, all together. */
export const maxBytesAPerson = 40 * 1024 * mebibyte;

/** Uploads that one person has begun and not finished, at most. */
export const maxOpenUploads = 5;

/** A part may be asked for again for so long; after that its storage is given back. */
export const uploadKeptDays = 7;

/** A whole file that nothing shows is deleted after a day: the form it was chosen in may still be open. */
export const unusedFileKeptDays = 1;

/** The videos that browsers play, by what their first bytes say. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof videoTypes)[number];

const extensions = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/zip': 'zip',
} as const;

/** What is stored: images are drawn again as WebP, whatever they were. */
export type StoredType = keyof typeof extensions;
export type FileExtension = (typeof extensions)[StoredType];

export const extensionOf = (type: StoredType): FileExtension => extensions[type];

/** The media type of a stored file by its extension; undefined for any other, and for packages, which no link opens. */
export function typeOfExtension(extension: string): StoredType | undefined {
  const types: readonly StoredType[] = ['image/webp', 'application/pdf', 'video/mp4', 'video/webm'];
  return types.find((type) => extensions[type] === extension);
}

/** A piece of a file that is sent by itself. Parts are numbered from 1, as S3 does. */
export interface FilePart {
  readonly partNumber: number;
  readonly sizeBytes: number;
}

/** The parts of a file, in order; only the last may be smaller. `sizeBytes` and `partBytes` are at least 1. */
export function partsOf(sizeBytes: number, partBytes: number): FilePart[] {
  return Array.from({ length: Math.ceil(sizeBytes / partBytes) }, (_, index) => ({
    partNumber: index + 1,
    sizeBytes: Math.min(partBytes, sizeBytes - index * partBytes),
  }));
}

/** The parts that are not stored, or not whole. */
export function missingParts(all: readonly FilePart[], stored: readonly FilePart[]): FilePart[] {
  const sizes = new Map(stored.map(({ partNumber, sizeBytes }) => [partNumber, sizeBytes]));
  return all.filter(({ partNumber, sizeBytes }) => sizes.get(partNumber) !== sizeBytes);
}
