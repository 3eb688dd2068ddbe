/** A new rank, celebrated for a second; a tap or a key ends it. It stands in words on the page as well. */
import { type Rank, rankTitle } from '@comet/domain/rewards/rank';
import { Rocket } from '../drawings/Rocket.tsx';
import { useCelebration } from '../drawings/use-celebration.ts';
import classes from './FinishScreen.module.css';

export default function RankUp(rank: Pick<Rank, 'name' | 'step'>) {
  const { isOn, end } = useCelebration();
  if (!isOn) return null;
  return (
    <button type="button" className={classes.rank} onClick={end} aria-label="Skip the celebration">
      <Rocket size={180} isFlying />
      <span>You’re {rankTitle(rank)} now!</span>
    </button>
  );
}
