/** What a recall is: one line that says which stored questions of an old generator must not be asked again. */
import type { Minted } from '../kernel/mint.ts';

/** A stored question as far as one can judge it. */
export type StoredItem = Pick<
  Minted,
  | 'subTopicId'
  | 'year'
  | 'difficulty'
  | 'generatorId'
  | 'generatorVersion'
  | 'variant'
  | 'question'
  | 'key'
  | 'hint'
  | 'explanation'
  | 'features'
>;

/**
 * What is wrong with a stored question. `key`: another answer is right too, or none is, so every answer counts. `shown`:
 * the key is right, but children should not see it.
 */
export interface StoredFault {
  readonly harm: 'key' | 'shown';
  /** For the team, in a few words: 'a word paired with itself'. */
  readonly reason: string;
}

export interface Recall extends StoredFault {
  readonly generatorId: string;
  /** The last version that could make such a question. */
  readonly upTo: number;
  /** Which of its questions are faulty; the others stay in use. */
  isFaulty(item: StoredItem): boolean;
}
