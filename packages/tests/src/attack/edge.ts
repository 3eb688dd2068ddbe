/** What the edge of the server lets through: developers' pages, other sites' requests, files, headers, broken input. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { getUser, updateUser } from '@comet/contract/accounts';
import { reviewAttempt } from '@comet/contract/attempts';
import { receiveWebhook } from '@comet/contract/billing';
import { pathOf } from '@comet/contract/call';
import { forgotPassword, logIn, logOut } from '@comet/contract/sessions';
import { freshAddress } from '../support/fresh-address.ts';
import type { Attack, RawRequest } from './target.ts';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const forOperators = ['/dev/outbox', '/dev/questions', '/metrics', '/api/docs', '/api/v1/openapi.json'];
const startGiveUpMs = 20_000;

const operatorPages = (name: string, request: RawRequest): Attack => ({
  name,
  attempt: async ({ send }) => {
    for (const path of forOperators) {
      const { status, headers } = await send(path, request);
      const isPage =
        status === 200 && String(headers['content-type']).startsWith('text/html') && path === '/dev/questions';
      // The web app answers any page's path with its frame, which holds nothing.
      if (status < 300 && !isPage) return `${path} was answered ${status}`;
    }
    return undefined;
  },
});

/** Whether a server refuses to start and names what is wrong; one that only finds no database has not refused. */
async function refusesToStart(environment: Readonly<Record<string, string>>, named: string): Promise<boolean> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: startGiveUpMs,
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return code === 1 && said.includes(named);
}

const production = {
  SECRET: 'kV3x-0wq9Zt_81LmPd7RsYbN4cTgHuJe',
  PUBLIC_URL: 'https://comet.example',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SMTP_URL: 'smtps://mail.comet.example',
  TRUSTED_PROXY_HOPS: '1',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
};

const unsafeStarts: readonly (readonly [what: string, name: string, value: string])[] = [
  ['a secret of one letter', 'SECRET', 'a'.repeat(48)],
  ['the demo', 'SEED_DEMO', '1'],
  ['no mail server', 'SMTP_URL', ''],
  ['payments that are only played', 'STRIPE_SECRET_KEY', ''],
  ['an unknown number of proxies', 'TRUSTED_PROXY_HOPS', ''],
];

const otherSites: Attack = {
  name: "a form of another site, with the browser's cookie",
  attempt: async ({ send, tokens }) => {
    const page = await send('/');
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    const { status } = await send(pathOf(logOut), {
      method: 'DELETE',
      token: tokens.parent,
      headers: { cookie, origin: 'https://evil.example' },
    });
    return status < 300 ? 'the request was taken' : undefined;
  },
};

const files: Attack = {
  name: 'files outside the web app',
  attempt: async ({ send }) => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%00',
      '/.env',
      '/api/v1/files/..%2f..%2fsecret',
    ]) {
      const { status, text } = await send(path, { headers: { accept: '*/*' } });
      if (status < 300 || status >= 500 || text.includes('root:') || text.includes('"workspaces"'))
        return `${path} was answered ${status}`;
    }
    return undefined;
  },
};

