/** Hears the server's live events as long as a page wants them, whatever the network does in between. */
import { type LiveEvent, listenLive, liveEventSchema } from '@comet/contract/notifications';
import { api } from './api.ts';

const firstPauseMs = 500;
const longestPauseMs = 15_000;

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

/** Listens until the signal; after a break it comes back, later each time, and calls `onBack` to catch up. */
export async function listen(
  onEvent: (event: LiveEvent) => void,
  onBack: () => void,
  signal: AbortSignal,
): Promise<void> {
  for (let broken = 0; !signal.aborted; broken++) {
    try {
      const response = await api.stream(listenLive, signal);
      if (broken > 0) onBack();
      broken = 0;
      for await (const line of linesOf(response)) {
        if (!line.startsWith('data: ')) continue;
        const event = liveEventSchema.safeParse(JSON.parse(line.slice('data: '.length)));
        if (event.success) onEvent(event.data);
      }
    } catch {
      // Whatever broke it, the answer is the same: wait a little and come back.
    }
    const longest = Math.min(firstPauseMs * 2 ** broken, longestPauseMs);
    await pause(longest / 2 + (Math.random() * longest) / 2, signal);
  }
}
