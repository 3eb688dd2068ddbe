/** What came of an answer, until the next question shows; its options stay below, with the right one marked. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { Question } from '@comet/contract/question';
import { gameRules } from '@comet/domain/challenges/game-rules';
import type { Game } from '@comet/domain/challenges/games';
import { isLessBetter } from '@comet/domain/challenges/results';
import { Blocks } from '../question/Blocks.tsx';
import classes from './GameStage.module.css';
import { unitText } from './game-texts.ts';
import type { Last } from './use-game.ts';

const rightText = (right: RightAnswer): string => (right.type === 'writeAnswer' ? right.text : '');

/** What was asked, as far as it is words: a figure would push the answers away. */
const wordsOf = ({ prompt }: Question): Question['prompt'] =>
  prompt.filter(({ type }) => type === 'text' || type === 'maths');

interface OutcomePanelProps {
  readonly last: Last;
  readonly game: Game;
  readonly isOver: boolean;
}

export function OutcomePanel({ last: { question, outcome, gained }, game, isOver }: OutcomePanelProps) {
  if (outcome.kind === 'over') return <p className={classes.ready}>Time’s up!</p>;
  if (outcome.kind !== 'marked') return null;
  const { isRight, rightAnswer, because, note } = outcome;
  return (
    <div className={classes.outcome} data-right={isRight} role="status">
      {isRight ? null : (
        <div className={classes.asked}>
          <Blocks blocks={wordsOf(question)} />
        </div>
      )}
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
      {isRight || isOver ? null : (
        <span className={classes.refill} aria-hidden="true">
          <i style={{ animationDuration: `${gameRules[game].wrongPauseMs}ms` }} />
        </span>
      )}
    </div>
  );
}
