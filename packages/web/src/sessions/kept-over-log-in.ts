/** What was typed when a session was lost: kept in this page's memory until the same person has logged in again. */
import { useEffect, useRef, useState } from 'react';
import { currentUserId, sessionEnd } from './session.ts';

/** What is kept at one place of the app, by the person it belongs to. */
type KeptValues<Value> = Map<number, Value>;

/** Like `useState`; but a value whose session was lost is the first one again when its person comes back. */
export function useKeptOverLogIn<Value>(
  kept: KeptValues<Value>,
  first: Value,
): readonly [value: Value, change: (next: Value) => void] {
  const [owner] = useState(currentUserId);
  const [value, setValue] = useState(() => (owner === undefined ? undefined : kept.get(owner)) ?? first);
  const last = useRef(value);
  useEffect(() => {
    if (owner === undefined) return;
    kept.delete(owner);
    return () => {
      if (sessionEnd() === 'lost') kept.set(owner, last.current);
    };
  }, [owner, kept]);
  const [change] = useState(() => (next: Value): void => {
    last.current = next;
    setValue(() => next);
  });
  return [value, change];
}
