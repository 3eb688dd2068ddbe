/** A lesson being worked through: one section at a time, one way on, and a list of all of them. */
import type { Lesson, LessonSection } from '@comet/contract/lesson-fields';
import { completeSection } from '@comet/contract/lessons';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../api/act.ts';
import { LessonEnd } from '../../lessons/LessonEnd.tsx';
import { sectionLine, sectionVerbs } from '../../lessons/lesson-texts.ts';
import { WordCards } from '../../lessons/WordCards.tsx';
import { QuizFrame } from '../../question/QuizFrame.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './LessonRun.module.css';
import { QuizPart } from './QuizPart.tsx';
import { VideoSection } from './VideoSection.tsx';

/** What draws PDFs is large: only a lesson with a document loads it. */
const DocumentView = lazily(() => import('../../lessons/DocumentView.tsx'), {
  waiting: () => <SkeletonRows rows={1} height={360} />,
});

interface LessonRunProps {
  readonly lesson: Lesson;
  /** A tutor looks at it as a student sees it: nothing is kept. */
  readonly isPreview?: boolean;
  readonly onLeave: () => void;
}

interface SectionListProps {
  readonly lesson: Lesson;
  readonly completed: readonly number[];
  readonly currentId: number | undefined;
  readonly onChoose: (section: LessonSection) => void;
}

function SectionList({ lesson, completed, currentId, onChoose }: SectionListProps) {
  return (
    <nav aria-label="In this lesson" className={classes.list}>
      <Title order={2} size="h4">
        In this lesson
      </Title>
      {lesson.lessonSections.map((section) => (
        <button
          key={section.id}
          type="button"
          className={classes.row}
          aria-current={section.id === currentId ? 'step' : undefined}
          onClick={() => onChoose(section)}
        >
          <span>
            <strong>{sectionVerbs[section.kind]}</strong>
            <span className={classes.small}>
              {section.name} · {sectionLine(section)}
            </span>
          </span>
          <span className={classes.tick} data-done={completed.includes(section.id)}>
            {completed.includes(section.id) ? '✓' : ''}
            <span className="only-read-aloud">{completed.includes(section.id) ? 'done' : 'to do'}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}

export function LessonRun({ lesson, isPreview = false, onLeave }: LessonRunProps) {
  const sections = lesson.lessonSections;
  const [currentId, setCurrentId] = useState(lesson.nextSectionId ?? undefined);
  const [isAsking, setAsking] = useState(false);
  const [isInQuiz, setInQuiz] = useState(false);
  // The list is loaded again only a moment after a part is done.
  const [doneHere, setDoneHere] = useState<readonly number[]>([]);
  const completed = [...new Set([...lesson.completedSectionIds, ...doneHere])];
  const current = sections.find(({ id }) => id === currentId);
  const nextAfter = (id: number, done: readonly number[]): LessonSection | undefined =>
    sections.find((section) => section.id !== id && !done.includes(section.id));
  const goOn = (id: number): void => {
    const done = [...completed, id];
    setDoneHere((before) => [...before, id]);
    setInQuiz(false);
    setCurrentId(nextAfter(id, done)?.id);
  };
  const complete = useAct(completeSection, { onDone: (_, { body }) => goOn(body.lessonSectionId) });
  const finish = (id: number): void => (isPreview ? goOn(id) : complete.mutate({ body: { lessonSectionId: id } }));
  const place = current === undefined ? 0 : sections.indexOf(current) + 1;
  if (current?.kind === 'quiz' && isInQuiz)
    return (
      <QuizPart
        subject={lesson.subject}
        section={current}
        onBack={() => setInQuiz(false)}
        onDone={() => finish(current.id)}
      />
    );
  return (
    <QuizFrame
      subject={lesson.subject}
      onLeave={onLeave}
      leaveLabel="Leave the lesson"
      title={
        <div className={classes.title}>
          <Title order={1} size="h4" className={classes.name}>
            {lesson.lessonName}
          </Title>
          <Text size="sm">{current === undefined ? 'All parts done' : `Part ${place} of ${sections.length}`}</Text>
        </div>
      }
      counter={
        <Text size="sm" role="status" aria-label={`${completed.length} of ${sections.length} parts done`}>
          {completed.length}/{sections.length}
        </Text>
      }
    >
      <div className={classes.page} data-full data-asking={isAsking}>
        {current === undefined ? (
          <LessonEnd lesson={lesson} isPreview={isPreview} onLeave={onLeave} />
        ) : (
          <>
            {current.kind === 'video' ? (
              <VideoSection
                key={current.id}
                section={current}
                subject={lesson.subject}
                isPreview={isPreview}
                onAsking={setAsking}
                onEnd={() => finish(current.id)}
              />
            ) : null}
            {current.kind === 'document' ? (
              <Stack className={classes.column}>
                <Title order={2} size="h3">
                  {current.name}
                </Title>
                <DocumentView key={current.id} url={current.documentUrl} name={current.name} />
                <Button component="a" href={current.documentUrl} download rel="noopener" variant="default">
                  Download the document
                </Button>
              </Stack>
            ) : null}
            {current.kind === 'vocabulary' ? (
              <div className={classes.column}>
                <WordCards key={current.id} words={current.words} onDone={() => finish(current.id)} />
              </div>
            ) : null}
            {current.kind === 'quiz' ? (
              <Stack className={classes.column} align="center">
                <Title order={2} size="h3">
                  {current.name}
                </Title>
                <Text>
                  {sectionLine(current)} about {current.subTopicTitle}
                </Text>
                {current.quiz?.isFinished === true ? (
                  <Text>
                    Your best: {current.quiz.correctAnswers} of {current.quiz.numberOfQuestions} right
                  </Text>
                ) : null}
                <Button color="go" size="lg" disabled={isPreview} onClick={() => setInQuiz(true)}>
                  {current.quiz === null ? 'Start the quiz' : current.quiz.isFinished ? 'Try again' : 'Carry on'}
                </Button>
              </Stack>
            ) : null}
            {isAsking ? null : (
              <div className={classes.column}>
                {current.kind === 'vocabulary' ? null : (
                  <Button
                    color="go"
                    fullWidth
                    loading={complete.isPending}
                    variant={current.kind === 'quiz' ? 'default' : 'filled'}
                    onClick={() => finish(current.id)}
                  >
                    {nextAfter(current.id, completed) === undefined ? 'Finish the lesson' : 'Next part'}
                  </Button>
                )}
                <SectionList
                  lesson={lesson}
                  completed={completed}
                  currentId={currentId}
                  onChoose={({ id }) => {
                    setInQuiz(false);
                    setCurrentId(id);
                  }}
                />
              </div>
            )}
          </>
        )}
      </div>
    </QuizFrame>
  );
}
