/** Makes calls that change something; what they change is asked again. */
import type { AnswerOf, ExampleRequest, Sending, Sent, WriteCall } from '@comet/contract/call';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from './api.ts';
import { refresh } from './refresh.ts';

/** Makes a call; once it went through, every feature in its `changes` is asked again. */
export async function act<C extends WriteCall>(call: C, ...sending: Sending<C>): Promise<AnswerOf<C>>;
export async function act(call: WriteCall, sent: ExampleRequest = {}): Promise<unknown> {
  const answer = await api.call(call, sent);
  void refresh(call.changes);
  return answer;
}

/** The same where something always goes with the call. */
async function actWith<C extends WriteCall>(call: C, sent: Sent<C>): Promise<AnswerOf<C>>;
async function actWith(call: WriteCall, sent: ExampleRequest): Promise<unknown> {
  return act(call, sent);
}

/** Makes a call for each of several things, one after the other, and asks again once, however many went through. */
export async function actForEach<C extends WriteCall>(
  call: C,
  all: readonly Sent<C>[],
  onEach: (answer: AnswerOf<C>) => void,
): Promise<void>;
export async function actForEach(
  call: WriteCall,
  all: readonly ExampleRequest[],
  onEach: (answer: unknown) => void,
): Promise<void> {
  try {
    for (const sent of all) onEach(await api.call(call, sent));
  } finally {
    void refresh(call.changes);
  }
}

export interface ActOptions<Answer, Given> {
  /** What is said when it went well. */
  readonly done?: string | ((answer: Answer) => string);
  /** What is said when it did not; the refusal's own words if left out, nothing for `null`. */
  readonly failed?: string | ((error: Error) => string) | null;
  readonly onDone?: (answer: Answer, given: Given) => void;
  /** What is done under the same name is done one after another, so that the last one counts. */
  readonly inTurn?: string;
}

/** A call behind a button. */
export function useAct<C extends WriteCall>(
  call: C,
  options: ActOptions<AnswerOf<C>, Sent<C>> = {},
): UseMutationResult<AnswerOf<C>, Error, Sent<C>> {
  return useDoing((sent: Sent<C>) => actWith(call, sent), options);
}

/** The same for something that takes more than one call. */
export function useDoing<Given, Answer>(
  run: (given: Given) => Promise<Answer>,
  { done, failed, onDone, inTurn }: ActOptions<Answer, Given> = {},
): UseMutationResult<Answer, Error, Given> {
  return useMutation({
    mutationFn: run,
    ...(inTurn === undefined ? {} : { scope: { id: inTurn } }),
    onSuccess: (answer, given) => {
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(answer));
      onDone?.(answer, given);
    },
    onError: (error) => {
      if (failed !== null) toast.error(typeof failed === 'function' ? failed(error) : (failed ?? error.message));
    },
  });
}
