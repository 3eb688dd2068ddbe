/** A waiting question and what becomes of it: answered, kept while the internet is away, marked. */
import { takeHint, type WaitingQuestion } from '@comet/contract/attempts';
import type { Block, GivenAnswer } from '@comet/contract/question';
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from '../api/act.ts';
import { emptyAnswer, isComplete, unreadableBecause } from '../question/answer.ts';
import { stopSpeaking } from '../question/speech.ts';
import { playSound } from '../ui/sounds.ts';
import type { AnswerCall } from './answer-sending.ts';
import type { Reading } from './BesideStimulus.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';
import { afterMark, momentOf, type Rhythm } from './rhythm.ts';
import { useActiveTime } from './use-active-time.ts';
import { useAnswer } from './use-answer.ts';
import type { Marked } from './verdict-texts.ts';

const graceSeconds = lateAnswerGraceMs / 1000;

const tips = [
  'Take your time.',
  'Read it twice, then answer.',
  'One step at a time.',
  'What do you know already?',
  'Look closely. You can do this.',
] as const;
/** A question is always met with the same words. */
const tipOf = (questionId: number): string => tips[questionId % tips.length] ?? tips[0];

/** The question after this one, once it was asked for. */
export interface NextQuestion {
  readonly isComing: boolean;
  readonly isOutOfReach: boolean;
}

interface QuestionCardProps {
  readonly waiting: WaitingQuestion;
  readonly answerCall: AnswerCall;
  readonly isTimed: boolean;
  readonly subject: SubjectKey;
  readonly heading: ReactNode;
  readonly reading: Reading;
  /** How the test went before this question. */
  readonly rhythm: Rhythm;
  readonly next: NextQuestion;
  readonly onMarked: (marked: Marked) => void;
  readonly onNext: () => void;
  /** What the main button says after the last question. */
  readonly endLabel?: string;
}

export function QuestionCard(props: QuestionCardProps) {
  const { waiting, answerCall, isTimed, subject, heading, next, onMarked, onNext } = props;
  const { questionId, question } = waiting;
  const [rhythm] = useState(props.rhythm);
  const [given, setGiven] = useState<GivenAnswer | undefined>(() => emptyAnswer(question.answer));
  const [isNotSure, setNotSure] = useState(false);
  const [message, setMessage] = useState<string>();
  const [marked, setMarked] = useState<Marked>();
  const [hintBlocks, setHintBlocks] = useState<Block[]>();
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
      playSound(result.isRight ? 'right' : 'mend');
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
  useEffect(() => stopSpeaking, []);

  const check = (): void => {
    if (isSending.current || !isComplete(question.answer, given)) return;
    const unreadable = unreadableBecause(question.answer, given);
    if (unreadable !== undefined) {
      setMessage(unreadable);
      return;
    }
    isSending.current = true;
    const sent = {
      questionId,
      answer: given,
      notSure: isNotSure,
      spentMs: Math.min(spentMs(), spentMsLimit),
      withNext: true,
    };
    answer.give(sent, () => {
      isSending.current = false;
    });
  };
  return (
    <QuizQuestion
      subject={subject}
      question={question}
      reading={props.reading}
      heading={heading}
      given={given}
      onChange={change}
      isNotSure={isNotSure}
      onNotSure={setNotSure}
      tip={tipOf(questionId)}
      hint={hintBlocks}
      onHint={() => hint.mutate({ params: { questionId } })}
      notice={noticeOf({ message, isWaiting: answer.isWaiting, isTimed, refusal: answer.error?.message, onNext })}
      isChecking={answer.isPending}
      onCheck={check}
      marked={marked}
      moment={marked === undefined ? undefined : momentOf(rhythm, marked.isRight)}
      inARow={marked === undefined ? rhythm.rightInARow : afterMark(rhythm, marked.isRight).rightInARow}
      isNextComing={next.isComing}
      isNextOutOfReach={next.isOutOfReach}
      onNext={onNext}
      endLabel={props.endLabel}
    />
  );
}

interface Notices {
  readonly message: string | undefined;
  /** It is kept and could not be sent yet. */
  readonly isWaiting: boolean;
  readonly isTimed: boolean;
  readonly refusal: string | undefined;
  readonly onNext: () => void;
}

/** What the mascot has to say about an answer that is not marked; null when there is nothing. */
function noticeOf({ message, isWaiting, isTimed, refusal, onNext }: Notices): ReactNode {
  if (refusal !== undefined)
    return (
      <div role="alert">
        <strong>This answer doesn’t count.</strong> {refusal}{' '}
        <button type="button" onClick={onNext}>
          Go on
        </button>
      </div>
    );
  if (isWaiting)
    return (
      <div role="status">
        <strong>We’ve kept your answer.</strong> We’ll send it when you’re back online.
        {isTimed ? ` The clock keeps running: it counts until ${graceSeconds} seconds after the end.` : ''}
      </div>
    );
  if (message !== undefined)
    return (
      <div role="alert">
        <strong>Not quite an answer yet.</strong> {message}
      </div>
    );
  return null;
}
