/**
 * The back button (and forward) does something else, and the page stays. The router's own blocker comes with its data
 * router, which would weigh 17 kB on every first screen.
 */
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

interface Blocker {
  /** The index of the entry that is shown. */
  readonly here: number;
  readonly onBack: () => void;
}

let blocker: Blocker | undefined;
let returned: (() => void) | undefined;

/** Where an entry of the history is, as the router numbers them; undefined for an entry that isn't the router's. */
function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

function onPop(event: PopStateEvent): void {
  if (returned !== undefined) {
    event.stopImmediatePropagation();
    // The address is the page's own again before anything happens on it.
    returned();
    returned = undefined;
    return;
  }
  const there = indexOf(event.state);
  if (blocker === undefined || there === undefined || there === blocker.here) return;
  event.stopImmediatePropagation();
  returned = blocker.onBack;
  history.go(blocker.here - there);
}

/** To be called before there is a router: listeners of the window hear in the order they came, and the router must not hear. */
export const startBackBlocker = (): void => addEventListener('popstate', onPop);

/** Calls `onBack` instead of going to another entry of the history, while it is on. */
export function useBackBlocker(isOn: boolean, onBack: () => void): void {
  const location = useLocation();
  const insteadOfGoing = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has an index of its own
  useLayoutEffect(() => {
    const here = indexOf(history.state);
    if (!isOn || here === undefined) return;
    blocker = { here, onBack: () => insteadOfGoing() };
    return () => {
      blocker = undefined;
    };
  }, [isOn, location]);
}
