/** Sends a file in a form, as a browser does. */
import { apiBase, type Call } from '@comet/contract/call';
import type { TestServer } from './test-server.ts';

export async function sendFile(
  server: TestServer,
  call: Call & { readonly sends: 'file' },
  file: {
    readonly content: Uint8Array;
    readonly name: string;
    readonly type: string;
    readonly as: string;
    readonly query?: Record<string, string>;
  },
) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(file.content)], { type: file.type }), file.name);
  const encoded = new Response(form);
  return server.app.inject({
    method: 'POST',
    url: `${apiBase}${call.path}`,
    ...(file.query === undefined ? {} : { query: file.query }),
    headers: {
      authorization: `Bearer ${file.as}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
