/** A person at the API: logs in and calls, as any client would. */
import { type AnswerOf, apiBase, type BodySent, type Call } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';

export interface Sent<C extends Call> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodySent<C>;
}

export interface Answered<C extends Call> {
  readonly status: number;
  readonly body: AnswerOf<C>;
}

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
  const parsed = call.answer.safeParse(await response.json());
  return { status: response.status, body: parsed.data as AnswerOf<C> };
}

export async function enter(base: string, login: string, password: string): Promise<string> {
  const { status, body } = await ask(base, logIn, { body: { login, password } });
  if (status !== 200) throw new Error(`${login} could not log in: ${JSON.stringify(body)}`);
  return body.accessToken;
}
