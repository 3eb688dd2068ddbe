/** The CC score: where it is, where we expect it, and what it means, in a sentence. */
import { expectedCcScore } from '@comet/domain/reports/score';
import { Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { Words } from '../ui/Words.tsx';
import classes from './ScoreCard.module.css';

const { from, to } = expectedCcScore;

export function ScoreCard({ score, childName }: { readonly score: number | null; readonly childName: string }) {
  return (
    <Card label="CC score">
      <Title order={2} size="h3">
        CC score
      </Title>
      {score === null ? (
        <Text fw={600}>The score appears after 10 answers.</Text>
      ) : (
        <>
          <Text fz="1.75rem" fw={600} lh={1.3}>
            {score}
          </Text>
          <div className={classes.scale} aria-hidden="true">
            <span className={classes.expected} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
            <span className={classes.mark} style={{ insetInlineStart: `${score}%` }} />
          </div>
          <div className={classes.ends} aria-hidden="true">
            <span>0</span>
            <span>
              expected {from} to {to}
            </span>
            <span>100</span>
          </div>
        </>
      )}
      <Text size="sm" mt="xs">
        It’s the share of questions <Words text={childName} /> gets right, with harder ones counting more. We expect{' '}
        {from} to {to}, because questions get harder as your child improves.
      </Text>
    </Card>
  );
}
