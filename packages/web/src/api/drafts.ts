/**
 * What was typed and not sent: kept for the same person only, until the form is open again. Most of it is in this page's memory;
 * what takes long to write is in the tab's storage, too, and outlives a reload.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { tabStorage } from '../ui/browser-storage.ts';
import { tokens } from './api.ts';
import { currentUserId } from './current-user.ts';
import { isKeptAfter, isShapedLike } from './draft-rules.ts';
import { createStoredDrafts } from './stored-drafts.ts';

const drafts = new Map<string, unknown>();
const stored = createStoredDrafts(tabStorage);

tokens.subscribe(() => {
  if (tokens.lastEnd() !== 'left') return;
  drafts.clear();
  stored.clear();
});

export interface DraftOptions {
  /** Kept when the form is closed, too; else only when the session is lost. */
  readonly outlivesClosing?: boolean;
  /** Kept when the form is closed or the page is loaded again. */
  readonly outlivesReload?: boolean;
}

interface Draft<Values> {
  /** What was typed last time, or the values given. */
  readonly first: Values;
  /** Whether `first` was typed before. */
  readonly isRestored: boolean;
  readonly note: (values: Values) => void;
  /** Nothing is left to keep: it was sent or thrown away. */
  readonly forget: () => void;
}

/** The draft of something; `about` names it among everything this person may type. */
export function useDraft<Values>(about: string, initial: Values, options?: DraftOptions): Draft<Values>;
export function useDraft(
  about: string,
  initial: unknown,
  { outlivesReload = false, outlivesClosing = outlivesReload }: DraftOptions = {},
): Draft<unknown> {
  const [key] = useState(() => {
    const owner = currentUserId();
    return owner === undefined ? undefined : `${owner} ${about}`;
  });
  const [kept] = useState(() => {
    if (key === undefined) return undefined;
    if (drafts.has(key)) return { values: drafts.get(key) };
    const found = outlivesReload ? stored.read(key) : undefined;
    // A newer version of the page may have other fields.
    return isShapedLike(initial, found) ? { values: found } : undefined;
  });
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
  const note = useCallback(
    (values: unknown): void => {
      typed.current = { values };
      if (outlivesReload && key !== undefined) stored.write(key, values);
    },
    [key, outlivesReload],
  );
  const forget = useCallback((): void => {
    typed.current = undefined;
    if (key !== undefined) stored.delete(key);
  }, [key]);
  return { first: kept === undefined ? initial : kept.values, isRestored: kept !== undefined, note, forget };
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
