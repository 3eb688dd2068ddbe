/** The games of a subject, each as a window into its scene. */
import type { AnswerOf } from '@comet/contract/call';
import type { listChallenges } from '@comet/contract/challenges';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import classes from './GameTiles.module.css';
import { gameNames, scoreText } from './game-texts.ts';
import { pictured, scenes } from './scenes/scenes.tsx';

type Listed = AnswerOf<typeof listChallenges>['games'];

const moment = { answeredCount: 3, rightCount: 3, combo: 3 };

export function GameTiles({ games, subject }: { readonly games: Listed; readonly subject: SubjectKey }) {
  return (
    <ul className={classes.hub}>
      {games.map(({ game, best }) => {
        const Scene = scenes[game];
        return (
          <li key={game}>
            <Link to={paths.challengeAt(subject, game)} className={classes.tile}>
              <span className={classes.picture}>
                <Scene
                  run={pictured(game, moment)}
                  subject={subject}
                  mood="idle"
                  left={0.8}
                  best={undefined}
                  ghost={undefined}
                />
              </span>
              <span className={classes.caption}>
                <b>{gameNames[game]}</b>
                <span>{best === null ? 'New!' : `Best ${scoreText(game, best)}`}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
