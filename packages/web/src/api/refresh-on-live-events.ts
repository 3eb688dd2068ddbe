/** Keeps what is on the screen fresh by the server's live events: at once, and at most once a second. */
import type { Feature } from '@comet/contract/call';
import { liveChanges } from '@comet/contract/notifications';
import { useEffect } from 'react';
import { onLiveEvent } from './live-events.ts';
import { refresh } from './refresh.ts';

const gatherMs = 1000;
const liveFeatures: ReadonlySet<Feature> = new Set(Object.values(liveChanges).flat());

const changed = new Set<Feature>();
let timer: ReturnType<typeof setTimeout> | undefined;

function refreshChanged(): void {
  timer = undefined;
  if (changed.size === 0) return;
  void refresh([...changed]);
  changed.clear();
  timer = setTimeout(refreshChanged, gatherMs);
}

let showing = 0;
let stopHearing = (): void => undefined;

/** Hears events as long as anything is shown that they change. */
function show(): () => void {
  if (showing++ === 0)
    stopHearing = onLiveEvent((event) => {
      // After a break any of them may have been missed.
      for (const feature of event === undefined ? liveFeatures : liveChanges[event.type]) changed.add(feature);
      if (timer === undefined) refreshChanged();
    });
  return () => {
    if (--showing === 0) stopHearing();
  };
}

/** Asks again for what is shown of a feature whenever the server says that it changed. */
export function useRefreshOnLiveEvents(feature: Feature, isShown: boolean): void {
  const isLive = isShown && liveFeatures.has(feature);
  useEffect(() => (isLive ? show() : undefined), [isLive]);
}
