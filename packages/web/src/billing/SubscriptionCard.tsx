/** A child's subscription: what it is, how it stands, and changing, cancelling or resuming it. */
import type { Card as CardOnFile, StudentSubscription } from '@comet/contract/billing';
import { rateNames } from '@comet/domain/billing/package-contents';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { longDate } from '../ui/dates.ts';
import { useModal } from '../ui/modal-host.tsx';
import { useChangeSubscription } from './billing.queries.ts';
import { Checkout } from './Checkout.tsx';
import { perPeriod, pounds, standingOf } from './money.ts';
import { PackageChoice } from './PackageChoice.tsx';

interface SubscriptionCardProps {
  readonly subscription: StudentSubscription;
  readonly isOwn: boolean;
  readonly cardOnFile: CardOnFile | null;
}

/** What the button for what is missing says. */
const missingTexts: Readonly<Record<NonNullable<StudentSubscription['missing']>, string>> = {
  package: 'Choose a package',
  payment: 'Fix payment',
  confirmation: 'Confirm the payment',
};

function ChangePackage({ subscription, isOwn }: Omit<SubscriptionCardProps, 'cardOnFile'>) {
  const modal = useModal();
  const change = useChangeSubscription(() => modal.clear());
  return (
    <Stack>
      <Text>Your new package starts straight away. We’ll add the difference to your next bill.</Text>
      <PackageChoice
        priceId={subscription.package?.priceId}
        mayStartTrial={false}
        chosenLabel="Keep"
        isBusy={change.isPending}
        onChoose={({ priceId }) => {
          if (priceId === subscription.package?.priceId) return modal.clear();
          change.mutate({ change: 'package', priceId, ...(isOwn ? {} : { studentId: subscription.studentId }) });
        }}
      />
    </Stack>
  );
}

function CancelPackage({ subscription, isOwn }: Omit<SubscriptionCardProps, 'cardOnFile'>) {
  const modal = useModal();
  const change = useChangeSubscription(() => modal.clear());
  const { currentPeriodEndsAt, firstName, hasAccess } = subscription;
  const until = currentPeriodEndsAt === null || !hasAccess ? undefined : longDate(currentPeriodEndsAt);
  return (
    <Stack>
      <Text>
        {until === undefined ? 'It ends now.' : `${isOwn ? 'You keep' : `${firstName} keeps`} access until ${until}.`}{' '}
        Nothing more is charged. What has been learned and won is kept.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={modal.clear}>
          Keep it
        </Button>
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ change: 'cancel', ...(isOwn ? {} : { studentId: subscription.studentId }) })}
        >
          Cancel the package
        </Button>
      </Group>
    </Stack>
  );
}

export function SubscriptionCard({ subscription, isOwn, cardOnFile }: SubscriptionCardProps) {
  const modal = useModal();
  const resume = useChangeSubscription(() => undefined);
  const { firstName, lastName, may, missing, studentId } = subscription;
  const name = `${firstName} ${lastName}`;
  const bought = subscription.package;
  const open = (title: string, body: ReactNode): void => modal.open({ title, body, size: 'xl' });
  return (
    <Card label={name}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text fw={600}>
            {bought === null
              ? 'No package'
              : `${rateNames[bought.typeOfRate]}, ${pounds(bought.amount)} ${perPeriod[bought.typeOfBill]}`}
          </Text>
          <Text>{standingOf(subscription)}</Text>
        </div>
        <Group gap="xs">
          {missing === null ? null : (
            <Button
              onClick={() =>
                open(
                  `Access for ${firstName}`,
                  <Checkout subscription={subscription} isOwn={isOwn} cardOnFile={cardOnFile} onPaid={modal.clear} />,
                )
              }
            >
              {missingTexts[missing]}
            </Button>
          )}
          {may.changePackage ? (
            <Button
              variant="default"
              px="md"
              aria-label={`Change the package: ${firstName}`}
              onClick={() =>
                open(`Change the package of ${firstName}`, <ChangePackage subscription={subscription} isOwn={isOwn} />)
              }
            >
              Change the package
            </Button>
          ) : null}
          {may.resume ? (
            <Button
              variant="default"
              px="md"
              aria-label={`Resume: ${firstName}`}
              loading={resume.isPending}
              onClick={() => resume.mutate({ change: 'resume', ...(isOwn ? {} : { studentId }) })}
            >
              Resume
            </Button>
          ) : null}
          {may.cancel ? (
            <Button
              variant="default"
              px="md"
              aria-label={`Cancel: ${firstName}`}
              onClick={() =>
                modal.open({
                  title: `Cancel the package of ${firstName}?`,
                  body: <CancelPackage subscription={subscription} isOwn={isOwn} />,
                })
              }
            >
              Cancel
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Card>
  );
}
