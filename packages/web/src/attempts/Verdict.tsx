/** The verdict on the risen planet: a heading, the reason, and what the answer brought. */
import { Coin } from '../drawings/Coin.tsx';
import { Comet } from '../drawings/Comet.tsx';
import { Star } from '../drawings/Stars.tsx';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Dock.module.css';
import type { Moment } from './rhythm.ts';
import { type Marked, verdictTitle } from './verdict-texts.ts';

interface VerdictProps {
  readonly marked: Marked;
  readonly moment: Moment | undefined;
  /** Right answers in a row, this one with them. */
  readonly inARow: number;
  readonly onShowHow: () => void;
  readonly isNextOutOfReach: boolean;
}

function Gained({ coins, experience }: Pick<Marked, 'coins' | 'experience'>) {
  return (
    <>
      {coins > 0 ? (
        <span className={classes.chip}>
          <Coin size={24} />+{coins} {coins === 1 ? 'coin' : 'coins'}
        </span>
      ) : null}
      {experience > 0 ? (
        <span className={classes.chip}>
          <Comet size={24} />+{experience} experience
        </span>
      ) : null}
    </>
  );
}

/** Why it was not right: the reason for this very mistake, or else how the worked example begins. Its pictures come with 'Show me how'. */
function Reason({ marked: { isRight, because, explanation } }: { readonly marked: Marked }) {
  if (because !== null) return <p>{because}</p>;
  const words = (explanation[0] ?? []).filter(({ type }) => type === 'text' || type === 'maths');
  return isRight || words.length === 0 ? null : <Blocks blocks={words} />;
}

export function Verdict({ marked, moment, inARow, onShowHow, isNextOutOfReach }: VerdictProps) {
  const { isRight, note, coins, experience } = marked;
  return (
    <>
      <h2>{verdictTitle(marked, moment === 'offer')}</h2>
      {note === null ? null : <p>{note}</p>}
      <Reason marked={marked} />
      {isNextOutOfReach ? (
        <p role="status">
          <strong>The next question is on its way.</strong> Your answer is safe. We’ll carry on when the internet is
          back.
        </p>
      ) : null}
      {isRight ? (
        <div className={classes.chips}>
          {moment === 'combo' ? (
            <span className={classes.chip} data-hot="true">
              <Comet size={24} />
              {inARow} in a row!
            </span>
          ) : null}
          {moment === 'backOnTrack' ? (
            <span className={classes.chip} data-hot="true">
              <Star isWon size={24} />
              Back on track!
            </span>
          ) : null}
          <Gained coins={coins} experience={experience} />
        </div>
      ) : null}
      {moment === 'offer' ? (
        <button type="button" className={classes.offer} onClick={onShowHow}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" fill="currentColor" opacity="0.2" />
            <path d="M9.500 7.500l7 4.500-7 4.500z" fill="currentColor" />
          </svg>
          Shall I show you one?
        </button>
      ) : null}
    </>
  );
}
