/** Accounts and families as the server tells them, and what can be done with them. */
import { type User, updateUser } from '@comet/contract/accounts';
import type { BodySent } from '@comet/contract/call';
import { createChild, getRelatives, getReplayConsent, setReplayConsent } from '@comet/contract/families';
import { checkFreeLogin, suggestYear } from '@comet/contract/sessions';
import type { Year } from '@comet/domain/curriculum/subjects';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';

/** How long typing must rest before the server is asked (specification, section 9). */
export const debounceMs = 500;

export type NewChild = BodySent<typeof createChild>;
export type AccountChange = BodySent<typeof updateUser>;

type LoginField = 'userName' | 'email';

/** OK means free; any failure means that it is not, and says why. */
async function checkFree(field: LoginField, value: string, signal?: AbortSignal): Promise<string | null> {
  try {
    await api.call(checkFreeLogin, { query: { [field]: value }, ...(signal === undefined ? {} : { signal }) });
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}

/** Whether a user name or mail address is free: asked once typing rests, skipped where `isWorthAsking` is false. */
export function useFreeLogin(field: LoginField, typed: string, isWorthAsking: boolean) {
  const client = useQueryClient();
  const value = typed.trim();
  const [rested] = useDebouncedValue(value, debounceMs);
  const options = (text: string) => ({
    queryKey: ['free-login', field, text],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => checkFree(field, text, signal),
    staleTime: 30_000,
  });
  const query = useQuery({ ...options(rested), enabled: isWorthAsking && rested === value && value !== '' });
  return {
    /** Why it cannot be taken, as far as that is known of what stands there now. */
    fault: isWorthAsking && rested === value && value !== '' ? (query.data ?? undefined) : undefined,
    isChecking: isWorthAsking && value !== '' && (rested !== value || query.isFetching),
    /** The answer for what stands there now, asked for at once where it is not known; an old 'no' is asked again. */
    settle: async (): Promise<string | null> => {
      if (!isWorthAsking || value === '') return null;
      if (client.getQueryData(options(value).queryKey) !== null)
        await client.invalidateQueries({ queryKey: options(value).queryKey, refetchType: 'none' });
      return client.fetchQuery(options(value));
    },
  };
}

const suggestedYear = (date: string) => ({
  queryKey: ['suggested-year', date],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(suggestYear, { body: { date }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The school year of a date of birth (day.month.year). */
export function useSuggestedYear(date: string | undefined) {
  const [rested] = useDebouncedValue(date, debounceMs);
  return useQuery({ ...suggestedYear(rested ?? ''), enabled: rested !== undefined && rested === date });
}

/** Asks at once for the school year of a date that was typed so lately that nobody has seen it suggested; else nothing. */
export function useLateYear(): (date: string) => Promise<Year | undefined> {
  const client = useQueryClient();
  return async (date) => {
    const options = suggestedYear(date);
    if (client.getQueryData(options.queryKey) !== undefined) return undefined;
    // What cannot be suggested is the family's to say, as it stands there.
    return client.fetchQuery({ ...options, retry: false }).then(
      ({ year }) => year,
      () => undefined,
    );
  };
}

export function useRelatives(isOn = true) {
  return useQuery({
    queryKey: ['relatives'],
    queryFn: ({ signal }) => api.call(getRelatives, { signal }),
    enabled: isOn,
  });
}

export const makeChild = (child: NewChild) => api.call(createChild, { body: child });

/** Changes an account; the caller's own data and the lists they stand in are read again. */
export function useUpdateAccount(userId: number, onDone: (user: User) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => api.call(updateUser, { params: { userId }, body: change }),
    onSuccess: (user) => {
      toast.success('The data has been successfully updated');
      for (const key of ['user', 'relatives', 'profile']) void client.invalidateQueries({ queryKey: [key] });
      onDone(user);
    },
  });
}

export function useReplayConsent(studentId: number) {
  return useQuery({
    queryKey: ['replay-consent', studentId],
    queryFn: ({ signal }) => api.call(getReplayConsent, { params: { studentId }, signal }),
  });
}

export function useDecideReplay(studentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isReplayAllowed: boolean) =>
      api.call(setReplayConsent, { params: { studentId }, body: { isReplayAllowed } }),
    onSuccess: (consent) => {
      client.setQueryData(['replay-consent', studentId], consent);
      toast.success('The data has been successfully updated');
    },
    onError: (error) => toast.error(error.message),
  });
}
