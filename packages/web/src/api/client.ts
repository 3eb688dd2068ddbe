/** Sends calls of the contract: token, anti-forgery header, one refresh for many, errors as sentences. */
import { type AnswerOf, type Call, type ExampleRequest, pathOf, type Sending } from '@comet/contract/call';
import { type ErrorBody, type ErrorCode, errors, isErrorCode } from '@comet/contract/errors';
import { refreshToken, type Tokens } from '@comet/contract/sessions';
import { outOfReachText } from '../ui/texts.ts';
import { recordServerTime } from './server-clock.ts';
import { sessionIdOf, type TokenStore, tokensIn } from './tokens.ts';

/** Why a call failed: an error of the contract, or a network that did not carry it (`statusCode` 0). */
export type FailureCode = ErrorCode | 'offline';

/** A call that was refused or did not come through. Compare the code; the message is for people. */
export class CallError extends Error {
  readonly statusCode: number;
  readonly code: FailureCode;
  readonly details: ErrorBody['details'];

  constructor(code: FailureCode, more: { statusCode?: number; message?: string; details?: ErrorBody['details'] } = {}) {
    const { statusCode, message } = code === 'offline' ? { statusCode: 0, message: outOfReachText } : errors[code];
    super(more.message ?? message);
    this.statusCode = more.statusCode ?? statusCode;
    this.code = code;
    this.details = more.details;
  }
}

/** What stops a call that nobody waits for any longer. */
interface Stoppable {
  readonly signal?: AbortSignal;
}

interface CallOptions extends Stoppable {
  /** Asks as the person behind this token, who is not logged in on this page. */
  readonly accessToken?: string;
}

/** What goes with a file. */
interface FileOptions extends Stoppable {
  readonly query?: ExampleRequest['query'];
}

/** What goes over the wire; the contract types it where a call is made. */
type Request = ExampleRequest & Stoppable & { readonly file?: File };

export interface Client {
  call<C extends Call>(call: C, ...sending: Sending<C, [options?: CallOptions]>): Promise<AnswerOf<C>>;
  /** Makes a call that takes a file. */
  sendFile<C extends Call & { readonly sends: 'file' }>(
    call: C,
    file: File,
    options?: FileOptions,
  ): Promise<AnswerOf<C>>;
  /** An open response of a call that streams. */
  stream(call: Call, signal: AbortSignal): Promise<Response>;
}

/** What the client works with; a test passes its own. */
export interface ClientParts {
  readonly tokens: TokenStore;
  readonly fetch: typeof fetch;
  readonly readCookie: () => string;
  /** Runs the work while no other tab does, where the browser can. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
}

type Details = NonNullable<ErrorBody['details']>;
const isDetail = (value: unknown): value is Details[number] =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** What went wrong by the server's answer. Read by hand: a schema would have every first page load the library that reads it. */
async function errorOf(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { status: statusCode } = response;
  const isRefusal = typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
  if (!isRefusal || typeof body.code !== 'string' || typeof body.message !== 'string')
    return new CallError('internal', { statusCode });
  const { code, message } = body;
  const details = 'details' in body && Array.isArray(body.details) ? body.details.filter(isDetail) : undefined;
  // A page may be older than the server: what it does not know by its code still has its status and text.
  return new CallError(isErrorCode(code) ? code : 'internal', { statusCode, message, details });
}

/** The anti-forgery header of the cookie; nothing where there is no cookie. */
export function xsrfHeaderOf(cookies: string): Record<string, string> {
  const [, token] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies) ?? [];
  return token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

export function createClient({ tokens, fetch, readCookie, lock }: ClientParts): Client {
  let refreshing: Promise<Tokens | undefined> | undefined;

  async function send(call: Call, sent: Request, accessToken: string | undefined): Promise<Response> {
    const headers: Record<string, string> = {
      accept: call.stream === undefined ? 'application/json' : 'text/event-stream',
      ...xsrfHeaderOf(readCookie()),
    };
    if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`;
    if (sent.body !== undefined) headers['content-type'] = 'application/json';
    try {
      const response = await fetch(pathOf(call, sent), {
        method: call.method,
        headers,
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
        ...(sent.file === undefined ? {} : { body: formOf(sent.file) }),
        ...(sent.signal === undefined ? {} : { signal: sent.signal }),
      });
      recordServerTime(response.headers.get('date'));
      return response;
    } catch (error) {
      if (sent.signal?.aborted === true) throw error;
      throw new CallError('offline');
    }
  }

  /**
   * New tokens in place of those a 401 was given for. Many requests share one refresh, and so do tabs, unless the new tokens
   * reach this tab's storage later than the lock does: then the server repeats its answer.
   */
  async function refresh(used: string): Promise<Tokens | undefined> {
    return lock(async () => {
      const current = tokens.read();
      // Somebody else has come in meanwhile: what was asked before is not theirs to ask.
      if (current === undefined || sessionIdOf(current.accessToken) !== sessionIdOf(used)) return undefined;
      if (current.accessToken !== used) return current;
      const response = await send(refreshToken, { body: { refreshToken: current.refreshToken } }, undefined);
      if (response.status === 401 || response.status === 400) {
        tokens.clear('lost');
        return undefined;
      }
      if (!response.ok) throw await errorOf(response);
      const next = tokensIn(await response.json());
      if (next === undefined) throw new CallError('internal');
      tokens.renew(next);
      return next;
    });
  }

  async function sendLoggedIn(call: Call, sent: Request): Promise<Response> {
    const used = call.policy.callers.includes('public') ? undefined : tokens.read();
    const response = await send(call, sent, used?.accessToken);
    if (response.status !== 401 || used === undefined) return response;
    refreshing ??= refresh(used.accessToken).finally(() => {
      refreshing = undefined;
    });
    const next = await refreshing;
    return next === undefined ? response : send(call, sent, next.accessToken);
  }

  async function call<C extends Call>(call: C, ...sending: Sending<C, [options?: CallOptions]>): Promise<AnswerOf<C>>;
  async function call(
    call: Call,
    sent: ExampleRequest = {},
    { signal, accessToken }: CallOptions = {},
  ): Promise<unknown> {
    const request = signal === undefined ? sent : { ...sent, signal };
    const response = await (accessToken === undefined ? sendLoggedIn(call, request) : send(call, request, accessToken));
    if (!response.ok) throw await errorOf(response);
    // The server has checked its answer by the same contract, so it is taken at its word.
    return response.json();
  }

  async function sendFile<C extends Call>(call: C, file: File, options?: FileOptions): Promise<AnswerOf<C>>;
  async function sendFile(call: Call, file: File, options: FileOptions = {}): Promise<unknown> {
    const response = await sendLoggedIn(call, { file, ...options });
    if (!response.ok) throw await errorOf(response);
    return response.json();
  }

  return {
    call,
    sendFile,
    stream: async (call, signal) => {
      const response = await sendLoggedIn(call, { signal });
      if (!response.ok) throw await errorOf(response);
      return response;
    },
  };
}
