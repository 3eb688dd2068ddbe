/** What came of an answer, until the next question shows: the right answer stays in view after a miss. */
import type { RightAnswer } from '@comet/contract/attempts';
import { ChoicePads } from './ChoicePads.tsx';
import classes from './GameStage.module.css';
import type { Last } from './use-game.ts';

const rightText = (right: RightAnswer): string => (right.type === 'writeAnswer' ? right.text : '');

export function OutcomePanel({ last: { question, outcome, given } }: { readonly last: Last }) {
  if (outcome.kind === 'over') return <p className={classes.ready}>Time’s up!</p>;
  if (outcome.kind !== 'marked') return null;
  const { isRight, rightAnswer, because, note } = outcome;
  const form = question.answer;
  return (
    <>
      <div className={classes.outcome} data-right={isRight} role="status">
        <b>{isRight ? 'Yes!' : 'Nearly!'}</b>
        {isRight ? null : <span>{rightText(rightAnswer) === '' ? '' : `It’s ${rightText(rightAnswer)}.`}</span>}
        {(isRight ? note : because) === null ? null : <small>{isRight ? note : because}</small>}
      </div>
      {form.type === 'multipleChoice' ? (
        <ChoicePads form={form} help={undefined} given={given} right={rightAnswer} onGive={() => undefined} />
      ) : null}
    </>
  );
}
