/** The practices that are due next, each one press away. */
import { listActivePractices } from '@comet/contract/practice';
import { originLabels } from '@comet/domain/practice/practice';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { SatelliteScene } from '../../drawings/scenes.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './NextTasks.module.css';

const shownTasks = 3;

export function NextTasks() {
  return (
    <Card label="Tasks set for me">
      <Group justify="space-between" mb="sm">
        <Text component="h2" m={0} fw={600} size="lg">
          Tasks set for me
        </Text>
        <Button component={Link} to={paths.myTasks} variant="subtle" size="sm">
          All my tasks
        </Button>
      </Group>
      <Loaded query={useAsk(listActivePractices)} skeleton={<SkeletonRows rows={2} height={72} />}>
        {(practices) =>
          practices.length === 0 ? (
            <Stack align="center" ta="center" gap="xs">
              <SatelliteScene size={120} />
              <Text>No task is waiting. You are free to explore.</Text>
            </Stack>
          ) : (
            <ul className={classes.tasks}>
              {practices.slice(0, shownTasks).map(({ practiceId, name, subject, setBy, dueAt, state }) => (
                <li key={practiceId} className={classes.task}>
                  <div className={classes.words}>
                    <Text fw={600} lh={1.25}>
                      {name}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {originLabels[setBy]} · due {shortDate(dueAt)}
                    </Text>
                  </div>
                  <Button
                    component={Link}
                    to={paths.practice(subject, practiceId)}
                    variant="default"
                    aria-label={`${state === 'begun' ? 'Continue' : 'Begin'}: ${name}`}
                  >
                    {state === 'begun' ? 'Continue' : 'Begin'}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
