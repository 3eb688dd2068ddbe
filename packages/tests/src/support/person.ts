/** A person at the API: logs in and calls, as any client would. */
import { type AnswerOf, type Call, type ExampleRequest, pathOf, type Sent } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { freshAddress } from './fresh-address.ts';

/** What came back: the answer, read by the contract, or the refusal as text. */
export type Answered<C extends Call> =
  | { readonly status: number; readonly body: AnswerOf<C>; readonly refusal?: undefined }
  | { readonly status: number; readonly body?: undefined; readonly refusal: string };

/** Makes a call; what is sent is typed by the contract, and the access token may be left out. */
export async function ask<C extends Call>(
  base: string,
  call: C,
  sent: Sent<C>,
  accessToken?: string,
): Promise<Answered<C>>;
export async function ask(
  base: string,
  call: Call,
  sent: ExampleRequest,
  accessToken?: string,
): Promise<Answered<Call>> {
  const response = await fetch(`${base}${pathOf(call, sent)}`, {
    method: call.method,
    headers: {
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  if (!response.ok) return { status: response.status, refusal: await response.text() };
  const body: unknown = JSON.parse(await response.text());
  call.answer.parse(body);
  return { status: response.status, body };
}

/** Logs somebody in from an address of their own, where the server believes the proxy in front of it. */
export async function enter(base: string, login: string, password: string): Promise<string> {
  const response = await fetch(`${base}${pathOf(logIn)}`, {
    method: logIn.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ login, password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${login} could not log in: ${text}`);
  return logIn.answer.parse(JSON.parse(text)).accessToken;
}
