/** One thread of the questions' bench: checks a generator at one sub-topic after another, as it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { checkSubTopic } from '@comet/questions/kernel/properties';
import { generators } from '@comet/questions/registry';
import type { CellFound, Task } from './questions.ts';

function check({ generatorId, subTopicId }: Task): CellFound[] {
  const generator = generators.find((known) => known.generatorId === generatorId);
  const subTopic = findSubTopic(subTopicId);
  if (generator === undefined || subTopic === undefined)
    throw new Error(`${generatorId} ${subTopicId} is not on the map`);
  // Sets of variants would be copied from thread to thread for nothing.
  return checkSubTopic(generator, subTopicId, subTopic.year, Number(workerData)).map(
    ({ difficulty, checked, different, refuted, msEach, faults }) => ({
      difficulty,
      checked,
      different,
      refuted,
      msEach,
      faults,
    }),
  );
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(check(task)));
