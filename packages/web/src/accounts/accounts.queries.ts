/** What a form about an account asks while it is typed. */
import { checkFreeLogin, suggestYear } from '@comet/contract/sessions';
import type { Year } from '@comet/domain/curriculum/subjects';
import { useDebouncedValue } from '@mantine/hooks';
import { askNow, known, useAsk } from '../api/ask.ts';
import { CallError } from '../api/client.ts';

/** How long typing must rest before the server is asked (specification, section 9). */
const debounceMs = 500;
const freshMs = 30_000;

/** Whether a user name or mail address is free: asked once typing rests, skipped where `isWorthAsking` is false. */
export function useFreeLogin(field: 'userName' | 'email', typed: string, isWorthAsking: boolean) {
  const value = typed.trim();
  const [rested] = useDebouncedValue(value, debounceMs);
  const isAsked = isWorthAsking && value !== '';
  // Any failure means that it is not free, and says why (specification, section 3).
  const options = { freshMs, isTriedOnce: true };
  const query = useAsk(
    checkFreeLogin,
    { query: { [field]: rested } },
    { ...options, isOn: isAsked && rested === value },
  );
  return {
    /** Why it cannot be taken, as far as that is known of what is typed now. */
    fault: isAsked && rested === value ? query.error?.message : undefined,
    isChecking: isAsked && (rested !== value || query.isFetching),
    /** The answer for what is typed now, asked for at once where it is not known; an old 'no' is asked again. */
    checkNow: async (): Promise<string | null> => {
      if (!isAsked) return null;
      return askNow(checkFreeLogin, { query: { [field]: value } }, options).then(
        () => null,
        (error: unknown) => {
          if (error instanceof CallError) return error.message;
          throw error;
        },
      );
    },
  };
}

const yearOptions = { freshMs: Number.POSITIVE_INFINITY };

/** The school year of a date of birth (day.month.year). */
export function useSuggestedYear(date: string | undefined) {
  const [rested] = useDebouncedValue(date, debounceMs);
  const isOn = rested !== undefined && rested === date;
  return useAsk(suggestYear, { body: { date: rested ?? '' } }, { ...yearOptions, isOn });
}

/** Asks at once for the school year of a date whose suggestion nobody has seen yet; otherwise nothing. */
export async function askLateYear(date: string): Promise<Year | undefined> {
  const sent = { body: { date } };
  if (known(suggestYear, sent) !== undefined) return undefined;
  // Where nothing can be suggested, the family's own choice counts.
  return askNow(suggestYear, sent, { ...yearOptions, isTriedOnce: true }).then(
    ({ year }) => year,
    () => undefined,
  );
}
