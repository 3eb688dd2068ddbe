/** What the page of questions asks the server, which answers it while developing only. */
import { errors } from '@comet/contract/errors';
import { type Preview, type PreviewList, previewListSchema, previewPath, previewSchema } from '@comet/contract/preview';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { useLoad } from '../../api/ask.ts';
import { CallError } from '../../api/client.ts';

export interface Place {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

async function ask(search: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${previewPath}${search}`, { headers: { accept: 'application/json' }, signal });
  if (response.ok) return response.json();
  const isMissing = response.status === errors.notFound.statusCode;
  throw isMissing
    ? new CallError('notFound', { message: 'There is no such question, or this is no server of a developer.' })
    : new CallError('internal', { statusCode: response.status, message: 'This question cannot be made.' });
}

export const usePreviewList = () =>
  useLoad<PreviewList>(['preview-list'], async (signal) => previewListSchema.parse(await ask('', signal)));

/** The question before stays until the next is there, so that leafing does not flicker. */
export function usePreview({ subTopicId, difficulty, seed }: Place) {
  const search = new URLSearchParams({ subTopicId: String(subTopicId), difficulty, seed: String(seed) });
  return useLoad<Preview>(
    ['preview', String(search)],
    async (signal) => previewSchema.parse(await ask(`?${search}`, signal)),
    { keepsPrevious: true },
  );
}
