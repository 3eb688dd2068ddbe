/** An exam being taken: quiet, with the clock, every question at a glance, and nothing about right or wrong. */
import { type ExamPaper, finishExam, getExamQuestions, pauseExam, syncRemainingTime } from '@comet/contract/exams';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { act, useDoing } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { ExamClock } from '../../exams/ExamClock.tsx';
import { saveTexts } from '../../exams/exam-texts.ts';
import { isAnswered, Palette } from '../../exams/Palette.tsx';
import { SpentTime } from '../../exams/SpentTime.tsx';
import { type ExamAnswers, useExamAnswers } from '../../exams/use-exam-answers.ts';
import { AnswerInput } from '../../question/AnswerInput.tsx';
import { Blocks } from '../../question/Blocks.tsx';
import { QuizFrame, QuizPage } from '../../question/QuizFrame.tsx';
import { StimulusPane } from '../../question/StimulusPane.tsx';
import { askedOf, openTexts, stimulusOf } from '../../question/stimulus.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import classes from './ExamRun.module.css';
import { HandInForm } from './HandInForm.tsx';

interface ExamRunProps {
  readonly lessonId: number;
  readonly lessonName: string;
  readonly subject: SubjectKey;
  readonly onLeave: () => void;
  /** Called once the exam is over. */
  readonly onEnd: () => void;
}

type Open = Extract<ExamPaper, { status: 'PROCCESS' }>;

/** How often the server's clock is asked. */
const syncMs = 30_000;
/** While an exam ends, its end is asked for again soon. */
const endingMs = 5000;

function Questions(props: {
  readonly paper: Open;
  readonly answers: ExamAnswers;
  readonly onHandIn: () => void;
  readonly onNext: () => void;
}) {
  const { paper, answers, onHandIn, onNext } = props;
  const { questions, order } = paper;
  const [chosenId, setChosenId] = useState<number>();
  const [isReading, setReading] = useState(false);
  const place = Math.max(
    0,
    questions.findIndex(({ questionId }) => questionId === chosenId),
  );
  const current = questions[place];
  if (current === undefined) return null;
  const entry = answers.entryOf(current);
  const isLast = order === 'oneByOne' ? current.position === paper.numberOfQuestions : place === questions.length - 1;
  const stimulus = stimulusOf(current.question);
  const handInLabel = paper.part.place < paper.part.count ? 'Hand in this part' : 'Hand in';
  const next = questions[place + 1];
  return (
    <div className={classes.sheet} data-shared={stimulus !== undefined} data-palette={order === 'free'}>
      {stimulus === undefined ? null : (
        <StimulusPane key={stimulus.id} stimulus={stimulus} className={classes.stimulus} isOpen={isReading} />
      )}
      <section aria-label={`Question ${current.position}`} className={classes.question}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h4">
            Question {current.position} of {paper.numberOfQuestions}
          </Title>
          <Button
            variant={entry.isFlagged ? 'filled' : 'default'}
            size="sm"
            aria-pressed={entry.isFlagged}
            onClick={() => answers.change(current, { isFlagged: !entry.isFlagged })}
          >
            {entry.isFlagged ? 'Flagged' : 'Flag for later'}
          </Button>
        </Group>
        <SpentTime key={`time ${current.questionId}`} questionId={current.questionId} />
        {stimulus === undefined ? null : (
          <Button
            variant="default"
            className={classes.read}
            aria-expanded={isReading}
            onClick={() => setReading(!isReading)}
          >
            {isReading ? `Hide the ${stimulus.name}` : openTexts[stimulus.name]}
          </Button>
        )}
        <div className={classes.prompt}>
          <Blocks blocks={askedOf(current.question)} />
        </div>
        <AnswerInput
          key={current.questionId}
          form={current.question.answer}
          given={entry.given ?? undefined}
          onChange={(given) => answers.change(current, { given })}
        />
        <Group justify="space-between">
          {order === 'oneByOne' ? (
            <Button color="go" size="lg" fullWidth onClick={isLast ? onHandIn : onNext}>
              {isLast ? handInLabel : 'Next question'}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                size="lg"
                disabled={place === 0}
                onClick={() => setChosenId(questions[place - 1]?.questionId)}
              >
                Back
              </Button>
              <Button color="go" size="lg" onClick={next === undefined ? onHandIn : () => setChosenId(next.questionId)}>
                {next === undefined ? handInLabel : 'Next question'}
              </Button>
            </>
          )}
        </Group>
      </section>
      {order === 'free' ? (
        <aside className={classes.aside}>
          <Palette
            questions={questions}
            entryOf={answers.entryOf}
            currentId={current.questionId}
            onChoose={setChosenId}
          />
          <Button variant="default" mt="md" fullWidth onClick={onHandIn}>
            {handInLabel}
          </Button>
        </aside>
      ) : null}
    </div>
  );
}

