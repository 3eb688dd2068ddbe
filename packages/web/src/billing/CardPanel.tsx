/** The card that pays, by its last digits, and putting another in its place. */
import type { Card as CardOnFile } from '@comet/contract/billing';
import { Button, Group, Text, Title } from '@mantine/core';
import toast from 'react-hot-toast';
import { Card } from '../ui/Card.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { savedText } from '../ui/texts.ts';
import { refreshBilling, sendChange } from './billing.queries.ts';
import { brandName } from './money.ts';
import { PaymentForm } from './PaymentForm.tsx';

interface CardPanelProps {
  readonly card: CardOnFile | null;
  /** Somebody the card pays for; nobody where a student pays for themselves. */
  readonly studentId: number | undefined;
}

function OtherCard({ studentId }: Pick<CardPanelProps, 'studentId'>) {
  const modal = useModal();
  return (
    <PaymentForm
      submitLabel="Use this card"
      onPay={({ paymentMethod = '', nameOnCard = '' }) =>
        sendChange({
          change: 'card',
          ...(studentId === undefined ? {} : { studentId }),
          paymentMethod,
          nameOnCard,
        })
      }
      onPaid={() => {
        toast.success(savedText);
        void refreshBilling();
        modal.clear();
      }}
    />
  );
}

export function CardPanel({ card, studentId }: CardPanelProps) {
  const modal = useModal();
  if (card === null) return null;
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear % 100).padStart(2, '0')}`;
  return (
    <Card label="Card">
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Title order={2} size="h4">
            Card
          </Title>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {brandName(card.brand)} ending in {card.last4}, good until {expiry}
            {card.nameOnCard === null ? '' : `, ${card.nameOnCard}`}
          </Text>
        </div>
        <Button
          variant="default"
          onClick={() => modal.open({ title: 'Use another card', body: <OtherCard studentId={studentId} /> })}
        >
          Use another card
        </Button>
      </Group>
    </Card>
  );
}
