/** One topic of the map as it stands in the four subject files. */
import type { Year } from '@comet/domain/curriculum/subjects';

/** Id, title and the family of generators that serves it. */
export type SubTopicEntry = readonly [subTopicId: number, title: string, family: string];

/**
 * A topic of one subject and year with its sub-topics in the order they are learnt.
 * Ids: subject × 1000 + year × 100 + place gives the topic, that × 100 + place the sub-topic, as first shipped.
 */
export interface TopicEntry {
  readonly topicId: number;
  readonly year: Year;
  readonly title: string;
  readonly subTopics: readonly SubTopicEntry[];
}
