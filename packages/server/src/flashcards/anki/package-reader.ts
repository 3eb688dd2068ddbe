/** Has Anki packages read by a process of their own, one at a time, within bounds of time and memory. */
import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { pictureAltSchema } from '@comet/contract/flashcard-fields';
import { createFlashcards } from '@comet/contract/flashcards';
import { seconds } from '@comet/domain/time';
import pLimit from 'p-limit';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';

const reader = fileURLToPath(new URL('./read-package.ts', import.meta.url));
const maxReadMs = seconds(20);
const maxHeapMb = 400;
const onlyOne = pLimit(1);

const reviewSchema = z.object({
  intervalDays: z.number(),
  ease: z.number(),
  stabilityDays: z.number().nullable(),
  difficulty: z.number().nullable(),
  lastReviewMs: z.number().nullable(),
  dueMs: z.number(),
  reviews: z.number(),
  lapses: z.number(),
});

/** What the reader says. A card that nobody could have written by hand is none. */
const readSchema = z.object({
  decks: z.array(
    z.object({
      name: z.string().min(1),
      cards: z.array(
        z.object({
          card: createFlashcards.body.shape.flashcards.element,
          picture: z.object({ name: z.string(), alt: pictureAltSchema }).nullable(),
          review: reviewSchema.nullable(),
        }),
      ),
    }),
  ),
  leftOut: z.array(z.object({ reason: z.string(), count: z.int(), example: z.string() })),
  /** The pictures of cards, each once, as they are in the package. */
  pictures: z.array(z.object({ name: z.string(), content: z.base64() })),
});
export type ReadPackage = z.infer<typeof readSchema>;

async function read(file: Buffer, takesPictures: boolean): Promise<ReadPackage> {
  const words = takesPictures ? ['pictures'] : [];
  const process_ = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, reader, ...words], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: maxReadMs,
    killSignal: 'SIGKILL',
  });
  // A reader that ends early closes its input while we are still writing; how it ended says why.
  process_.stdin.on('error', () => undefined);
  process_.stdin.end(file);
  const ended = new Promise<number | null>((resolve, reject) => {
    process_.once('error', reject);
    process_.once('close', resolve);
  });
  const [code, said] = await Promise.all([ended, text(process_.stdout), buffer(process_.stderr)]);
  const found = code === 0 ? readSchema.safeParse(JSON.parse(said)) : undefined;
  if (found?.success !== true) throw new Refusal('notAnki');
  return found.data;
}

/** The decks of a package, with the pictures of their cards where they are wanted. Throws a Refusal. */
export const readAnkiPackage = (file: Buffer, takesPictures: boolean): Promise<ReadPackage> =>
  onlyOne(() => read(file, takesPictures));
