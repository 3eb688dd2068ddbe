import { beginUpload, finishUpload, linkUploadParts } from '@comet/contract/uploads';
import { partsOf } from '@comet/domain/uploads/upload-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallError } from '../api/client.ts';
import { type UploadTools, uploadInParts } from './upload-in-parts.ts';

const partBytes = 10;
const film = (size: number): File =>
  new File([Uint8Array.from({ length: size }, (_, index) => index % 251)], 'film.mp4', { lastModified: 1 });

/** A storage that keeps parts, and a line that breaks as the chances say: before a request arrives, or after. */
function storage(size: number, chances: readonly ('well' | 'lost' | 'unheard')[]) {
  const stored = new Map<number, Uint8Array>();
  let at = 0;
  let isWhole = false;
  const sentParts: number[] = [];
  const overLine = async <T>(work: () => T | Promise<T>): Promise<T> => {
    const chance = chances[at++] ?? 'well';
    if (chance === 'lost') throw new CallError('offline');
    const answer = await work();
    if (chance === 'unheard') throw new CallError('offline');
    return answer;
  };
  const answers = new Map<unknown, (sent: { readonly body?: { readonly partNumbers?: readonly number[] } }) => unknown>(
    [
      [
        beginUpload,
        () => ({
          fileId: 'a',
          parts: partsOf(size, partBytes).map((part) => ({ ...part, isStored: stored.has(part.partNumber) })),
        }),
      ],
      [
        linkUploadParts,
        ({ body }) => (body?.partNumbers ?? []).map((partNumber) => ({ partNumber, url: `/part/${partNumber}` })),
      ],
      [
        finishUpload,
        () => {
          if (stored.size < partsOf(size, partBytes).length) throw new CallError('partsMissing');
          isWhole = true;
          return { fileId: 'a', url: '/files/a' };
        },
      ],
    ],
  );
  const tools = {
    call: (call: unknown, sent: object) => overLine(() => answers.get(call)?.(sent)),
    fetch: (url: string, { body }: { readonly body: Blob }) =>
      overLine(async () => {
        const partNumber = Number(url.split('/').at(-1));
        sentParts.push(partNumber);
        stored.set(partNumber, new Uint8Array(await body.arrayBuffer()));
        return new Response();
      }),
    wait: async () => undefined,
  };
  const content = (): number[] => [...stored].sort(([one], [other]) => one - other).flatMap(([, bytes]) => [...bytes]);
  return { tools: Object(tools) satisfies UploadTools, content, sentParts, isWhole: () => isWhole };
}

const watch = () => {
  const shares: number[] = [];
  const stop = new AbortController();
  return { shares, stop, onProgress: (share: number) => shares.push(share), signal: stop.signal };
};

test('however the line breaks, every byte arrives in its place, and the share never falls', async () => {
  const chance = fc.constantFrom('well', 'well', 'well', 'lost', 'unheard');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), fc.array(chance, { maxLength: 60 }), async (size, chances) => {
      const { tools, content, isWhole } = storage(size, chances);
      const watching = watch();
      await uploadInParts('video', film(size), tools, watching);
      expect(isWhole()).toBe(true);
      expect(content()).toEqual([...new Uint8Array(await film(size).arrayBuffer())]);
      expect(watching.shares).toEqual([...watching.shares].sort((one, other) => one - other));
      expect(watching.shares.at(-1)).toBe(1);
    }),
  );
});

test('after a pause the parts that have arrived are not sent again', async () => {
  const { tools, sentParts } = storage(100, []);
  const first = watch();
  const paused = uploadInParts('video', film(100), tools, {
    ...first,
    onProgress: (share) => share >= 0.5 && first.stop.abort(new Error('paused')),
  });
  await expect(paused).rejects.toThrow('paused');
  const sentBefore = sentParts.length;
  expect(sentBefore).toBeGreaterThanOrEqual(5);
  await uploadInParts('video', film(100), tools, watch());
  expect([...sentParts].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('what is refused is not tried again', async () => {
  const { tools } = storage(20, []);
  let asked = 0;
  const refusing = {
    ...tools,
    call: async () => {
      asked++;
      throw new CallError('tooManyUploads');
    },
  };
  await expect(uploadInParts('video', film(20), refusing, watch())).rejects.toMatchObject({ code: 'tooManyUploads' });
  expect(asked).toBe(1);
});
