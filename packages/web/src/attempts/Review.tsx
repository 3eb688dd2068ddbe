/** The answered questions of an attempt: what was given, what is right, and why. */
import { reviewAttempt } from '@comet/contract/attempts';
import type { AnswerOf } from '@comet/contract/call';
import { addMistakes } from '@comet/contract/flashcards';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { reviewNote } from './correction-texts.ts';
import { ReportForm } from './ReportForm.tsx';

type Reviewed = AnswerOf<typeof reviewAttempt>['questions'][number];

function ReviewedQuestion({ reviewed, isMixed }: { readonly reviewed: Reviewed; readonly isMixed: boolean }) {
  const [isReporting, setReporting] = useState(false);
  const {
    questionId,
    position,
    question,
    given,
    isRight,
    notSure,
    because,
    rightAnswer,
    explanation,
    hintUsed,
    isWithdrawn,
    correction,
  } = reviewed;
  return (
    <Card label={`Question ${position}`}>
      <Stack gap="sm">
        <Group gap="xs">
          <Text fw={600}>Question {position}</Text>
          {isMixed ? (
            <Badge color={isRight ? 'right' : 'orange'} variant="outline" tt="none" style={{ color: 'inherit' }}>
              {isRight ? 'Right' : 'Wrong'}
            </Badge>
          ) : null}
          {notSure ? <Text size="sm">was not sure</Text> : null}
          {hintUsed ? <Text size="sm">with a hint</Text> : null}
        </Group>
        {isWithdrawn || correction !== null ? <Text>{reviewNote(isWithdrawn, correction)}</Text> : null}
        <Blocks blocks={question.prompt} />
        <AnswerInput
          form={question.answer}
          given={given}
          right={isWithdrawn ? given : rightAnswer}
          isRight={isRight}
          onChange={() => undefined}
        />
        {because === null ? null : <Text>{because}</Text>}
        {isWithdrawn ? null : (
          <details>
            <summary>How it works</summary>
            {explanation.map((step, place) => (
              <Blocks key={place} blocks={step} />
            ))}
          </details>
        )}
        {isReporting ? (
          <ReportForm questionId={questionId} onDone={() => setReporting(false)} />
        ) : (
          <Group justify="flex-end">
            <Button
              variant="subtle"
              size="sm"
              aria-label={`Report a problem with question ${position}`}
              onClick={() => setReporting(true)}
            >
              Report a problem
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

interface ReviewedQuestionsProps {
  readonly questions: readonly Reviewed[];
  /** Right and wrong ones stand together, so each says which it is. */
  readonly isMixed: boolean;
}

export function ReviewedQuestions({ questions, isMixed }: ReviewedQuestionsProps) {
  return (
    <Stack>
      {questions.map((reviewed) => (
        <ReviewedQuestion key={reviewed.questionId} reviewed={reviewed} isMixed={isMixed} />
      ))}
    </Stack>
  );
}

/** The mistakes as flashcards, so that they come back until they're known. */
function MakeCards({ attemptId }: { readonly attemptId: number }) {
  const make = useAct(addMistakes, {
    done: ({ added }) =>
      added === 0
        ? 'These are flashcards already'
        : `${added} new ${added === 1 ? 'flashcard' : 'flashcards'} in My mistakes`,
  });
  return (
    <Button
      variant="default"
      loading={make.isPending}
      onClick={() => make.mutate({ body: { attemptId } })}
      style={{ alignSelf: 'flex-start' }}
    >
      Make flashcards of these
    </Button>
  );
}

interface ReviewProps {
  readonly attemptId: number;
  /** Leaves out what was right. */
  readonly onlyWrong?: boolean;
}

export function Review({ attemptId, onlyWrong = false }: ReviewProps) {
  return (
    <Loaded query={useAsk(reviewAttempt, { query: { attemptId } })} skeleton={<SkeletonRows rows={4} height={120} />}>
      {({ questions }) => (
        <Stack>
          {questions.length === 0 ? <Text>Nothing has been answered yet.</Text> : null}
          {onlyWrong && questions.some(({ isRight }) => !isRight) ? <MakeCards attemptId={attemptId} /> : null}
          <ReviewedQuestions
            questions={questions.filter(({ isRight }) => !onlyWrong || !isRight)}
            isMixed={!onlyWrong}
          />
        </Stack>
      )}
    </Loaded>
  );
}
