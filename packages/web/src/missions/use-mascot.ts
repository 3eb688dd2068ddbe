/** The mascot on the map: the map opens where it stands, and it flies there from where it stood when the map was last seen. */
import { type RefObject, useLayoutEffect } from 'react';
import { tabStorage } from '../ui/browser-storage.ts';
import { mayMove } from '../ui/reading-settings.ts';
import { motion } from '../ui/tokens.ts';

const flightMs = 900;
const storageKey = (way: string): string => `comet-mascot-${way}`;

interface Places {
  readonly stop: RefObject<HTMLLIElement | null>;
  readonly standing: RefObject<HTMLSpanElement | null>;
  readonly isHere: boolean;
  readonly isShown: boolean;
}

/** The way it stands on, by its name, and the stop on it. */
function placeOf(stop: HTMLLIElement): { readonly key: string; readonly at: string } {
  return { key: storageKey(stop.parentElement?.ariaLabel ?? ''), at: stop.dataset.stop ?? '' };
}

export function useMascot({ stop, standing, isHere, isShown }: Places): void {
  useLayoutEffect(() => {
    const [here, mascot] = [stop.current, standing.current];
    if (!isHere || here === null || mascot === null) return;
    if (isShown) void here.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { key, at } = placeOf(here);
    const before = tabStorage.getItem(key);
    tabStorage.setItem(key, at);
    if (before === null || before === at || !mayMove()) return;
    const from = here.parentElement?.querySelector(`[data-stop="${CSS.escape(before)}"]`)?.getBoundingClientRect();
    if (from === undefined) return;
    const to = here.getBoundingClientRect();
    const flight = mascot.animate(
      [
        { translate: `0 ${from.top - to.top}px` },
        { translate: `40px ${(from.top - to.top) / 2 - 30}px`, rotate: '12deg' },
        { translate: '0 0' },
      ],
      { duration: flightMs, easing: motion.ease },
    );
    return () => flight.cancel();
  }, [stop, standing, isHere, isShown]);
}
