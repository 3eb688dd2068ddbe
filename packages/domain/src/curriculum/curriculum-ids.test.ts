import { expect, test } from 'vitest';
import { placeOfTopic, topicOfSubTopic } from './curriculum-ids.ts';
import { findSubject, findSubjectByKey, getSubject, subjects } from './subjects.ts';

test.each([
  [1501, { subjectId: 1, year: 5 }],
  [4712, { subjectId: 4, year: 7 }],
  [2399, { subjectId: 2, year: 3 }],
  [1500, undefined],
  [1201, undefined],
  [1801, undefined],
  [5501, undefined],
  [501, undefined],
  [150_101, undefined],
])('a topic %i is of %j', (topicId, place) => {
  expect(placeOfTopic(topicId)).toEqual(place);
});

test('a sub-topic names its topic', () => expect(topicOfSubTopic(150_103)).toBe(1501));

test('a subject is found by its id and its key', () => {
  for (const subject of subjects) {
    expect(findSubject(subject.subjectId)).toBe(subject);
    expect(getSubject(subject.subjectId)).toBe(subject);
    expect(findSubjectByKey(subject.key)).toBe(subject);
  }
  expect(() => getSubject(5)).toThrow('there is no subject 5');
  expect([findSubject(0), findSubjectByKey('maths'), findSubjectByKey(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
