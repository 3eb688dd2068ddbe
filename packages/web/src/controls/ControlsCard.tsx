/** Where a parent switches leagues, streaks, games, sounds and notifications on and off for a child. */
import type { AnswerOf } from '@comet/contract/call';
import { getControls, setControls } from '@comet/contract/controls';
import { gameMinutesChoices } from '@comet/domain/controls/controls';
import { voicesKeptDays } from '@comet/domain/live-lessons/live-lessons';
import { childNotificationKinds, childNotificationLabels } from '@comet/domain/notifications/kinds';
import { Checkbox, Select, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { keep, useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { savedText } from '../ui/texts.ts';

type ControlValues = AnswerOf<typeof getControls>;
type SwitchName = 'hasGames' | 'hasStreaks' | 'hasLeagues' | 'hasSounds' | 'mayRecordVoice';

const noLimit = 'none';
const minuteChoices = [
  ...gameMinutesChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes a day` })),
  { value: noLimit, label: 'No limit' },
];

const switches: readonly { readonly name: SwitchName; readonly label: string; readonly hint: string }[] = [
  { name: 'hasGames', label: 'Games', hint: 'Short games with questions from their subjects.' },
  { name: 'hasStreaks', label: 'Streaks and daily rewards', hint: 'Coins for learning several days in a row.' },
  {
    name: 'hasLeagues',
    label: 'Leagues',
    hint: 'A weekly leaderboard with up to 19 other children. They see a nickname and avatar, never a name.',
  },
  { name: 'hasSounds', label: 'Sounds', hint: 'Your child can still keep them off.' },
  {
    name: 'mayRecordVoice',
    label: 'Voice in recorded live lessons',
    hint: `When a tutor calls on them, families of the class can hear it again for ${voicesKeptDays} days. Switch it off and those recordings are deleted. Their camera is never recorded.`,
  },
];

interface ControlsCardProps {
  readonly studentId: number;
  readonly firstName: string;
}

export function ControlsCard({ studentId, firstName }: ControlsCardProps) {
  const sent = { params: { id: studentId } };
  const controls = useAsk(getControls, sent);
  const set = useAct(setControls, {
    done: savedText,
    onDone: (saved, { params }) => keep(getControls, { params }, saved),
  });
  return (
    <Loaded query={controls} skeleton={<SkeletonRows rows={1} height={420} />}>
      {(saved) => {
        const shown = set.isPending ? set.variables.body : saved;
        const change = (changes: Partial<ControlValues>): void =>
          set.mutate({ ...sent, body: { ...saved, ...changes } });
        return (
          <Card label={`Games and rewards for ${firstName}`}>
            <Title order={3} size="h4" mb="xs">
              Games and rewards
            </Title>
            <Text mb="md">You choose what {firstName} can use. Changes apply straight away.</Text>
            <Stack gap="md">
              {switches.map(({ name, label, hint }) => (
                <Stack key={name} gap="xs">
                  <Switch
                    label={label}
                    description={hint}
                    checked={shown[name]}
                    disabled={set.isPending}
                    onChange={(event) => change({ [name]: event.currentTarget.checked })}
                  />
                  {name === 'hasGames' && shown.hasGames ? (
                    <Select
                      label="Time for games"
                      data={minuteChoices}
                      value={shown.gameMinutesPerDay === null ? noLimit : String(shown.gameMinutesPerDay)}
                      onChange={(value) =>
                        change({
                          gameMinutesPerDay: gameMinutesChoices.find((known) => String(known) === value) ?? null,
                        })
                      }
                      disabled={set.isPending}
                      allowDeselect={false}
                      maw={280}
                    />
                  ) : null}
                </Stack>
              ))}
              <Checkbox.Group
                label={`Tell ${firstName} about`}
                value={childNotificationKinds.filter((kind) => !shown.mutedNotifications.includes(kind))}
                onChange={(wanted) =>
                  change({ mutedNotifications: childNotificationKinds.filter((kind) => !wanted.includes(kind)) })
                }
              >
                <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
                  {childNotificationKinds.map((kind) => (
                    <Checkbox key={kind} value={kind} label={childNotificationLabels[kind]} disabled={set.isPending} />
                  ))}
                </SimpleGrid>
              </Checkbox.Group>
            </Stack>
          </Card>
        );
      }}
    </Loaded>
  );
}
