/** Lessons of the demo's tutor, published to the demo's class. */
import type { SectionBody } from '@comet/contract/lesson-fields';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { defaultExamSettings } from '@comet/domain/exams/exams';
import { minutes } from '@comet/domain/time';
import type { Services } from '../services.ts';

interface DemoLesson {
  readonly lessonName: string;
  readonly description: string;
  readonly subject: SubjectKey;
  readonly sections: SectionBody[];
}

/** A card of words to learn. */
export const word = (one: string, definition: string, example: string, synonyms = '', antonyms = '') => ({
  word: one,
  definition,
  synonyms,
  antonyms,
  example,
});

const quiz = (name: string, year: 5, topic: number, subTopic: number): SectionBody => ({
  kind: 'quiz',
  name,
  year,
  topic,
  subTopic,
  numberOfQuestions: 5,
  difficulty: 'easy',
});

const lessons: readonly DemoLesson[] = [
  {
    lessonName: 'Words for angles',
    description: 'Learn the words first, then spot the angles.',
    subject: 'math',
    sections: [
      {
        kind: 'vocabulary',
        name: 'Kinds of angle',
        words: [
          word('acute', 'An angle smaller than a right angle.', 'The tip of a slice of pizza is acute.', '', 'obtuse'),
          word('obtuse', 'Bigger than a right angle, smaller than a straight line.', 'An open fan is obtuse.'),
          word('reflex', 'Bigger than a straight line.', 'Go round the outside and the angle is reflex.'),
          word('vertex', 'The corner where two lines meet.', 'An angle opens at its vertex.', 'corner'),
        ],
      },
      quiz('Check-up: angles', 5, 1508, 150801),
    ],
  },
  {
    lessonName: 'Colourful words',
    description: 'Swap tired words for better ones.',
    subject: 'english',
    sections: [
      {
        kind: 'vocabulary',
        name: 'Instead of “said”',
        words: [
          word('murmured', 'Said very softly.', '“Is anybody there?” she murmured.', 'whispered', 'shouted'),
          word('announced', 'Told everybody.', 'The captain announced the team.', 'declared'),
          word('grumbled', 'Complained in a low voice.', '“Rain again,” he grumbled.', 'moaned'),
        ],
      },
    ],
  },
  {
    lessonName: 'Numbers at a glance',
    description: 'Adding large numbers in columns.',
    subject: 'math',
    sections: [quiz('Check-up: columns', 5, 1501, 150101)],
  },
];

/** A short exam that nobody has begun. */
async function makeDemoExam(services: Services, tutorId: number, classroomId: number): Promise<void> {
  const { id } = await services.lessons.create(tutorId, {
    lessonName: 'Autumn check',
    description: 'Columns and angles. No revision needed.',
    subject: 'math',
    pictureUrl: 'drawn:math',
    classRoomId: classroomId,
    type: 'exam',
  });
  const data = [quiz('Columns', 5, 1501, 150101), quiz('Angles', 5, 1508, 150801)];
  await services.lessonSections.add(tutorId, { lessonId: id, questionFor: 'exam', data });
  await services.examAuthoring.update(tutorId, id, {
    ...defaultExamSettings,
    timeLimitMs: minutes(20),
    mayPause: true,
    sectionLimitsMs: [],
  });
  await services.lessons.publish(tutorId, id, { when: 'now', classroomIds: [classroomId], isForOneToOne: false });
}

export async function makeDemoLessons(services: Services, tutorId: number, classroomId: number): Promise<void> {
  for (const { sections, ...lesson } of lessons) {
    const form = {
      ...lesson,
      pictureUrl: `drawn:${lesson.subject}`,
      classRoomId: classroomId,
      type: 'lesson',
    } as const;
    const { id } = await services.lessons.create(tutorId, form);
    await services.lessonSections.add(tutorId, { lessonId: id, questionFor: 'lesson', data: sections });
    await services.lessons.publish(tutorId, id, { when: 'now', classroomIds: [classroomId], isForOneToOne: false });
  }
  await makeDemoExam(services, tutorId, classroomId);
}
