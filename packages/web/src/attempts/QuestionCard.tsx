/** One question on a screen: prompt, answer, not sure, hint, read aloud, report; then what came of it. */
import { takeHint, type WaitingQuestion } from '@comet/contract/attempts';
import type { Block, GivenAnswer } from '@comet/contract/question';
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { Alert, Box, Button, Group, Stack, Switch } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from '../api/act.ts';
import { Speaker } from '../mascots/Speaker.tsx';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { emptyAnswer, isComplete, unreadableBecause } from '../question/answer.ts';
import { Blocks } from '../question/Blocks.tsx';
import { speak, stopSpeaking } from '../question/speech.ts';
import { useCanSpeak } from '../question/use-can-speak.ts';
import { useModal } from '../ui/modal-host.tsx';
import type { AnswerCall } from './answer-sending.ts';
import { Feedback, type Marked, type NextQuestion } from './Feedback.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useActiveTime } from './use-active-time.ts';
import { useAnswer } from './use-answer.ts';

const graceSeconds = lateAnswerGraceMs / 1000;

const openings = [
  'Take your time.',
  'Read it twice, then answer.',
  'One step at a time.',
  'What do you know already?',
  'Look closely. You can do this.',
] as const;
/** A question is always met with the same words. */
const opening = (questionId: number): string => openings[questionId % openings.length] ?? openings[0];

const briefLetters = 90;
/** A question of a line or two can be large; stories, passages and tables need their lines. */
function isBrief(prompt: readonly Block[]): boolean {
  const texts = prompt.map((block) => (block.type === 'text' ? block.text.length : 0));
  const hasMuch = prompt.some(({ type }) => type === 'passage' || type === 'table');
  return !hasMuch && texts.reduce((sum, letters) => sum + letters, 0) <= briefLetters;
}

interface QuestionCardProps {
  readonly waiting: WaitingQuestion;
  readonly answerCall: AnswerCall;
  readonly isTimed: boolean;
  readonly subject: SubjectKey;
  readonly next: NextQuestion;
  readonly onMarked: (marked: Marked) => void;
  readonly onNext: () => void;
}

export function QuestionCard({ waiting, answerCall, isTimed, subject, next, onMarked, onNext }: QuestionCardProps) {
  const { questionId, question } = waiting;
  const canSpeak = useCanSpeak();
  const [given, setGiven] = useState<GivenAnswer | undefined>(() => emptyAnswer(question.answer));
  const [isNotSure, setNotSure] = useState(false);
  const [message, setMessage] = useState<string>();
  const [marked, setMarked] = useState<Marked>();
  const [hintBlocks, setHintBlocks] = useState<Block[]>();
  const modal = useModal();
  const hint = useAct(takeHint, { onDone: (taken) => setHintBlocks(taken.hint) });
  const spentMs = useActiveTime(questionId);
  const answer = useAnswer({
    questionId,
    answerCall,
    onKept: (sent) => {
      setGiven(sent.answer);
      setNotSure(sent.notSure ?? false);
    },
    onArrived: (result) => {
      if (result.verdict !== 'marked') return setMessage(result.message);
      setMarked(result);
      onMarked(result);
    },
  });
  // A second click comes before the first one is drawn.
  const isSending = useRef(false);
  const change = useCallback((next: GivenAnswer) => {
    setGiven(next);
    setMessage(undefined);
  }, []);
  // Each question is read from its beginning.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => stopSpeaking, []);

  const isReady = isComplete(question.answer, given) && marked === undefined && !answer.isPending;
  const submit = (): void => {
    if (!isReady || isSending.current) return;
    const unreadable = unreadableBecause(question.answer, given);
    if (unreadable !== undefined) {
      setMessage(unreadable);
      return;
    }
    isSending.current = true;
    const sent = { questionId, answer: given, notSure: isNotSure, spentMs: Math.min(spentMs(), spentMsLimit) };
    answer.give(sent, () => {
      isSending.current = false;
    });
  };
  const showHint = (): void => hint.mutate({ params: { questionId } });

  const reportButton = (
    <Button
      variant="subtle"
      size="sm"
      px="sm"
      aria-label="Report a problem"
      onClick={() =>
        modal.open({
          title: 'Report a problem',
          body: <ReportForm questionId={questionId} onDone={modal.clear} />,
        })
      }
    >
      Report
    </Button>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        {/* It speaks below once the answer is marked. */}
        <Speaker
          subject={subject}
          mood={hintBlocks === undefined ? 'idle' : 'think'}
          says={hintBlocks === undefined ? opening(questionId) : 'Here is something to start from.'}
          isGone={marked !== undefined}
        />
        <Box {...(isBrief(question.prompt) ? { fz: 'xl', fw: 500, lh: 1.4 } : {})}>
          <Blocks blocks={question.prompt} />
        </Box>
        <AnswerInput form={question.answer} given={given} right={marked?.rightAnswer} onChange={change} />
        {message === undefined ? null : (
          <Alert role="alert" color="orange" title="Not quite an answer yet">
            {message}
          </Alert>
        )}
        {answer.isWaiting ? (
          <Alert role="status" color="orange" title="We keep your answer">
            It goes off by itself when the internet is back.
            {isTimed ? ` The clock does not wait: it counts until ${graceSeconds} seconds after the end.` : ''}
          </Alert>
        ) : null}
        {answer.error === null ? null : (
          <Alert role="alert" color="orange" title="This answer does not count">
            {answer.error.message}{' '}
            <Button variant="subtle" size="sm" onClick={onNext}>
              Go on
            </Button>
          </Alert>
        )}
        {hintBlocks === undefined ? null : (
          <Alert role="status" title="A hint">
            <Blocks blocks={hintBlocks} />
          </Alert>
        )}
        {marked === undefined ? (
          <>
            <Button type="submit" color="go" size="lg" disabled={!isReady} loading={answer.isPending}>
              Check my answer
            </Button>
            <Group justify="space-between" gap="sm">
              <Switch
                label="I am not sure"
                checked={isNotSure}
                onChange={(event) => setNotSure(event.currentTarget.checked)}
              />
              <Group gap="xs">
                {canSpeak ? (
                  <Button variant="default" size="sm" onClick={() => speak(question.spoken)}>
                    Read aloud
                  </Button>
                ) : null}
                <Button
                  variant="default"
                  size="sm"
                  onClick={showHint}
                  loading={hint.isPending}
                  disabled={hintBlocks !== undefined}
                >
                  Hint
                </Button>
                {reportButton}
              </Group>
            </Group>
          </>
        ) : (
          <>
            <Feedback marked={marked} subject={subject} next={next} onNext={onNext} />
            <Group justify="flex-end">{reportButton}</Group>
          </>
        )}
      </Stack>
    </form>
  );
}
