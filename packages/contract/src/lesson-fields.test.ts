import { expect, test } from 'vitest';
import { sectionBodySchema } from './lesson-fields.ts';
import { createLesson } from './lessons.ts';

const textsOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }): string[] =>
  result.error?.issues.map(({ message }) => message) ?? [];

test('a lesson without anything is told what is missing, in the specification’s words', () => {
  expect(textsOf(createLesson.body.safeParse({}))).toEqual([
    'Lesson name is a required field',
    'Cover is a required field',
    'Subject is a required field',
    'Class is a required field',
  ]);
});

test('a form whose class is empty sends 0, and is told in the same words', () => {
  const body = { lessonName: 'Fractions', pictureUrl: 'drawn:math', subject: 'math', classRoomId: 0 };
  expect(textsOf(createLesson.body.safeParse(body))).toEqual(['Class is a required field']);
});

const quiz = { kind: 'quiz', name: 'Quiz', year: 5, topic: 1501, subTopic: 150101, numberOfQuestions: 5 } as const;

test.each([
  [{ kind: 'video' }, ['Video name is a required field', 'Video is a required field']],
  [{ kind: 'document' }, ['Document name is a required field', 'Document is a required field']],
  [
    { kind: 'quiz' },
    [
      'Quiz name is a required field',
      'Year is a required field',
      'Topic is a required field',
      'Subtopic is a required field',
      'Number of questions is required',
    ],
  ],
  [{ ...quiz, numberOfQuestions: 0 }, ['At least one question is required']],
  [{ ...quiz, numberOfQuestions: Number.NaN }, ['Number of questions is required']],
  [{ kind: 'vocabulary', name: 'Words', words: [{ word: '' }] }, ['Word is required']],
  [quiz, []],
])('a section %j is told what is missing', (section, texts) => {
  expect(textsOf(sectionBodySchema.safeParse(section))).toEqual(texts);
});

test.each([
  ['drawn:math', true],
  ['drawn:history', false],
  ['https://example.org/cover.png', false],
  ['/files/../../secret', false],
  ['/files/0f1e2d3c-0000-4000-8000-000000000001.png?expires=1', true],
])('a cover %s: %s', (pictureUrl, isGood) => {
  const body = { lessonName: 'Fractions', pictureUrl, subject: 'math', classRoomId: 'oneToOne' };
  expect(createLesson.body.safeParse(body).success).toBe(isGood);
});
