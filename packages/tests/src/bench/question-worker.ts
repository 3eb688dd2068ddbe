/** One thread of the questions' bench: checks a maker at one sub-topic after another, as it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { checkSubTopic } from '@comet/questions/kernel/properties';
import { makers } from '@comet/questions/registry';
import type { CellFound, Task } from './questions.ts';

function check({ makerId, subTopicId }: Task): CellFound[] {
  const maker = makers.find((known) => known.makerId === makerId);
  const subTopic = findSubTopic(subTopicId);
  if (maker === undefined || subTopic === undefined) throw new Error(`${makerId} ${subTopicId} is not on the map`);
  // Sets of variants would be copied from thread to thread for nothing.
  return checkSubTopic(maker, subTopicId, subTopic.year, Number(workerData)).map(
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
