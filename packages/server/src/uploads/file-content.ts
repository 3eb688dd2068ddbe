/** What a file contains, by its bytes: its name and the type that the browser states are not believed. */
import { type StoredType, type VideoType, videoTypes } from '@comet/domain/uploads/upload-rules';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Refusal } from '../platform/refusal.ts';

/** As many bytes as the types are told apart by. */
export const headBytes = 4100;

const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** The longer side of a picture that is kept, in pixels. */
const longestSide = 1600;
/** A picture of more pixels is refused before it is unpacked: a small file can unpack to gigabytes. */
const mostPixels = 50_000_000;

/** Pictures are drawn two at a time, so that a class of tutors does not fill the memory. */
const drawing = pLimit(2);

async function redraw(image: Buffer): Promise<Buffer> {
  try {
    return await sharp(image, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal('brokenImage');
  }
}

/** A PDF ends with a mark as it begins with one; what was cut off has none. */
const isWholePdf = (file: Buffer): boolean => file.subarray(-2048).includes('%%EOF');

/** What is stored of a picture or document. Pictures are drawn again: no script, place or date goes with them. Throws a Refusal. */
export async function readPictureOrDocument(
  file: Buffer,
): Promise<{ readonly kind: 'image' | 'document'; readonly type: StoredType; readonly bytes: Buffer }> {
  if (file.length === 0) throw new Refusal('emptyFile');
  const found = await fileTypeFromBuffer(file.subarray(0, headBytes));
  const type: string = found?.mime ?? '';
  if (imageTypes.includes(type)) return { kind: 'image', type: 'image/webp', bytes: await drawing(() => redraw(file)) };
  if (type === 'application/pdf' && isWholePdf(file)) return { kind: 'document', type: 'application/pdf', bytes: file };
  throw new Refusal('notAnImageOrPdf');
}

/** The type of a video by its first bytes; undefined for what browsers do not play. */
export async function videoTypeOf(head: Uint8Array): Promise<VideoType | undefined> {
  const found = await fileTypeFromBuffer(head);
  return videoTypes.find((type) => type === found?.mime || (type === 'video/mp4' && found?.mime === 'video/x-m4v'));
}

/** Whether a file begins as a zip does; what is in it is looked at as it is read. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
