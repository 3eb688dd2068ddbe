/** The parent's consent to recordings of what their child does on screen: given or taken back at any time. */
import { Switch } from '@mantine/core';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useDecideReplay, useReplayConsent } from './accounts.queries.ts';

export function ReplayConsent({ studentId, firstName }: { readonly studentId: number; readonly firstName: string }) {
  const consent = useReplayConsent(studentId);
  const decide = useDecideReplay(studentId);
  return (
    <Loaded query={consent} skeleton={<SkeletonRows rows={1} height={48} />}>
      {({ isReplayAllowed, decidedAt }) => (
        <Switch
          label={`We may record what ${firstName} does on screen`}
          description={`To make Comet Club better. Nothing typed is recorded; recordings are deleted after 30 days.${
            decidedAt === null
              ? ''
              : ` ${isReplayAllowed ? 'Allowed' : 'Taken back'} on ${new Date(decidedAt).toLocaleDateString('en-GB')}.`
          }`}
          checked={isReplayAllowed}
          disabled={decide.isPending}
          onChange={(event) => decide.mutate(event.currentTarget.checked)}
        />
      )}
    </Loaded>
  );
}
