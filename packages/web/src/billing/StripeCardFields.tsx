/** Stripe's own card fields, frames of Stripe in our places: what is typed in them never reaches this page. */
import { Group, Input } from '@mantine/core';
import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementChangeEvent,
} from '@stripe/stripe-js';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { FieldFaults } from '../api/field-faults.ts';
import type { CardFields } from './card-fields.ts';
import { type CardFaults, type CardField, stripeTexts } from './card-rules.ts';
import { paymentTexts } from './payment-texts.ts';
import classes from './StripeCardFields.module.css';
import { stripeOf } from './stripe.ts';

interface Fields {
  readonly stripe: Stripe;
  readonly number: StripeCardNumberElement;
  readonly expiry: StripeCardExpiryElement;
  readonly cvc: StripeCardCvcElement;
}

const emptyTexts: Readonly<Record<CardField, string>> = {
  cardNumber: 'Card number is a required field',
  expiry: 'Expiry is a required field',
  cvc: 'CVC is a required field',
};
const unfinishedTexts: Readonly<Record<CardField, string>> = {
  cardNumber: 'The card number must contain at least 16 characters',
  expiry: 'Enter valid expiry',
  cvc: 'The minimum number of characters is equal to 3',
};

/** How a field stands, as Stripe tells it. */
interface FieldState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  readonly fault?: string;
}
const untouched: FieldState = { isEmpty: true, isComplete: false };

function faultOf(field: CardField, { isEmpty, isComplete, fault }: FieldState): string | undefined {
  if (fault !== undefined) return fault;
  if (isEmpty) return emptyTexts[field];
  return isComplete ? undefined : unfinishedTexts[field];
}

interface StripeCardFieldsProps {
  readonly ref: Ref<CardFields>;
  readonly publishableKey: string;
}

export function StripeCardFields({ ref, publishableKey }: StripeCardFieldsProps) {
  const id = useId();
  const places = {
    cardNumber: useRef<HTMLDivElement>(null),
    expiry: useRef<HTMLDivElement>(null),
    cvc: useRef<HTMLDivElement>(null),
  };
  const { cardNumber: numberPlace, expiry: expiryPlace, cvc: cvcPlace } = places;
  const [fields, setFields] = useState<Fields>();
  const [failure, setFailure] = useState<string>();
  const [faults, setFaults] = useState<CardFaults>({});
  const fieldStates = useRef<Record<CardField, FieldState>>({
    cardNumber: untouched,
    expiry: untouched,
    cvc: untouched,
  });

  const wrong = useRef<CardField>(undefined);

  useEffect(() => {
    let made: Fields | undefined;
    let isOver = false;
    const changed =
      (field: CardField) =>
      ({
        empty,
        complete,
        error,
      }: StripeElementChangeEvent & { readonly error?: { code: string; message: string } | undefined }): void => {
        const fault = error === undefined ? undefined : stripeTexts(error.code, error.message).text;
        fieldStates.current[field] = {
          isEmpty: empty,
          isComplete: complete,
          ...(fault === undefined ? {} : { fault }),
        };
        // An empty field that is left keeps the sentence that it is required.
        if (fault === undefined && empty) return;
        setFaults(({ [field]: _, ...rest }) => (fault === undefined ? rest : { ...rest, [field]: fault }));
      };
    stripeOf(publishableKey).then(
      (stripe) => {
        if (isOver || !numberPlace.current || !expiryPlace.current || !cvcPlace.current) return;
        const elements = stripe.elements();
        const style = { base: { fontSize: '16px', fontFamily: 'Poppins, system-ui, sans-serif' } };
        made = {
          stripe,
          number: elements.create('cardNumber', { style, placeholder: '1234 1234 1234 1234' }),
          expiry: elements.create('cardExpiry', { style }),
          cvc: elements.create('cardCvc', { style, placeholder: '123' }),
        };
        made.number.on('change', changed('cardNumber'));
        made.expiry.on('change', changed('expiry'));
        made.cvc.on('change', changed('cvc'));
        made.number.mount(numberPlace.current);
        made.expiry.mount(expiryPlace.current);
        made.cvc.mount(cvcPlace.current);
        setFields(made);
      },
      () => setFailure(paymentTexts.fieldsMissing),
    );
    return () => {
      isOver = true;
      for (const element of [made?.number, made?.expiry, made?.cvc]) element?.destroy();
    };
  }, [publishableKey, numberPlace, expiryPlace, cvcPlace]);

  useImperativeHandle(ref, () => ({
    check: () => {
      const found = Object.fromEntries(
        (['cardNumber', 'expiry', 'cvc'] as const)
          .map((field) => [field, faultOf(field, fieldStates.current[field])] as const)
          .filter(([, fault]) => fault !== undefined),
      );
      setFaults(found);
      wrong.current = (['cardNumber', 'expiry', 'cvc'] as const).find((field) => found[field] !== undefined);
      return wrong.current === undefined && fields !== undefined;
    },
    focusFault: () => {
      if (wrong.current === 'cardNumber') fields?.number.focus();
      if (wrong.current === 'expiry') fields?.expiry.focus();
      if (wrong.current === 'cvc') fields?.cvc.focus();
      return wrong.current !== undefined;
    },
    tokenise: async (nameOnCard) => {
      if (fields === undefined) throw new Error(failure ?? paymentTexts.fieldsLoading);
      const { error, paymentMethod } = await fields.stripe.createPaymentMethod({
        type: 'card',
        card: fields.number,
        billing_details: { name: nameOnCard },
      });
      if (paymentMethod !== undefined) return paymentMethod.id;
      const { field, text } = stripeTexts(error.code, error.message ?? paymentTexts.declined);
      if (field === undefined) throw new Error(text);
      setFaults({ [field]: text });
      throw new FieldFaults();
    },
  }));

  const wrapped = (field: CardField, label: string, focus: () => void) => (
    <Input.Wrapper
      label={label}
      error={faults[field]}
      size="md"
      labelElement="div"
      labelProps={{ id: `${id}-${field}`, onClick: focus }}
    >
      <div ref={places[field]} className={classes.place} data-wrong={faults[field] !== undefined} />
    </Input.Wrapper>
  );
  return (
    <>
      {failure === undefined ? null : <Input.Error role="alert">{failure}</Input.Error>}
      {wrapped('cardNumber', 'Card number', () => fields?.number.focus())}
      <Group grow align="flex-start" gap="sm">
        {wrapped('expiry', 'Expiry', () => fields?.expiry.focus())}
        {wrapped('cvc', 'CVC', () => fields?.cvc.focus())}
      </Group>
    </>
  );
}
