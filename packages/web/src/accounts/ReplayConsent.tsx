/** The parent's consent to recordings of what their child does on screen: given or taken back at any time. */
import { getReplayConsent, setReplayConsent } from '@comet/contract/families';
import { recordingKeptDays } from '@comet/domain/replay/recording';
import { Anchor, Stack, Switch } from '@mantine/core';
import { Link } from 'react-router';
import { useAct } from '../api/act.ts';
import { keep, useAsk } from '../api/ask.ts';
import { paths } from '../navigation/paths.ts';
import { longDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { savedText } from '../ui/texts.ts';

export function ReplayConsent({ studentId, firstName }: { readonly studentId: number; readonly firstName: string }) {
  const consent = useAsk(getReplayConsent, { params: { studentId } });
  const decide = useAct(setReplayConsent, {
    done: savedText,
    onDone: (saved, { params }) => keep(getReplayConsent, { params }, saved),
  });
  return (
    <Loaded query={consent} skeleton={<SkeletonRows rows={1} height={48} />}>
      {({ isReplayAllowed, decidedAt }) => (
        <Stack gap={4} align="flex-start">
          <Switch
            label={`We may record what ${firstName} does on screen`}
            description={`You and our team can watch the recordings, to make Comet Club better. All words and everything typed are hidden. We delete recordings after ${recordingKeptDays} days, or straight away when you switch this off.${
              decidedAt === null ? '' : ` Switched ${isReplayAllowed ? 'on' : 'off'} on ${longDate(decidedAt)}.`
            }`}
            checked={isReplayAllowed}
            disabled={decide.isPending}
            onChange={(event) =>
              decide.mutate({ params: { studentId }, body: { isReplayAllowed: event.currentTarget.checked } })
            }
          />
          {isReplayAllowed ? (
            <Anchor component={Link} to={paths.recordings(studentId)} underline="always">
              Watch {firstName}’s recordings
            </Anchor>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}
