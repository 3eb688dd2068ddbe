/** A row with a place for each question: how many were right, and from how many on it passes. */
import type { Attempt } from '@comet/contract/attempts';
import { rightToPass } from '@comet/domain/attempts/attempt';
import classes from './FinishScreen.module.css';

export function PassBar({ kind, rightCount, questionCount }: Pick<Attempt, 'kind' | 'rightCount' | 'questionCount'>) {
  const needed = rightToPass(kind, questionCount);
  return (
    <div
      className={classes.pips}
      role="img"
      aria-label={`${rightCount} of ${questionCount} right. ${needed} needed to pass.`}
      style={{ gridTemplateColumns: `repeat(${questionCount}, 1fr)` }}
    >
      {Array.from({ length: questionCount }, (_, place) => (
        <i key={place} data-right={place < rightCount} />
      ))}
      <span className={classes.flag} style={{ left: `${(needed / questionCount) * 100}%` }}>
        <span>{needed} to pass</span>
      </span>
    </div>
  );
}
