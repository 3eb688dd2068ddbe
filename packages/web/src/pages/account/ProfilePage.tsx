/** A student's profile: who they are here, and what they have won. */

import { getStudentProfile } from '@comet/contract/accounts';
import { listSubjectsProgress } from '@comet/contract/missions';
import { findSubject } from '@comet/domain/curriculum/subjects';
import { percentOfStep, rankTitle } from '@comet/domain/rewards/rank';
import { Anchor, Button, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Avatar } from '../../drawings/Avatar.tsx';
import { Coin } from '../../drawings/Coin.tsx';
import { Comet } from '../../drawings/Comet.tsx';
import { Rocket } from '../../drawings/Rocket.tsx';
import { Star } from '../../drawings/Stars.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { percentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/states.tsx';
import { YearSelect } from '../../ui/YearSelect.tsx';
import { MyBadges } from '../student/MyBadges.tsx';
import classes from './ProfilePage.module.css';

interface WonProps {
  readonly value: number;
  readonly name: string;
  readonly drawing: ReactNode;
}

function Won({ value, name, drawing }: WonProps) {
  return (
    <Card>
      <div className={classes.tile}>
        {drawing}
        <Text size="xl" fw={600} lh={1.1} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
        <Text size="xs" c="dimmed" lh={1.2}>
          {name}
        </Text>
      </div>
    </Card>
  );
}

export default function ProfilePage() {
  const user = useUser().data;
  const [chosenYear, setYear] = useState<number>();
  const year = chosenYear ?? user?.yearOfStudy ?? 3;
  const profile = useAsk(getStudentProfile);
  const progress = useAsk(listSubjectsProgress, { query: { year } }, { keepsPrevious: true });
  return (
    <>
      <PageHeader title="Profile" hint={user?.firstName ?? ''}>
        <YearSelect year={year} onChange={setYear} />
        <Button variant="default" component={Link} to={paths.myProfile}>
          Change my details
        </Button>
      </PageHeader>
      <Loaded query={profile} skeleton={<SkeletonRows rows={2} height={120} />}>
        {({ coins, stars, experience, rank, usersAvatarPresets }) => (
          <Stack>
            <Card label="My look">
              <Group gap="lg">
                <Avatar worn={usersAvatarPresets} crop="bust" size={132} label="You" />
                <Button component={Link} to={paths.avatar}>
                  Change my look
                </Button>
              </Group>
            </Card>
            <Card label="Rank">
              <Group gap="lg">
                <Rocket size={96} isFlying />
                <Stack gap="xs" style={{ flex: '1 1 10rem', minWidth: 0 }}>
                  <Title order={2} size="h3">
                    {rankTitle(rank)}
                  </Title>
                  <Progress
                    value={percentOfStep(rank, experience)}
                    aria-label="Way to the next rank"
                    color="right"
                    size="lg"
                  />
                  <Text>{Math.max(0, rank.to - experience)} more experience to the next step</Text>
                </Stack>
              </Group>
            </Card>
            <div className={classes.won}>
              <Won value={stars} name={stars === 1 ? 'star' : 'stars'} drawing={<Star isWon size={40} />} />
              <Won value={coins} name={coins === 1 ? 'coin' : 'coins'} drawing={<Coin size={40} />} />
              <Won value={experience} name="experience" drawing={<Comet size={44} />} />
            </div>
            <Group gap="sm">
              <Button component={Link} to={paths.achievements}>
                My achievements
              </Button>
              <Button variant="default" component={Link} to={paths.coins}>
                My coins
              </Button>
            </Group>
            <MyBadges year={year} />
          </Stack>
        )}
      </Loaded>
      <Title order={2} size="h3" mt="lg" mb="sm">
        My subjects
      </Title>
      <Loaded query={progress} skeleton={<SkeletonRows rows={4} height={64} />}>
        {(rows) => (
          <SimpleGrid cols={{ xs: 1, sm: 2 }}>
            {rows.map(({ subjectId, percent }) => {
              const subject = findSubject(subjectId);
              return subject === undefined ? null : (
                <Card key={subjectId}>
                  <Group wrap="nowrap">
                    <Mascot subject={subject.key} size={64} />
                    <div style={{ flex: 1, minWidth: 0 }}>
                      <Text fw={600}>{subject.name}</Text>
                      <Progress
                        value={percent}
                        color="right"
                        aria-label={`${subject.name}: ${percentText(percent)} done`}
                        size="lg"
                      />
                      <Text size="sm">{percentText(percent)} done</Text>
                    </div>
                  </Group>
                </Card>
              );
            })}
          </SimpleGrid>
        )}
      </Loaded>
      <Text mt="lg">
        <Anchor href={paths.childrensPrivacy} underline="always">
          What we know about you
        </Anchor>
      </Text>
    </>
  );
}
