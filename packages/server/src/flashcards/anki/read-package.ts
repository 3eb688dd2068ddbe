/**
 * Reads an Anki package in a process of its own: package on the standard input, decks as JSON on the standard output. A file that
 * was made to break its reader ends this process and nothing else. It exits with 2 for a file that is no readable package. With the
 * word `pictures` it takes the pictures of cards along.
 */
import { buffer } from 'node:stream/consumers';
import { maxPackagePictureBytes, maxPackagePictures } from '@comet/domain/flashcards/deck';
import { maxFileBytes } from '@comet/domain/uploads/upload-rules';
import { openPackage, UnreadablePackage } from './open-package.ts';
import { readCollection } from './read-collection.ts';
import { toDecks } from './to-decks.ts';

try {
  const { collection, isNewest, readMedia } = await openPackage(await buffer(process.stdin));
  const takesPictures = process.argv[2] === 'pictures';
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  const takesPicture = async (name: string): Promise<boolean> => {
    if (!takesPictures) return false;
    if (pictures.has(name)) return true;
    if (pictures.size === maxPackagePictures) return false;
    const content = await readMedia(name);
    if (content === undefined || content.length > maxFileBytes.image) return false;
    if (bytes + content.length > maxPackagePictureBytes) return false;
    bytes += content.length;
    pictures.set(name, content);
    return true;
  };
  const read = await toDecks(readCollection(collection, isNewest), takesPicture);
  const taken = [...pictures].map(([name, content]) => ({ name, content: Buffer.from(content).toString('base64') }));
  process.stdout.write(JSON.stringify({ ...read, pictures: taken }));
} catch (error) {
  if (!(error instanceof UnreadablePackage)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 2;
}
