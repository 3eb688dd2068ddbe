/** Parts of a recording as they travel: a JSON list, compressed with gzip, in base64. */
import { maxUnpackedBytes } from '@comet/domain/replay/recording';

/** Whether this browser can make and read them. */
export const canPack = (): boolean => typeof CompressionStream !== 'undefined';

/** `apply` takes only so many arguments. */
const lettersAtOnce = 8192;

export async function packEvents(events: readonly unknown[]): Promise<string> {
  const packed = new Blob([JSON.stringify(events)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (let from = 0; from < bytes.length; from += lettersAtOnce)
    letters += String.fromCharCode(...bytes.subarray(from, from + lettersAtOnce));
  return btoa(letters);
}

/** Throws for what is no list, or too long. */
export async function unpackEvents(packed: string): Promise<unknown[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  const events: unknown = text.length > maxUnpackedBytes ? undefined : JSON.parse(text);
  if (!Array.isArray(events)) throw new Error('a part of a recording is no list');
  return events;
}