function Running(props: ExamRunProps & { readonly paper: Open; readonly onReload: () => void }) {
  const { paper, lessonName, subject, onLeave, onReload } = props;
  const { lessonAttemptId, part } = paper;
  const answers = useExamAnswers();
  const modal = useModal();
  const [isTimeUp, setTimeUp] = useState(paper.remainingMs === 0);
  const { data: synced } = useAsk(
    syncRemainingTime,
    { query: { lessonAttemptId } },
    { repeatMs: isTimeUp ? endingMs : syncMs },
  );
  const { flush } = answers;
  const isElsewhere =
    synced !== undefined &&
    (synced.status === 'FINISH' || synced.part !== part.place || synced.isPaused !== paper.isPaused);
  useEffect(() => {
    if (isElsewhere) onReload();
  }, [isElsewhere, onReload]);
  // The server takes what is on its way for half a minute; then the exam is over.
  useEffect(() => {
    if (!isTimeUp) return;
    const timer = setTimeout(onReload, lateAnswerGraceMs + 1000);
    return () => clearTimeout(timer);
  }, [isTimeUp, onReload]);
  const onZero = useCallback(() => {
    setTimeUp(true);
    void flush().then(() => {
      if (part.place < part.count) onReload();
    });
  }, [flush, onReload, part]);
  const finish = useDoing(async () => {
    await flush();
    await act(finishExam, { body: { lessonAttemptId, part: part.place } });
    onReload();
  });
  const pause = useDoing(async (isPaused: boolean) => {
    await flush();
    await act(pauseExam, { body: { lessonAttemptId, isPaused } });
    onReload();
  });
  const empty = paper.questions.filter((question) => !isAnswered(question, answers.entryOf(question)));
  const askHandIn = (): void =>
    modal.open({
      title: part.place < part.count ? 'Hand in this part?' : 'Hand in your exam?',
      body: (
        <HandInForm
          questionCount={paper.questions.length}
          emptyCount={empty.length}
          isLastPart={part.place === part.count}
          onBack={modal.clear}
          onHandIn={() => {
            modal.clear();
            finish.mutate(undefined);
          }}
        />
      ),
    });
  const remainingMs = synced?.part === part.place && !isElsewhere ? synced.remainingMs : paper.remainingMs;
  return (
    <QuizFrame
      subject={subject}
      onLeave={onLeave}
      leaveLabel="Leave the exam"
      title={
        <div>
          <Title order={1} size="h4" className={classes.name}>
            {lessonName}
          </Title>
          <Text size="sm">{part.count > 1 ? `Part ${part.place} of ${part.count}: ${part.name}` : 'Exam'}</Text>
        </div>
      }
      counter={
        remainingMs === null ? null : <ExamClock remainingMs={remainingMs} isPaused={paper.isPaused} onZero={onZero} />
      }
    >
      <div className={classes.page}>
        {paper.isPaused ? (
          <EmptyState title="The clock is paused">
            <Text>Have a break. Your answers are safe.</Text>
            <Button color="go" loading={pause.isPending} onClick={() => pause.mutate(false)}>
              Carry on
            </Button>
          </EmptyState>
        ) : isTimeUp || paper.questions.length === 0 ? (
          <EmptyState title="Time is up">
            <Text>Well done for keeping going. We’re putting your answers together.</Text>
          </EmptyState>
        ) : (
          <Questions
            paper={paper}
            answers={answers}
            onHandIn={askHandIn}
            onNext={() => {
              const [current] = paper.questions;
              if (current !== undefined) void answers.pass(current).then(onReload);
            }}
          />
        )}
        <Group justify="center" className={classes.foot}>
          <Text size="sm" role="status">
            {finish.isPending ? 'Handing in…' : saveTexts[answers.saveState]}
          </Text>
          {paper.mayPause && !paper.isPaused && !isTimeUp ? (
            <Button variant="subtle" size="sm" loading={pause.isPending} onClick={() => pause.mutate(true)}>
              Pause the clock
            </Button>
          ) : null}
        </Group>
      </div>
    </QuizFrame>
  );
}

export function ExamRun(props: ExamRunProps) {
  const { lessonId, subject, onLeave, onEnd } = props;
  const paper = useAsk(getExamQuestions, { query: { lessonId } });
  const { data, refetch } = paper;
  const isOver = data?.status === 'FINISH';
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const reload = useCallback(() => void refetch(), [refetch]);
  if (data?.status === 'PROCCESS')
    return (
      <Running
        // Each part, and each stretch between two pauses, has a clock of its own.
        key={`${data.part.place} ${data.isPaused} ${data.questions[0]?.questionId}`}
        {...props}
        paper={data}
        onReload={reload}
      />
    );
  return (
    <QuizPage subject={subject} onLeave={onLeave} leaveLabel="Leave the exam">
      <Stack>
        <Loaded query={paper} skeleton={<SkeletonRows rows={3} height={120} />}>
          {() => null}
        </Loaded>
      </Stack>
    </QuizPage>
  );
}
