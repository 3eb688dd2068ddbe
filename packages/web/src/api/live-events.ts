/** Listens to the server's live events over one stream per page, and reconnects. */
import { type LiveEvent, listenLive, liveChanges } from '@comet/contract/notifications';
import { api, tokens } from './api.ts';

const firstPauseMs = 500;
const maxPauseMs = 15_000;

/** Called with what happened; without an event some may have been missed, so that all is to be asked for again. */
export type Listener = (event: LiveEvent | undefined) => void;

const listeners = new Set<Listener>();
const notify: Listener = (event) => {
  for (const listener of listeners) listener(event);
};

/** A newer server may tell of what this page doesn't know. */
function isLiveEvent(event: unknown): event is LiveEvent {
  if (typeof event !== 'object' || event === null || !('type' in event) || !('studentId' in event)) return false;
  return (
    typeof event.type === 'string' && Object.hasOwn(liveChanges, event.type) && typeof event.studentId === 'number'
  );
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader !== undefined) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Listens until the signal; after a break it comes back, later each time, and catches up. */
async function listen(wasAway: boolean, signal: AbortSignal): Promise<void> {
  for (let broken = 0; !signal.aborted; broken++) {
    try {
      const response = await api.stream(listenLive, signal);
      if (wasAway || broken > 0) notify(undefined);
      wasAway = false;
      broken = 0;
      for await (const line of linesOf(response)) {
        if (!line.startsWith('data: ')) continue;
        const event: unknown = JSON.parse(line.slice('data: '.length));
        if (isLiveEvent(event)) notify(event);
      }
    } catch {
      // Whatever broke it, the answer is the same: wait a little and come back.
    }
    const longest = Math.min(firstPauseMs * 2 ** broken, maxPauseMs);
    await pause(longest / 2 + (Math.random() * longest) / 2, signal);
  }
}

let current: AbortController | undefined;

/** A browser has six connections to a server for all its tabs: one that nobody looks at holds none. */
function follow(wasAway: boolean): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && tokens.read() !== undefined;
  if (isWanted === (current !== undefined)) return;
  current?.abort();
  current = isWanted ? new AbortController() : undefined;
  if (current !== undefined) void listen(wasAway, current.signal);
}

document.addEventListener('visibilitychange', () => follow(true));
// Somebody else's events are another stream.
tokens.subscribe(() => {
  current?.abort();
  current = undefined;
  follow(false);
});

/** Hears events until the returned function is called. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  follow(false);
  return () => {
    listeners.delete(listener);
    follow(false);
  };
}
