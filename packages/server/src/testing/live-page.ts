/** The events that a person's open page gets, as the browser reads them. */
import { listenLive } from '@comet/contract/notifications';
import type { TestServer } from './test-server.ts';
import { type PersonName, worldPassword } from './world.ts';

export async function openLivePage(server: TestServer, name: PersonName) {
  return openLiveStream(server, (await server.enter(name, worldPassword)).accessToken);
}

export async function openLiveStream(server: TestServer, accessToken: string) {
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => server.app.listeningOrigin);
  const stop = new AbortController();
  const response = await fetch(`${base}/api/v1${listenLive.path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: stop.signal,
  });
  const heard: string[] = [];
  const reading = (async () => {
    for await (const chunk of response.body ?? []) heard.push(new TextDecoder().decode(chunk));
  })().catch(() => undefined);
  return {
    text: () => heard.join(''),
    /** When the server has ended the stream. */
    ended: reading,
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}
