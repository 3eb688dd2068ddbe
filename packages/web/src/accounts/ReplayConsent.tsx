/** The parent's consent to recordings of what their child does on screen: given or taken back at any time. */
import { getReplayConsent, setReplayConsent } from '@comet/contract/families';
import { Switch } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { keep, useAsk } from '../api/ask.ts';
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
        <Switch
          label={`We may record what ${firstName} does on screen`}
          description={`To make Comet Club better. Nothing typed is recorded; recordings are deleted after 30 days.${
            decidedAt === null ? '' : ` ${isReplayAllowed ? 'Allowed' : 'Taken back'} on ${longDate(decidedAt)}.`
          }`}
          checked={isReplayAllowed}
          disabled={decide.isPending}
          onChange={(event) =>
            decide.mutate({ params: { studentId }, body: { isReplayAllowed: event.currentTarget.checked } })
          }
        />
      )}
    </Loaded>
  );
}
