/** A person at the API: logs in and calls, as any client would. */
import { type AnswerOf, apiBase, type BodySent, type Call } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';

export interface Sent<C extends Call> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodySent<C>;
}

/** What came back: the answer, read by the contract, or the refusal as text. */
export type Answered<C extends Call> =
  | { readonly status: number; readonly body: AnswerOf<C>; readonly refusal?: undefined }
  | { readonly status: number; readonly body?: undefined; readonly refusal: string };

export function urlOf(
  base: string,
  call: Call,
  { params = {}, query = {} }: Pick<Sent<Call>, 'params' | 'query'>,
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${base}${apiBase}${path}${search.size === 0 ? '' : `?${search}`}`;
}

export async function ask<C extends Call>(
  base: string,
  call: C,
  sent: Sent<C>,
  accessToken?: string,
): Promise<Answered<C>> {
  const response = await fetch(urlOf(base, call, sent), {
    method: call.method,
    headers: {
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  if (!response.ok) return { status: response.status, refusal: await response.text() };
  const body: AnswerOf<C> = JSON.parse(await response.text());
  call.answer.parse(body);
  return { status: response.status, body };
}

export async function enter(base: string, login: string, password: string): Promise<string> {
  const { body, refusal } = await ask(base, logIn, { body: { login, password } });
  if (body === undefined) throw new Error(`${login} could not log in: ${refusal}`);
  return body.accessToken;
}
