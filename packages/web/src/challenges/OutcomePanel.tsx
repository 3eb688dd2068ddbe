/** What came of an answer, until the next question shows: the right answer stays in view after a miss. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { Game } from '@comet/domain/challenges/games';
import { isLessBetter } from '@comet/domain/challenges/results';
import { ChoicePads } from './ChoicePads.tsx';
import classes from './GameStage.module.css';
import { unitText } from './game-texts.ts';
import type { Last } from './use-game.ts';

const rightText = (right: RightAnswer): string => (right.type === 'writeAnswer' ? right.text : '');

interface OutcomePanelProps {
  readonly last: Last;
  readonly game: Game;
}

export function OutcomePanel({ last: { question, outcome, given, gained }, game }: OutcomePanelProps) {
  if (outcome.kind === 'over') return <p className={classes.ready}>Time’s up!</p>;
  if (outcome.kind !== 'marked') return null;
  const { isRight, rightAnswer, because, note } = outcome;
  const form = question.answer;
  return (
    <>
      <div className={classes.outcome} data-right={isRight} role="status">
        <b>
          {isRight ? 'Yes!' : 'Nearly!'}
          {isRight && !isLessBetter(game) && gained > 0 ? (
            <span className={classes.gained}>
              +{gained} <span className="only-read-aloud">{unitText(game, gained)}</span>
            </span>
          ) : null}
        </b>
        {isRight ? null : <span>{rightText(rightAnswer) === '' ? '' : `It’s ${rightText(rightAnswer)}.`}</span>}
        {(isRight ? note : because) === null ? null : <small>{isRight ? note : because}</small>}
      </div>
      {form.type === 'multipleChoice' ? (
        <ChoicePads form={form} help={undefined} given={given} right={rightAnswer} onGive={() => undefined} />
      ) : null}
    </>
  );
}
