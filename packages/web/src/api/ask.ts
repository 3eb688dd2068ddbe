/** Asks calls of the contract and keeps the answers: the one place that knows under which key, and when they are asked again. */
import type { AnswerOf, Call, ExampleRequest, Feature, ReadCall, Sending, Sent } from '@comet/contract/call';
import { keepPreviousData, type Query, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { askedAbout } from './asked-about.ts';
import { changeKept } from './change-kept.ts';
import { answerFromHome } from './home.ts';
import { queryClient } from './query-client.ts';
import { keyOf } from './query-key.ts';
import { refresh } from './refresh.ts';
import { useRefreshOnLiveEvents } from './refresh-on-live-events.ts';

export interface AskOptions {
  /** Whether to ask at all; yes if left out. */
  readonly isOn?: boolean;
  /** Shows the answer to the question before, if it was about the same child or class, until the next one is there: a filter does not make the page flicker. */
  readonly keepsPrevious?: boolean;
  /** How long an answer is good for before a page that shows it asks again; 5 s if left out. */
  readonly freshMs?: number;
  /** Asks once and takes a failure for an answer. */
  readonly isTriedOnce?: boolean;
  /** Asks again and again, as long as the page is looked at. */
  readonly repeatMs?: number;
  /** Tells two beginnings of the same thing apart. */
  readonly round?: number;
}

/** What begins something is asked when a page opens, and after that only on purpose; nobody else's answer is like it. */
const beginning = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

function askOptions(call: Call, sent: ExampleRequest, options: AskOptions) {
  const { isOn = true, keepsPrevious = false, freshMs, repeatMs, isTriedOnce = false } = options;
  const begins = call.method === 'GET' && call.changes !== undefined;
  const about = askedAbout(sent);
  const queryKey = keyOf(call, sent, options.round);
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => {
      const known = await answerFromHome(queryKey);
      if (known !== undefined) return known;
      const answer = await api.call(call, sent, { signal });
      if (begins) void refresh(call.changes);
      return answer;
    },
    enabled: isOn,
    meta: { about, isBeginning: begins },
    ...(keepsPrevious
      ? { placeholderData: (answer: unknown, query?: Query) => (query?.meta?.about === about ? answer : undefined) }
      : {}),
    ...(freshMs === undefined ? {} : { staleTime: freshMs }),
    ...(repeatMs === undefined ? {} : { refetchInterval: repeatMs }),
    ...(isTriedOnce ? { retry: false } : {}),
    ...(begins ? beginning : {}),
  };
}

/** Asks a call and keeps asking as the answer changes: after writes that change its feature, and after live events that do. */
export function useAsk<C extends Call>(
  call: C,
  ...sending: Sending<C, [options?: AskOptions]>
): UseQueryResult<AnswerOf<C>>;
export function useAsk(call: Call, sent: ExampleRequest = {}, options: AskOptions = {}): UseQueryResult<unknown> {
  useRefreshOnLiveEvents(call.feature, options.isOn ?? true);
  return useQuery(askOptions(call, sent, options));
}

/** The same call asked for several things at once. */
export function useAskAll<C extends ReadCall>(call: C, all: readonly Sent<C>[]): UseQueryResult<AnswerOf<C>>[];
export function useAskAll(call: Call, all: readonly ExampleRequest[]): UseQueryResult<unknown>[] {
  return useQueries({ queries: all.map((sent) => askOptions(call, sent, {})) });
}

/** Asks now, outside of drawing; an answer that is still good is not asked for again. */
export function askNow<C extends Call>(call: C, ...sending: Sending<C, [options?: AskOptions]>): Promise<AnswerOf<C>>;
export function askNow(call: Call, sent: ExampleRequest = {}, options: AskOptions = {}): Promise<unknown> {
  return queryClient.fetchQuery(askOptions(call, sent, options));
}

/** What is already known of an answer. */
export function known<C extends Call>(call: C, ...sending: Sending<C>): AnswerOf<C> | undefined;
export function known(call: Call, sent: ExampleRequest = {}): unknown {
  return queryClient.getQueryData(keyOf(call, sent));
}

/** Keeps an answer that came by another call. */
export function keep<C extends Call>(call: C, sent: Sent<C>, answer: AnswerOf<C>): void;
export function keep(call: Call, sent: ExampleRequest, answer: unknown): void {
  queryClient.setQueryData(keyOf(call, sent), answer);
}

/** Changes every kept answer of a call at once, ahead of asking again. */
export function edit<C extends ReadCall>(call: C, change: (answer: AnswerOf<C>) => AnswerOf<C>): void {
  changeKept<AnswerOf<C>>(queryClient, [call.feature, call.path], change);
}

/** Forgets what is known of these features and asks again for what is shown, so that nothing old is seen meanwhile. */
export async function forget(features: readonly Feature[]): Promise<void> {
  const forgotten: ReadonlySet<unknown> = new Set(features);
  await queryClient.resetQueries({
    predicate: ({ queryKey, meta }) => forgotten.has(queryKey[0]) && meta?.isBeginning !== true,
  });
}

/** Forgets all answers but those of one call, which what is on the screen goes on looking at. */
export function forgetAllBut(call: ReadCall): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== call.path });
}

/** Forgets all answers and what still waits to be sent: they belonged to somebody else. One call is asked anew, where the screen looks at it. */
export function beginAnew(call: ReadCall): void {
  forgetAllBut(call);
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}

/** Loads something that is no call of the contract, kept in the same way. */
export function useLoad<Answer>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Answer>,
  { keepsPrevious = false }: Pick<AskOptions, 'keepsPrevious'> = {},
): UseQueryResult<Answer> {
  return useQuery<Answer>({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
