/** How a game is played, in three seconds: three moments of its own scene, one after another. */
import type { Game } from '@comet/domain/challenges/games';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { Mood } from '../mascots/Mascot.tsx';
import { howToPlay } from './game-texts.ts';
import classes from './HowToPlay.module.css';
import { pictured, scenes } from './scenes/scenes.tsx';

const moments: readonly { readonly mood: Mood; readonly count: number; readonly left: number }[] = [
  { mood: 'idle', count: 1, left: 1 },
  { mood: 'cheer', count: 5, left: 0.5 },
  { mood: 'oops', count: 6, left: 0.2 },
];

export function HowToPlay({ game, subject }: { readonly game: Game; readonly subject: SubjectKey }) {
  const Scene = scenes[game];
  const texts = howToPlay[game];
  return (
    <ol className={classes.beats}>
      {moments.map(({ mood, count, left }, place) => (
        <li key={mood} className={classes.beat}>
          <span className={classes.picture}>
            <Scene
              run={pictured(game, { answeredCount: count, rightCount: Math.min(5, count), combo: Math.min(5, count) })}
              subject={subject}
              mood={mood}
              left={left}
              best={undefined}
              ghost={undefined}
            />
          </span>
          {texts[place]}
        </li>
      ))}
    </ol>
  );
}
