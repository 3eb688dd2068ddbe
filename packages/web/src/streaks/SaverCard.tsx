/** The streak saver: what it does, and where it's bought. */
import { buyStreakSaver, type Streak } from '@comet/contract/streaks';
import { Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { Card } from '../ui/Card.tsx';
import { dayOfMonth } from '../ui/dates.ts';
import { PermittedButton } from '../ui/PermittedButton.tsx';

export function SaverCard({ saver, coins }: { readonly saver: Streak['saver']; readonly coins: number }) {
  const buy = useAct(buyStreakSaver, { done: 'Your streak saver is ready' });
  const { isWaiting, price, availableFrom } = saver;
  const reason =
    availableFrom !== null
      ? `You can get another one on ${dayOfMonth(availableFrom)}.`
      : coins < price
        ? `You have ${coins} of ${price} coins.`
        : undefined;
  return (
    <Card label="Streak saver">
      <Title order={2} size="h4" mb="xs">
        Streak saver
      </Title>
      {isWaiting ? (
        <Text>You have one. It keeps your streak for up to 7 days off, all by itself.</Text>
      ) : (
        <>
          <Text mb="sm">Keeps your streak for up to 7 days off. It works all by itself.</Text>
          <PermittedButton variant="default" reason={reason} loading={buy.isPending} onClick={() => buy.mutate({})}>
            Get one for {price} coins
          </PermittedButton>
        </>
      )}
    </Card>
  );
}
