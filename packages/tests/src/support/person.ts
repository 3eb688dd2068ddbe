/** A person at the API: logs in and calls, as any client would. */
import { type AnswerOf, type Call, type ExampleRequest, pathOf, type Sent } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';

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

export async function enter(base: string, login: string, password: string): Promise<string> {
  const { body, refusal } = await ask(base, logIn, { body: { login, password } });
  if (body === undefined) throw new Error(`${login} could not log in: ${refusal}`);
  return body.accessToken;
}
