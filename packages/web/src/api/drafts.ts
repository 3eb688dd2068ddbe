/** What was typed and not sent: kept in this page's memory, for the same person only, until the form is open again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { tokens } from './api.ts';
import { currentUserId } from './current-user.ts';
import { isKeptAfter } from './draft-rules.ts';

const drafts = new Map<string, unknown>();

tokens.subscribe(() => {
  if (tokens.lastEnd() === 'left') drafts.clear();
});

interface DraftOptions {
  /** Kept when the form is closed, too; else only when the session is lost. */
  readonly outlivesClosing?: boolean;
}

interface Draft<Values> {
  /** What was typed last time, or the values given. */
  readonly first: Values;
  readonly note: (values: Values) => void;
  /** Nothing is left to keep: it was sent or thrown away. */
  readonly forget: () => void;
}

/** The draft of something; `about` names it among everything this person may type. */
export function useDraft<Values>(about: string, initial: Values, options?: DraftOptions): Draft<Values>;
export function useDraft(
  about: string,
  initial: unknown,
  { outlivesClosing = false }: DraftOptions = {},
): Draft<unknown> {
  const [key] = useState(() => {
    const owner = currentUserId();
    return owner === undefined ? undefined : `${owner} ${about}`;
  });
  const [kept] = useState(() => (key !== undefined && drafts.has(key) ? { values: drafts.get(key) } : undefined));
  const typed = useRef(kept);
  useEffect(() => {
    if (key === undefined) return;
    drafts.delete(key);
    const keepWhere = (isKept: boolean): void => {
      if (isKept && typed.current !== undefined) drafts.set(key, typed.current.values);
    };
    // At once: the form may stay behind the log-in for a moment, and close only when its person is back.
    const stop = tokens.subscribe(() => keepWhere(tokens.lastEnd() === 'lost'));
    return () => {
      stop();
      keepWhere(isKeptAfter(tokens.lastEnd(), outlivesClosing));
    };
  }, [key, outlivesClosing]);
  const note = useCallback((values: unknown): void => {
    typed.current = { values };
  }, []);
  const forget = useCallback((): void => {
    typed.current = undefined;
  }, []);
  return { first: kept === undefined ? initial : kept.values, note, forget };
}

/** Like `useState`, but a value whose session was lost is the first one again when its person comes back. */
export function useDraftState<Value>(about: string, initial: Value): readonly [Value, (next: Value) => void] {
  const { first, note } = useDraft(about, initial);
  const [value, setValue] = useState(first);
  const change = useCallback(
    (next: Value): void => {
      note(next);
      setValue(() => next);
    },
    [note],
  );
  return [value, change];
}
