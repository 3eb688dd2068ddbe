/** Forms: rules from the contract, refusals under their fields, one failure text, and nothing sent twice. */
import type { AnswerOf, ExampleRequest, Sent, WriteCall } from '@comet/contract/call';
import { errors } from '@comet/contract/errors';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { FormState } from '../ui/Form.tsx';
import { act, useDoing } from './act.ts';
import { withoutSecrets } from './draft-rules.ts';
import { type DraftOptions, useDraft } from './drafts.ts';
import { bodyFaults, FieldFaults, faultsOf, focusFirstFault, isElsewhere, placeFaults } from './field-faults.ts';

/** What a form may hold, as @mantine/form has it. */
type Fields = NonNullable<NonNullable<Parameters<typeof useForm>[0]>['initialValues']>;

interface Outcomes<Answer> {
  /** Shown as a toast once it has been sent. */
  readonly done?: string | ((answer: Answer) => string);
  /** Shown as a toast when it has not; the form says why in any case. */
  readonly failed?: string | ((error: Error) => string);
  /** The reason in the feature's own words; the refusal's if left out. */
  readonly failureText?: (error: Error) => string;
  /** Not called where the form was closed before the answer came. */
  onDone?(answer: Answer): void;
}

interface SendFormOptions<Values, Answer> extends Outcomes<Answer> {
  readonly initialValues: Values;
  readonly initialFaults?: FormErrors;
  /** What is wrong with the values, by field. */
  faults?(values: Values): FormErrors;
  /** Throws FieldFaults where something is found wrong on the way. */
  send(values: Values): Promise<Answer>;
  onType?(values: Values): void;
  /** Focuses a wrong field that is no element of the page, and says whether it did. */
  focusFault?(form: HTMLFormElement | null): boolean;
}

export interface CallForm<Values extends Fields> extends FormState {
  readonly fields: UseFormReturnType<Values>;
  readonly error: Error | null;
  readonly isSent: boolean;
}

/** A form that does more, or less, than make one call. */
export function useSendForm<Values extends Fields, Answer>(options: SendFormOptions<Values, Answer>): CallForm<Values> {
  const { initialValues, initialFaults = {}, faults, send, onType, focusFault } = options;
  const { done, failed = null, failureText = ({ message }) => message, onDone } = options;
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  // A form is checked when it is sent; from its first fault on, each field is checked again as it is typed in.
  const [wasRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fields = useForm<Values>({
    initialValues,
    initialErrors: initialFaults,
    validateInputOnChange: wasRefused,
    ...(onType === undefined ? {} : { onValuesChange: onType }),
    validate: (values) => placeFaults(faults?.(values) ?? {}, values),
  });
  const sending = useDoing(send, { ...(done === undefined ? {} : { done }), failed });
  const refuse = (found: FormErrors, text: string | undefined): void => {
    setRefused(true);
    fields.setErrors(found);
    setFailure(text);
    // Once the texts are there.
    requestAnimationFrame(() => {
      if (focusFault?.(element.current) !== true) focusFirstFault(element.current);
    });
  };
  const submit = (values: Values): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    sending.mutate(values, {
      onSuccess: (answer) => onDone?.(answer),
      onError: (error) => {
        const found = placeFaults(faultsOf(error), values);
        const isShown = error instanceof FieldFaults || Object.keys(found).length > 0;
        refuse(found, isShown && !isElsewhere(found, values) ? undefined : failureText(error));
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return {
    fields,
    element,
    onSubmit: fields.onSubmit(submit, (found, values) =>
      refuse(found, isElsewhere(found, values) ? errors.badRequest.message : undefined),
    ),
    isSending: sending.isPending,
    failure,
    error: sending.error,
    isSent: sending.isSuccess,
  };
}

interface CallFormOptions<Values, Request, Answer> extends Outcomes<Answer>, DraftOptions {
  /** Named like the fields of the call's body, so that its rules and refusals find them. */
  readonly initialValues: Values;
  readonly toSent: (values: Values) => Request;
  /** Makes the call, where there is more to do than that. */
  send?(sent: Request, values: Values): Promise<Answer>;
  /** The page's own rules, by field; they take the place of the contract's. */
  readonly rules?: (values: Values) => FormErrors;
  /** Names its draft, where what is sent at first doesn't tell it from other drafts or isn't the same after a reload. */
  readonly about?: string;
}

interface Drafted {
  readonly forget: () => void;
  /** What is in the form was typed before, and wasn't sent. */
  readonly isRestored: boolean;
}

/** A form that makes a call. What was typed is kept over a lost session, by person, call and what the form is about. */
export function useCallForm<C extends WriteCall, Values extends Fields, Answer = AnswerOf<C>>(
  call: C,
  options: CallFormOptions<Values, Sent<C>, Answer>,
): CallForm<Values> & Drafted;
export function useCallForm<Values extends Fields>(
  call: WriteCall,
  options: CallFormOptions<Values, ExampleRequest, unknown>,
): CallForm<Values> & Drafted {
  const { initialValues, toSent, rules, send = (sent) => act(call, sent), onDone } = options;
  const { about = `${call.method} ${call.path} ${JSON.stringify(toSent(initialValues))}` } = options;
  const draft = useDraft(about, initialValues, options);
  const form = useSendForm<Values, unknown>({
    ...options,
    initialValues: draft.first,
    faults: (values) => ({ ...bodyFaults(call, toSent(values)), ...rules?.(values) }),
    send: (values) => send(toSent(values), values),
    onType: (values) => draft.note(withoutSecrets(values, initialValues)),
    onDone: (answer) => {
      draft.forget();
      onDone?.(answer);
    },
  });
  return { ...form, forget: draft.forget, isRestored: draft.isRestored };
}
