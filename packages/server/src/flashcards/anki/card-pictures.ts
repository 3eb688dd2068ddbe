/** Pictures of cards on their way from Anki and to Anki. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { filesBase } from '@comet/contract/uploads';
import { maxPackagePictureBytes, maxPackagePictures } from '@comet/domain/flashcards/deck';
import { drawnPictureSvg } from '@comet/domain/flashcards/drawn-pictures';
import { drawnPictureUrl } from '@comet/domain/flashcards/picture-names';
import { Refusal } from '../../platform/refusal.ts';
import type { UploadsService } from '../../uploads/index.ts';
import type { PictureRow } from '../cards.store.ts';
import { drawnFileOf } from './own-note-type.ts';
import type { ReadPackage } from './package-reader.ts';

type Uploads = Pick<UploadsService, 'storeSmall' | 'openOwn'>;

/** What is no picture that we can show has no link here; a full storage ends everything. */
export async function storePictures(
  uploads: Uploads,
  ownerId: number,
  pictures: ReadPackage['pictures'],
): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const { name, content } of pictures)
    try {
      const { kind, url } = await uploads.storeSmall(ownerId, Buffer.from(content, 'base64'));
      if (kind === 'image' && url !== null) links.set(name, url);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'storageFull') throw error;
    }
  return links;
}

/** The pictures of a deck as files for a package, as many as it can have. */
export function createPictureFiles(uploads: Uploads, ownerId: number) {
  const files = new Map<string, Uint8Array>();
  let [bytes, leftOut] = [0, 0];

  async function read(fileId: string): Promise<Uint8Array | undefined> {
    const file = await uploads.openOwn(ownerId, `${filesBase}/${fileId}`);
    if (file === undefined || bytes + file.sizeBytes > maxPackagePictureBytes) return undefined;
    return buffer(Readable.from(await file.open()));
  }

  return {
    files: files as ReadonlyMap<string, Uint8Array>,
    leftOut: (): number => leftOut,

    /** The name under which the picture of a card is in the package; undefined for none. */
    async add({ pictureFileId, drawnPicture }: PictureRow): Promise<string | undefined> {
      if (pictureFileId === null && drawnPicture === null) return undefined;
      const name = drawnPicture === null ? `comet-${pictureFileId}.webp` : drawnFileOf(drawnPicture);
      if (files.has(name)) return name;
      const content =
        drawnPicture === null ? await read(pictureFileId ?? '') : Buffer.from(drawnPictureSvg(drawnPicture));
      if (content === undefined || files.size === maxPackagePictures) {
        leftOut++;
        return undefined;
      }
      bytes += content.length;
      files.set(name, content);
      return name;
    },
  };
}

/** The picture of a stored card as somebody would write it. */
export function draftPicture({ pictureFileId, drawnPicture, pictureAlt: alt }: PictureRow): CardDraft['picture'] {
  if (drawnPicture !== null) return { url: drawnPictureUrl(drawnPicture), alt };
  return pictureFileId === null ? null : { url: `${filesBase}/${pictureFileId}`, alt };
}
