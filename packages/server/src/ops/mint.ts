/** Fills the bank before a busy day: every cell of the map gets as many questions as are asked for. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { subTopics } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { Database } from '../platform/database.ts';
import type { Services } from '../services.ts';
import { type Given, wholeOption } from './cli-options.ts';

const maxPerCell = 500;

/** Mints for every cell; tells how many were new and how fast. */
export async function mintQuestions(parts: {
  readonly database: Database;
  readonly services: Pick<Services, 'curriculum'>;
  readonly given: Given;
}): Promise<string> {
  const each = wholeOption(parts.given, 'each', 1, maxPerCell);
  const startedAt = performance.now();
  let stored = 0;
  for (const { subTopicId } of subTopics.filter((subTopic) => hasQuestions(subTopic.subTopicId)))
    for (const difficulty of difficulties)
      stored += await parts.services.curriculum.mintMore(parts.database, subTopicId, difficulty, each);
  const seconds = (performance.now() - startedAt) / 1000;
  return `${stored} new questions in ${seconds.toFixed(1)} s, ${Math.round(stored / seconds)} a second.`;
}
