/** The whole map: every topic and sub-topic of the four subjects, found by id. */
import { type Subject, subjects, type Year } from '@comet/domain/curriculum/subjects';
import { englishTopics } from './english.ts';
import { mathTopics } from './math.ts';
import { nonVerbalReasoningTopics } from './non-verbal-reasoning.ts';
import type { TopicEntry } from './topic-entry.ts';
import { verbalReasoningTopics } from './verbal-reasoning.ts';

/** The programme of study the map follows; England's next one is for teaching from September 2028. */
export const curriculumVersion = 'england-2014';

/** A sub-topic with its place on the map. */
export interface SubTopic {
  readonly subTopicId: number;
  readonly title: string;
  readonly family: string;
  readonly topicId: number;
  readonly subject: Subject;
  readonly year: Year;
}

/** A topic with its sub-topics in order. */
export interface Topic {
  readonly topicId: number;
  readonly title: string;
  readonly subject: Subject;
  readonly year: Year;
  readonly curriculumVersion: string;
  readonly subTopics: readonly SubTopic[];
}

const entries: Readonly<Record<Subject['key'], readonly TopicEntry[]>> = {
  math: mathTopics,
  english: englishTopics,
  verbalReasoning: verbalReasoningTopics,
  nonVerbalReasoning: nonVerbalReasoningTopics,
};

function topicOf(subject: Subject, entry: TopicEntry): Topic {
  const { topicId, title, year } = entry;
  const subTopics = entry.subTopics.map(([subTopicId, name, family]) => ({
    subTopicId,
    title: name,
    family,
    topicId,
    subject,
    year,
  }));
  return { topicId, title, subject, year, curriculumVersion, subTopics };
}

/** Every topic, subject by subject, year by year, in the order of learning. */
export const topics: readonly Topic[] = subjects.flatMap((subject) =>
  entries[subject.key].map((entry) => topicOf(subject, entry)),
);

/** Every sub-topic in the same order. */
export const subTopics: readonly SubTopic[] = topics.flatMap((topic) => topic.subTopics);

const topicById = new Map(topics.map((topic) => [topic.topicId, topic]));
const subTopicById = new Map(subTopics.map((subTopic) => [subTopic.subTopicId, subTopic]));

/** The topic with this id, or undefined. */
export function findTopic(topicId: number): Topic | undefined {
  return topicById.get(topicId);
}

/** The sub-topic with this id, or undefined. */
export function findSubTopic(subTopicId: number): SubTopic | undefined {
  return subTopicById.get(subTopicId);
}
