import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { fillSlots, registerWebApp } from './web-app.ts';

describe('a slot of the landing page', () => {
  test('is filled with text, never with markup', () => {
    expect(fillSlots('<b>{{phone}}</b>', { phone: '<script>"&' })).toBe('<b>&lt;script&gt;&quot;&amp;</b>');
  });
  test('that nobody can fill is an error, not a hole', () => {
    expect(() => fillSlots('{{constructor}}', {})).toThrow();
    expect(() => fillSlots('{{weather}}', {})).toThrow(/weather/);
  });
});

test('a phone number that is none stops the start', () => {
  expect(() => readConfig({ SECRET: 'x'.repeat(32), CONTACT_PHONE: 'call me' })).toThrow(/CONTACT_PHONE/);
});

describe('the built web app', () => {
  const app = Fastify();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comet-web-'));
    const files = {
      'index.html': '<p>{{phone}}</p>',
      'app.html': '<div id="root"></div>',
      'sw.js': 'self',
      'assets/page-1a2b.js': 'let page',
      'assets/page-1a2b.js.br': 'packed',
      '.vite/manifest.json': '{}',
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await registerWebApp(app, async () => ({ phone: '1' }), folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { accept: '*/*', ...headers } });

  test('has its hashed files kept for ever, and packed for whoever unpacks them', async () => {
    const plain = await get('/assets/page-1a2b.js');
    expect(plain.body).toBe('let page');
    expect(plain.headers['cache-control']).toContain('immutable');
    const packed = await get('/assets/page-1a2b.js', { 'accept-encoding': 'br' });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });
  test.each([
    '/app.html',
    '/assets/page-1a2b.js.br',
    '/.vite/manifest.json',
    '/assets/gone.js',
    '/assets/%2e%2e/app.html',
  ])('%s is no file of it', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
  test('answers any page, and no file or call, with the app', async () => {
    const accept = 'text/html';
    expect((await get('/pages/missions', { accept })).body).toContain('root');
    expect((await get('/', { accept })).body).toBe('<p>1</p>');
    expect((await get('/assets/gone.js', { accept })).statusCode).toBe(404);
  });
});
