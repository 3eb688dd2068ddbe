/** After sign-up, and while access is pending: what is missing before learning can go on, and paying for it. */
import type { Child } from '@comet/contract/accounts';
import {
  type Card as CardOnFile,
  getOwnSubscription,
  getPaymentMethod,
  listStudentsSubscriptions,
  type StudentSubscription,
} from '@comet/contract/billing';
import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { clearDraft } from '../../accounts/account-draft.ts';
import { useAsk } from '../../api/ask.ts';
import { Checkout } from '../../billing/Checkout.tsx';
import { standingOf } from '../../billing/money.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { homeOf } from '../../sessions/home.ts';
import { isNewlyRegistered, useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { Words } from '../../ui/Words.tsx';
import { StepsFrame } from '../sign-up/StepsFrame.tsx';
import { SignOut } from './SignOut.tsx';

interface MissingProps {
  readonly subscription: StudentSubscription;
  readonly isOwn: boolean;
  readonly cardOnFile: CardOnFile | null;
  readonly isOpenAtFirst: boolean;
}

function Missing({ subscription, isOwn, cardOnFile, isOpenAtFirst }: MissingProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { firstName } = subscription;
  return (
    <Card label={isOwn ? 'Your package' : firstName}>
      <Stack gap="sm">
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {isOwn ? 'Your package' : firstName}
        </Title>
        <Text>{standingOf(subscription)}</Text>
        {isOpen ? (
          <Checkout subscription={subscription} isOwn={isOwn} cardOnFile={cardOnFile} onPaid={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>{isOwn ? 'Pay' : `Pay for ${firstName}`}</Button>
        )}
      </Stack>
    </Card>
  );
}

function ChildrenWithoutAccess() {
  const subscriptions = useAsk(listStudentsSubscriptions);
  const card = useAsk(getPaymentMethod);
  const skeleton = <SkeletonRows rows={2} height={120} />;
  return (
    <Loaded query={card} skeleton={skeleton}>
      {({ card: cardOnFile }) => (
        <Loaded query={subscriptions} skeleton={skeleton}>
          {(children) => {
            const waiting = children.filter(({ hasAccess }) => !hasAccess);
            return (
              <Stack>
                <Text>Your access is pending: no child of yours has a paid package or a trial yet.</Text>
                {waiting.map((child) => (
                  <Missing
                    key={child.studentId}
                    subscription={child}
                    isOwn={false}
                    cardOnFile={cardOnFile}
                    isOpenAtFirst={waiting.length === 1}
                  />
                ))}
              </Stack>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function OwnAccess() {
  return (
    <Loaded query={useAsk(getOwnSubscription)} skeleton={<SkeletonRows rows={2} height={120} />}>
      {({ subscription, card }) => (
        <Stack>
          <Text>Your access is pending: your package is not paid for yet.</Text>
          <Missing subscription={subscription} isOwn cardOnFile={card} isOpenAtFirst />
        </Stack>
      )}
    </Loaded>
  );
}

/** Which username is whose, to be written down for the first log-in. */
function LogIns({ family }: { readonly family: readonly Child[] }) {
  const ready = family.filter(({ hasAccess }) => hasAccess);
  if (ready.length === 0) return null;
  return (
    <List style={{ overflowWrap: 'anywhere' }}>
      {ready.map(({ userId, firstName, userName }) => (
        <List.Item key={userId}>
          {firstName} logs in as{' '}
          <strong>
            <Words text={userName} />
          </strong>
        </List.Item>
      ))}
    </List>
  );
}

export default function ThankYouPage() {
  const user = useUser().data;
  // The steps are done; a next child begins with empty fields.
  useEffect(clearDraft, []);
  const isNew = isNewlyRegistered(user?.userId);
  const isParent = user?.role === 'parent';
  if (isParent && user.children.length === 0) return <Navigate to={homeOf(user)} replace />;
  if (user?.isPendingAccess === true)
    return (
      <StepsFrame title="Thank you for being with us" aside={<SignOut />}>
        {isParent ? <ChildrenWithoutAccess /> : <OwnAccess />}
      </StepsFrame>
    );
  return (
    <StepsFrame
      title={isNew ? `Welcome to Comet Club, ${user?.firstName}` : 'Thank you for being with us'}
      aside={<SignOut />}
    >
      <Stack>
        <Group gap="md">
          <Mascot subject="math" mood="cheer" size={96} />
          <Text flex="1 1 12rem">
            {isParent
              ? 'Everything is ready. Your child logs in with the username and password that you chose, on any device.'
              : 'Everything is ready. Have fun!'}
          </Text>
        </Group>
        {isParent ? <LogIns family={user?.children ?? []} /> : null}
        <Group>
          <Button component={Link} to={paths.pages}>
            {isParent ? 'Go to the dashboard' : 'Start learning'}
          </Button>
          {isParent ? (
            <Button variant="default" component={Link} to={paths.createStudent}>
              Add another child
            </Button>
          ) : null}
        </Group>
      </Stack>
    </StepsFrame>
  );
}
