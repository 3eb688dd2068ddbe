/** What a game brought: score, own best, coins, every question, and a way to practise what went wrong. */
import { type ChallengeSummary, getChallengeSummary } from '@comet/contract/challenges';
import { createPractice } from '@comet/contract/practice';
import { isLessBetter } from '@comet/domain/challenges/results';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { AnsweredList } from '../../challenges/AnsweredList.tsx';
import { CountedScore } from '../../challenges/CountedScore.tsx';
import { gameNames, runTitle, scoreText, unitText } from '../../challenges/game-texts.ts';
import { RunChart } from '../../challenges/RunChart.tsx';
import classes from '../../challenges/Summary.module.css';
import { Coin } from '../../drawings/Coin.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { playSound } from '../../ui/sounds.ts';
import { SkeletonRows } from '../../ui/states.tsx';

const practiceQuestions = 10;

/** How far it is to the best, or by how much it was beaten. */
function compared({ game, score, isBest, isTimed, bestBefore }: ChallengeSummary): string {
  if (!isTimed) return 'Played without a clock, just for fun.';
  if (bestBefore === null) return isBest ? 'That’s your first best to beat.' : '';
  const apart = Math.abs(score - bestBefore.score);
  const apartText = isLessBetter(game) ? `${Math.ceil(apart / 1000)} seconds` : `${apart} ${unitText(game, apart)}`;
  if (isBest) return isLessBetter(game) ? `${apartText} faster than before.` : `${apartText} more than before.`;
  return `${apartText} to your best, ${scoreText(game, bestBefore.score)}.`;
}

function Summary({ summary }: { readonly summary: ChallengeSummary }) {
  const navigate = useNavigate();
  const user = useUser().data;
  const { game, subject, score, coins, rightCount, answeredCount, bestCombo, practise, questions } = summary;
  const wrongCount = answeredCount - rightCount;
  const practice = useAct(createPractice, {
    onDone: ({ practiceId }) => void navigate(paths.practice(subject, practiceId)),
  });
  useEffect(() => playSound('finish'), []);
  const practiseNow = (): void => {
    if (practise === null || user === undefined) return;
    const { topicId, subTopicIds, difficulty, title } = practise;
    const body = { studentIds: [user.userId], topicId, subTopicIds, difficulty, timeLimit: null };
    practice.mutate({
      body: { ...body, numberOfQuestions: practiceQuestions, name: `After ${gameNames[game]}: ${title}`.slice(0, 80) },
    });
  };
  return (
    <div className={classes.summary}>
      <div className={classes.run}>
        <Card>
          <Stack align="center" ta="center" gap="xs">
            <Mascot subject={subject} mood={rightCount === 0 ? 'idle' : 'cheer'} size={120} />
            <Text fz={56} fw={600} lh={1} c="var(--comet-coin)">
              <CountedScore game={game} score={score} />
              <span className="only-read-aloud"> {unitText(game, score)}</span>
            </Text>
            <Title order={1}>{runTitle(summary)}</Title>
            <Text>{compared(summary)}</Text>
            <Group gap="lg" justify="center">
              <Group gap={6}>
                {/* In one text: a lone 0 would be left out. */}
                <Coin size={24} /> {`+${coins}`}
                <span className="only-read-aloud"> coins</span>
              </Group>
              <span>
                {rightCount} of {answeredCount} right
              </span>
              {bestCombo > 1 ? <span>{bestCombo} in a row</span> : null}
            </Group>
            {summary.course.length > 1 && summary.course.some(([, points]) => points > 0) ? (
              <RunChart course={summary.course} best={summary.bestBefore?.course} />
            ) : null}
          </Stack>
        </Card>
        <SimpleGrid cols={{ base: 1, xs: practise === null ? 1 : 2 }} spacing="sm">
          {practise === null ? null : (
            <Button variant="default" size="lg" onClick={practiseNow} loading={practice.isPending}>
              Practise what went wrong
            </Button>
          )}
          <Button component={Link} to={paths.challengeAt(subject, game)} size="lg" color="go">
            Play again
          </Button>
        </SimpleGrid>
      </div>
      {questions.length === 0 ? null : <AnsweredList key={wrongCount} questions={questions} />}
    </div>
  );
}

function Asked({ challengeId }: { readonly challengeId: number }) {
  const summary = useAsk(getChallengeSummary, { params: { id: challengeId } });
  return (
    <Loaded query={summary} skeleton={<SkeletonRows rows={3} height={160} />}>
      {(shown) => (shown.isOver ? <Summary summary={shown} /> : <Navigate to={paths.challenge(challengeId)} replace />)}
    </Loaded>
  );
}

export default function ChallengeSummaryPage() {
  const challengeId = Number(useParams().id);
  useEffect(() => {
    document.title = 'Your game · Comet Club';
  }, []);
  if (!Number.isInteger(challengeId) || challengeId < 1) return <Navigate to={paths.challenges} replace />;
  return <Asked challengeId={challengeId} />;
}
