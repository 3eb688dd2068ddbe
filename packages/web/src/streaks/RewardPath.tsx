/** The next seven days of a streak, each a planet with its coins. */
import type { Streak } from '@comet/contract/streaks';
import { Coin } from '../drawings/Coin.tsx';
import { Planet } from '../drawings/Planet.tsx';
import classes from './streaks.module.css';

export function RewardPath({ nextCoins }: Pick<Streak, 'nextCoins'>) {
  return (
    <ol className={classes.path} aria-label="Coins for the next days">
      {nextCoins.map(({ streak, coins }, place) => (
        <li key={streak} className={classes.stop}>
          <span>Day {streak}</span>
          <Planet subject={place % 2 === 0 ? 'verbalReasoning' : 'math'} place={place} size={64} isDone={place === 0} />
          <b>
            <Coin size={20} /> {coins}
            <span className="only-read-aloud"> coins</span>
          </b>
        </li>
      ))}
    </ol>
  );
}
