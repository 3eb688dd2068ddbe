/** The parent area: subscriptions, card and invoices of whoever pays; to a child only the way to the parent. */
import { getOwnSubscription, getPaymentMethod, listInvoices, listStudentsSubscriptions } from '@comet/contract/billing';
import { getRelatives } from '@comet/contract/families';
import { Button, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CardPanel } from '../../billing/CardPanel.tsx';
import { InvoicesTable } from '../../billing/InvoicesTable.tsx';
import { SubscriptionCard } from '../../billing/SubscriptionCard.tsx';
import { paths } from '../../navigation/paths.ts';
import { homeOf } from '../../sessions/home.ts';
import { SwitchUserForm } from '../../sessions/SwitchUserForm.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

function ChildrensSubscriptions() {
  const subscriptions = useAsk(listStudentsSubscriptions);
  const card = useAsk(getPaymentMethod);
  const invoices = useAsk(listInvoices);
  const skeleton = <SkeletonRows rows={2} height={140} />;
  return (
    <>
      <PageHeader title="Subscriptions" hint="What you pay for, and when. You can change or cancel at any time.">
        <Button component={Link} to={paths.createStudent}>
          Add a child
        </Button>
      </PageHeader>
      <Stack>
        <Loaded query={card} skeleton={skeleton}>
          {({ card: cardOnFile }) => (
            <Loaded query={subscriptions} skeleton={skeleton}>
              {(children) => (
                <>
                  {children.map((child) => (
                    <SubscriptionCard
                      key={child.studentId}
                      subscription={child}
                      isOwn={false}
                      cardOnFile={cardOnFile}
                    />
                  ))}
                  <CardPanel card={cardOnFile} studentId={children[0]?.studentId} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
        <Loaded query={invoices} skeleton={<SkeletonRows rows={3} height={44} />}>
          {(rows) => <InvoicesTable invoices={rows} />}
        </Loaded>
      </Stack>
    </>
  );
}

function OwnSubscription() {
  return (
    <>
      <PageHeader title="Subscription" hint="What you pay for, and when. You can change or cancel at any time." />
      <Loaded query={useAsk(getOwnSubscription)} skeleton={<SkeletonRows rows={3} height={140} />}>
        {({ subscription, card, invoices }) => (
          <Stack>
            <SubscriptionCard subscription={subscription} isOwn cardOnFile={card} />
            <CardPanel card={card} studentId={undefined} />
            <InvoicesTable invoices={invoices} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function WayToParent() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Parent area" hint="This part is for your parent." />
      <Loaded query={useAsk(getRelatives)} skeleton={<SkeletonRows rows={2} height={64} />}>
        {({ parent }) => (
          <Card>
            <Text mb="sm">Your parent can go on here with their own password.</Text>
            <SwitchUserForm
              members={parent === null ? [] : [parent]}
              onEntered={(entered) => void navigate(homeOf(entered))}
            />
          </Card>
        )}
      </Loaded>
    </>
  );
}

export default function ParentAreaPage() {
  const user = useUser().data;
  if (user?.role === 'parent') return <ChildrensSubscriptions />;
  return user?.parentId === null ? <OwnSubscription /> : <WayToParent />;
}
