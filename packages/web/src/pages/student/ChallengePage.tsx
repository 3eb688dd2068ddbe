/** A game being played, on the whole screen. */
import { type Challenge, getChallenge } from '@comet/contract/challenges';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { api } from '../../api/api.ts';
import { refresh } from '../../api/refresh.ts';
import { GameStage } from '../../challenges/GameStage.tsx';
import { gameNames } from '../../challenges/game-texts.ts';
import { scenes } from '../../challenges/scenes/scenes.tsx';
import { paths } from '../../navigation/paths.ts';
import { Loader } from '../../ui/Loader.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface Loaded {
  readonly challenge: Challenge;
  /** By the page's own clock: the game's clock goes on from there. */
  readonly loadedAt: number;
}

function Play({ challengeId }: { readonly challengeId: number }) {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(1);
  // Asked afresh each time, and never again while it is played: an answer brings the state with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isHere = true;
    api.call(getChallenge, { params: { id: challengeId } }).then(
      (challenge) => isHere && setLoaded({ challenge, loadedAt: performance.now() }),
      (failed: Error) => isHere && setError(failed),
    );
    return () => {
      isHere = false;
    };
  }, [challengeId, round]);
  const challenge = loaded?.challenge;
  useEffect(() => {
    if (challenge !== undefined) document.title = `${gameNames[challenge.run.game]} · Comet Club`;
  }, [challenge]);
  if (loaded === undefined && error !== undefined)
    return (
      <main>
        <ErrorState
          error={error}
          onRetry={() => {
            setError(undefined);
            setRound((before) => before + 1);
          }}
        />
      </main>
    );
  if (loaded === undefined) return <Loader />;
  const toSummary = (): void => {
    void refresh(['challenges', 'rewards', 'accounts']);
    void navigate(paths.challengeSummary(challengeId), { replace: true });
  };
  if (loaded.challenge.run.isOver) return <Navigate to={paths.challengeSummary(challengeId)} replace />;
  const Scene = scenes[loaded.challenge.run.game];
  return <GameStage challenge={loaded.challenge} loadedAt={loaded.loadedAt} Scene={Scene} onOver={toSummary} />;
}

export default function ChallengePage() {
  const challengeId = Number(useParams().id);
  if (!Number.isInteger(challengeId) || challengeId < 1) return <Navigate to={paths.challenges} replace />;
  return <Play key={challengeId} challengeId={challengeId} />;
}
