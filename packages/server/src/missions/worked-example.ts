/** The worked explainer of a sub-topic: what is shown where no video was uploaded. */
import type { Block, Steps } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { mintFor } from '@comet/questions/registry';

/** Seeds far beyond those that tests use, so that an example is never a question still to come. */
const exampleSeed = 1_900_000_000;

/** One worked example at each difficulty, always the same ones. */
export function explainerOf(subTopicId: number): { prompt: Block[]; steps: Steps }[] {
  return difficulties.map((difficulty) => {
    const { question, explanation } = mintFor(subTopicId, difficulty, exampleSeed);
    return { prompt: question.prompt, steps: explanation };
  });
}
