/** The path of a subject and year: its topics that can be worked on, in the order of learning; a chapter is a topic as a mission. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { hasQuestions } from '../registry.ts';
import { findTopic, type SubTopic, type Topic, topics } from './curriculum.ts';

/** The sub-topics of a chapter that can be tested; one that has no questions yet stands in nobody's way. */
export function testedSubTopics(topic: Topic): SubTopic[] {
  return topic.subTopics.filter(({ subTopicId }) => hasQuestions(subTopicId));
}

/** The chapters of a subject and year, first to last. */
export function chaptersOf(subjectId: number, year: Year): Topic[] {
  return topics.filter(
    (topic) => topic.subject.subjectId === subjectId && topic.year === year && testedSubTopics(topic).length > 0,
  );
}

/** The chapters of the path on which a chapter stands, with its place; undefined where there is no such chapter. */
export function pathOf(chapterId: number): { readonly path: readonly Topic[]; readonly place: number } | undefined {
  const topic = findTopic(chapterId);
  if (topic === undefined) return undefined;
  const path = chaptersOf(topic.subject.subjectId, topic.year);
  const place = path.findIndex(({ topicId }) => topicId === chapterId);
  return place === -1 ? undefined : { path, place };
}
