/** The end of a lesson: how it went, and how the child feels about it. */
import type { Lesson } from '@comet/contract/lesson-fields';
import { assessSelf } from '@comet/contract/lessons';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { type SelfAssessment, selfAssessments } from '@comet/domain/lessons/lessons';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../api/act.ts';
import { Mascot } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';

const labels: Readonly<Record<SelfAssessment, string>> = {
  confident: 'I’ve got it',
  needMorePractice: 'I’d like more practice',
};

/** Where a child practises what the lesson was about: the chapters of its quizzes. */
function PracticeLinks({ lesson }: { readonly lesson: Lesson }) {
  const subjectId = findSubjectByKey(lesson.subject)?.subjectId;
  const chapters = new Map(
    lesson.lessonSections.flatMap((section) => (section.kind === 'quiz' ? [[section.subTopic, section] as const] : [])),
  );
  if (subjectId === undefined) return null;
  return [...chapters.values()].map(({ subTopic, subTopicTitle, year, topic }) => (
    <Button
      key={subTopic}
      component={Link}
      to={paths.missionsAt({ subjectId, year, chapterId: topic })}
      color="go"
      h="auto"
      py="xs"
      styles={{ label: { whiteSpace: 'normal' } }}
    >
      Practise: {subTopicTitle}
    </Button>
  ));
}

interface LessonEndProps {
  readonly lesson: Lesson;
  readonly isPreview: boolean;
  readonly onLeave: () => void;
}

export function LessonEnd({ lesson, isPreview, onLeave }: LessonEndProps) {
  const [chosen, setChosen] = useState(lesson.progress?.selfAssessment ?? undefined);
  const assess = useAct(assessSelf);
  const quizzes = lesson.lessonSections.flatMap((section) =>
    section.kind === 'quiz' && section.quiz?.isFinished === true ? [section.quiz] : [],
  );
  const right = quizzes.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0);
  const all = quizzes.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
  return (
    <Stack align="center" ta="center" px="md" py="xl">
      <Mascot subject={lesson.subject} mood="cheer" size={140} />
      <Title order={2}>Lesson done!</Title>
      {all > 0 ? (
        <Text>
          You got {right} of {all} in the quiz.
        </Text>
      ) : null}
      <Title order={3} size="h4">
        How do you feel about it?
      </Title>
      <Group justify="center">
        {selfAssessments.map((assessment) => (
          <Button
            key={assessment}
            variant={chosen === assessment ? 'filled' : 'default'}
            aria-pressed={chosen === assessment}
            onClick={() => {
              setChosen(assessment);
              if (!isPreview) assess.mutate({ params: { id: lesson.id }, body: { selfAssessment: assessment } });
            }}
          >
            {labels[assessment]}
          </Button>
        ))}
      </Group>
      {chosen === undefined ? null : <Text role="status">Thank you! Your tutor will see that.</Text>}
      {chosen === 'needMorePractice' && !isPreview ? <PracticeLinks lesson={lesson} /> : null}
      <Button color={chosen === 'needMorePractice' ? undefined : 'go'} onClick={onLeave}>
        Back to lessons
      </Button>
    </Stack>
  );
}
