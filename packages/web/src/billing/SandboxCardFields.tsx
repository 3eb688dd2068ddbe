/** Card fields of the local practice till: only test cards, and what is typed here leaves these fields for nowhere. */
import { errors } from '@comet/contract/errors';
import { sandboxTokenOf } from '@comet/domain/billing/sandbox-cards';
import { Group, TextInput } from '@mantine/core';
import { type Ref, useImperativeHandle, useState } from 'react';
import { FieldFaults } from '../api/field-faults.ts';
import type { CardFields } from './card-fields.ts';
import { asCardNumber, asCvc, asExpiry, type CardFaults, cardFaults, type TypedCard } from './card-rules.ts';

const emptyCard: TypedCard = { cardNumber: '', expiry: '', cvc: '' };

export function SandboxCardFields({ ref }: { readonly ref: Ref<CardFields> }) {
  const [card, setCard] = useState(emptyCard);
  const [faults, setFaults] = useState<CardFaults>({});
  const change = (next: Partial<TypedCard>): void => {
    setCard((before) => ({ ...before, ...next }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))));
  };
  useImperativeHandle(ref, () => ({
    check: () => {
      const found = cardFaults(card, new Date());
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    focusFault: () => false,
    tokenise: async () => {
      const token = sandboxTokenOf(card.cardNumber);
      if (token !== undefined) return token;
      setFaults({ cardNumber: errors.onlyTestCards.message });
      throw new FieldFaults();
    },
  }));
  return (
    <>
      <TextInput
        label="Card number"
        placeholder="1234 1234 1234 1234"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.cardNumber}
        error={faults.cardNumber}
        onChange={(event) => change({ cardNumber: asCardNumber(event.currentTarget.value) })}
      />
      <Group grow align="flex-start" gap="sm">
        <TextInput
          label="Expiry"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          value={card.expiry}
          error={faults.expiry}
          onChange={(event) => change({ expiry: asExpiry(event.currentTarget.value, card.expiry) })}
        />
        <TextInput
          label="CVC"
          placeholder="123"
          inputMode="numeric"
          autoComplete="cc-csc"
          value={card.cvc}
          error={faults.cvc}
          onChange={(event) => change({ cvc: asCvc(event.currentTarget.value) })}
        />
      </Group>
    </>
  );
}
