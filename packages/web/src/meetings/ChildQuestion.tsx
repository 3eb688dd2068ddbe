/** The tutor's question on a child's screen: answered in secret, changed as often as one likes, and shown to all at once. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { Act } from '@comet/domain/meetings/room';
import { answerKey } from '@comet/domain/meetings/room-question';
import type { QuestionState } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { emptyAnswer, isComplete } from '../question/answer.ts';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Question.module.css';
import type { AskedQuestion } from './room-state.ts';
import { answersInText, markText } from './room-texts.ts';

interface ChildQuestionProps {
  readonly subject: SubjectKey;
  readonly asked: AskedQuestion;
  readonly progress: QuestionState;
  readonly onAct: (act: Act) => void;
}

const noChange = (): void => undefined;

function Solved({ asked, subject }: Pick<ChildQuestionProps, 'asked' | 'subject'>) {
  const { question, solution, mine } = asked;
  if (solution === undefined) return null;
  const { rightAnswer, explanation, mark } = solution;
  const isRight = mark?.isRight ?? false;
  return (
    <>
      <div className={classes.verdict} data-right={isRight}>
        <Mascot subject={subject} mood={isRight ? 'cheer' : 'think'} size={52} />
        <p role="status">{markText(mark)}</p>
      </div>
      <AnswerInput
        form={question.answer}
        given={mine ?? undefined}
        right={rightAnswer}
        isRight={isRight}
        onChange={noChange}
      />
      <details>
        <summary>How it works</summary>
        {explanation.map((step, place) => (
          <Blocks key={place} blocks={step} />
        ))}
      </details>
    </>
  );
}

export function ChildQuestion({ subject, asked, progress, onAct }: ChildQuestionProps) {
  const { number, question, mine, fault } = asked;
  const [given, setGiven] = useState(mine ?? emptyAnswer(question.answer));
  const [sent, setSent] = useState<string>();
  const isIn = mine !== null && given !== undefined && answerKey(mine) === answerKey(given);
  const form = useRef<HTMLFormElement>(null);
  // A number chooses, and Enter sends: nothing has to be found by Tab.
  useEffect(() => {
    const send = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Enter' && target === document.body) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', send);
    return () => window.removeEventListener('keydown', send);
  }, []);
  const isOnItsWay = given !== undefined && sent === answerKey(given);
  return (
    <div className={classes.question}>
      <h2 className={classes.title} aria-live="polite">
        {progress.isShown ? 'The answer' : 'A question for everyone'}
      </h2>
      <div className={classes.prompt}>
        <Blocks blocks={question.prompt} />
      </div>
      {progress.isShown ? (
        <Solved asked={asked} subject={subject} />
      ) : (
        <form
          ref={form}
          className={classes.answering}
          onSubmit={(event) => {
            event.preventDefault();
            if (isIn || !isComplete(question.answer, given)) return;
            setSent(answerKey(given));
            onAct({ type: 'give', number, given });
          }}
        >
          <AnswerInput form={question.answer} given={given} onChange={setGiven} />
          <Button type="submit" color="go" disabled={isIn || !isComplete(question.answer, given)}>
            {mine === null ? 'Send my answer' : 'Change my answer'}
          </Button>
          <p className={classes.state} role="status">
            {fault ??
              (isIn ? 'Your answer is in. We’ll open them all together.' : isOnItsWay ? 'Sending your answer …' : '')}
          </p>
          <p className={classes.count}>{answersInText(progress.answeredCount, progress.childCount)}</p>
        </form>
      )}
    </div>
  );
}
