/** The tutor's question on a child's screen: answered in secret, changed as often as one likes, and shown to all at once. */
import type { Act } from '@comet/domain/meetings/room';
import { answerKey } from '@comet/domain/meetings/room-question';
import type { QuestionState } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { emptyAnswer, isComplete } from '../question/answer.ts';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Room.module.css';
import type { AskedQuestion } from './room-state.ts';
import { answersInText, markText } from './room-texts.ts';

interface ChildQuestionProps {
  readonly asked: AskedQuestion;
  readonly progress: QuestionState;
  readonly onAct: (act: Act) => void;
}

const noChange = (): void => undefined;

function Solved({ asked }: Pick<ChildQuestionProps, 'asked'>) {
  const { question, solution, mine } = asked;
  if (solution === undefined) return null;
  const { rightAnswer, explanation, mark } = solution;
  return (
    <>
      <p className={classes.footText} role="status">
        {markText(mark)}
      </p>
      <AnswerInput
        form={question.answer}
        given={mine ?? undefined}
        right={rightAnswer}
        isRight={mark?.isRight ?? false}
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

export function ChildQuestion({ asked, progress, onAct }: ChildQuestionProps) {
  const { number, question, mine, fault } = asked;
  const [given, setGiven] = useState(mine ?? emptyAnswer(question.answer));
  const [sent, setSent] = useState<string>();
  const isIn = mine !== null && given !== undefined && answerKey(mine) === answerKey(given);
  const isOnItsWay = given !== undefined && sent === answerKey(given);
  return (
    <>
      <h2 className={classes.panelTitle} aria-live="polite">
        {progress.isShown ? 'The answer' : 'A question for everyone'}
      </h2>
      <div className={classes.prompt}>
        <Blocks blocks={question.prompt} />
      </div>
      {progress.isShown ? (
        <Solved asked={asked} />
      ) : (
        <form
          className={classes.answering}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isComplete(question.answer, given)) return;
            setSent(answerKey(given));
            onAct({ type: 'give', number, given });
          }}
        >
          <AnswerInput form={question.answer} given={given} onChange={setGiven} />
          <Button type="submit" disabled={isIn || !isComplete(question.answer, given)}>
            {mine === null ? 'Send my answer' : 'Change my answer'}
          </Button>
          <p className={classes.footText} role="status">
            {fault ??
              (isIn ? 'Your answer is in. We’ll open them all together.' : isOnItsWay ? 'Sending your answer …' : '')}
          </p>
          <p className={classes.under}>{answersInText(progress.answeredCount, progress.childCount)}</p>
        </form>
      )}
    </>
  );
}