const unstorable: Attack = {
  name: 'text with NUL, half of a letter, a prototype, and numbers past all numbers',
  attempt: async ({ send, tokens, userIdOf }) => {
    const userId = await userIdOf(tokens.parent);
    const path = pathOf(updateUser, { params: { userId } });
    const bodies = [
      '{"firstName":"A\\u0000b"}',
      '{"firstName":"A\\ud800"}',
      '{"__proto__":{"role":"tutor"},"firstName":"A"}',
      '{"constructor":{"prototype":{"role":"tutor"}}}',
      '{"firstName":1e999}',
      '{"firstName":',
      '[]',
      '"x"',
      'null',
    ];
    for (const body of bodies) {
      const { status, text } = await send(path, { method: 'PUT', body, token: tokens.parent });
      if (status < 400 || status >= 500) return `${body} was answered ${status}`;
      if (/node_modules|at \w+ \(|select |insert /i.test(text)) return `${body}: the answer shows our insides`;
    }
    for (const id of ['99999999999999999999', '-1', '1e3', '0x10', "1'--", '9223372036854775808', '2147483648']) {
      const { status } = await send(pathOf(reviewAttempt, { query: { attemptId: id } }), { token: tokens.student });
      if (status < 400 || status >= 500) return `the id ${id} was answered ${status}`;
    }
    return undefined;
  },
};

const cached: Attack = {
  name: 'private answers in a shared cache, and cookies on files',
  attempt: async ({ send, tokens }) => {
    const { headers } = await send(pathOf(getUser), { token: tokens.parent });
    if (!String(headers['cache-control']).includes('no-store'))
      return `the profile may be kept: ${headers['cache-control']}`;
    const file = await send('/comet.svg');
    return file.headers['set-cookie'] === undefined ? undefined : 'a file sets a cookie';
  },
};

const scripts: Attack = {
  name: 'a script in a name, and a page that would run it',
  attempt: async ({ send, tokens, userIdOf }) => {
    const userId = await userIdOf(tokens.strangerParent);
    const path = pathOf(updateUser, { params: { userId } });
    const body = { firstName: '<img src=x onerror=alert(1)>' };
    const changed = await send(path, { method: 'PUT', body, token: tokens.strangerParent });
    const page = await send('/login', { headers: { accept: 'text/html' } });
    const policy = String(page.headers['content-security-policy']);
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? 'nothing said';
    if (/unsafe|\*|nothing said/.test(allowed)) return `pages may run scripts of ${allowed}`;
    return changed.status < 300 && String(changed.headers['content-type']).includes('html')
      ? 'the name came back as a page'
      : undefined;
  },
};

const mailHeaders: Attack = {
  name: 'a line feed in an e-mail address',
  attempt: async ({ send }) => {
    const body = { email: 'demo-parent@comet.example\r\nBcc: thief@example.org' };
    const { status } = await send(pathOf(forgotPassword), { method: 'POST', body, from: freshAddress() });
    return status < 300 || status >= 500 ? `the server answered ${status}` : undefined;
  },
};

const forgedPayment: Attack = {
  name: 'a payment that nobody signed',
  attempt: async ({ send }) => {
    const body = { type: 'invoice.paid', data: { object: { customer: 'cus_1' } } };
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const { status } = await send(pathOf(receiveWebhook), { method: 'POST', body, headers });
    return status < 300 || status >= 500 ? `the server answered ${status}` : undefined;
  },
};

const methods: Attack = {
  name: 'strange methods and types of content',
  attempt: async ({ send }) => {
    for (const method of ['TRACE', 'PROPFIND', 'PUT', 'OPTIONS', 'QUERY']) {
      const { status } = await send(pathOf(logIn), { method }).catch(() => ({ status: 400 }));
      if (status < 400 || status >= 500) return `${method} was answered ${status}`;
    }
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
    ]) {
      const body = '{"login":"demo-parent","password":"demo-pass"}';
      const { status } = await send(pathOf(logIn), {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        from: freshAddress(),
      });
      if ((status < 300 && !type.startsWith('application/json')) || status >= 500)
        return `${type} was answered ${status}`;
    }
    return undefined;
  },
};

export const edgeAttacks: readonly Attack[] = [
  operatorPages('the pages of developers and operators, through a proxy', { from: '203.0.113.9' }),
  operatorPages('the same under the name of another site (DNS rebinding)', { headers: { host: 'evil.example' } }),
  ...unsafeStarts.map(
    ([what, name, value]): Attack => ({
      name: `production that starts with ${what}`,
      attempt: async () =>
        (await refusesToStart({ ...production, [name]: value }, name)) ? undefined : 'it did not refuse',
    }),
  ),
  otherSites,
  files,
  unstorable,
  cached,
  scripts,
  mailHeaders,
  forgedPayment,
  methods,
];
