import { placeOfTopic, topicOfSubTopic } from '@comet/domain/curriculum/curriculum-ids';
import { expect, test } from 'vitest';
import { topics } from './curriculum.ts';

test('every topic and sub-topic has the id that its place on the map gives it', () => {
  for (const { topicId, subject, year, subTopics } of topics) {
    expect(placeOfTopic(topicId)).toEqual({ subjectId: subject.subjectId, year });
    for (const { subTopicId } of subTopics) expect(topicOfSubTopic(subTopicId)).toBe(topicId);
  }
});

test('no id is used twice', () => {
  const ids = topics.flatMap(({ topicId, subTopics }) => [topicId, ...subTopics.map(({ subTopicId }) => subTopicId)]);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
