/** What a child can change about leagues: the nickname, and whether to take part. */
import { assignStudent, changeNickname, type Leagues, leaveLeague } from '@comet/contract/leagues';
import { Button, Group, Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { Card } from '../ui/Card.tsx';

const invitations: Readonly<Record<Exclude<Leagues['state'], 'off'>, string>> = {
  in: 'Play just against your own best week. Nobody sees you then, and your place and points wait until Sunday night.',
  left: 'Back in the mood? If you were in a group this week, your place and points are still there.',
  waiting: 'You join up to 19 others with your first right answer of the week, or right now.',
};

export function LeagueSettings({ state, nickname }: Pick<Leagues, 'state' | 'nickname'>) {
  const rename = useAct(changeNickname);
  const leave = useAct(leaveLeague);
  const join = useAct(assignStudent);
  if (state === 'off') return null;
  const isIn = state === 'in';
  return (
    <Card label={isIn ? 'Not in the mood?' : 'Join this week'}>
      <Title order={2} size="h4" mb="xs">
        {isIn ? 'Not in the mood?' : 'Join this week'}
      </Title>
      <Text mb="sm">{invitations[state]}</Text>
      <Group gap="sm">
        {isIn ? (
          <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate({})}>
            Switch to my own week
          </Button>
        ) : (
          <Button loading={join.isPending} onClick={() => join.mutate({})}>
            Join now
          </Button>
        )}
        {isIn && nickname !== null ? (
          <Button variant="default" loading={rename.isPending} onClick={() => rename.mutate({})}>
            New nickname
          </Button>
        ) : null}
      </Group>
      {isIn && nickname !== null ? (
        <Text mt="sm" size="sm">
          Others see you as {nickname}. Nobody sees your real name.
        </Text>
      ) : null}
    </Card>
  );
}
