import { describe, expect, test } from 'vitest';
import { isAsset, isShell, shellFiles } from './cache-rules.ts';

describe('the service worker', () => {
  test.each(['/pages', '/quiz/math', '/login', '/student-tasks/12/1/active'])(
    'takes %s for a page of the app',
    (path) => {
      expect(isShell(path)).toBe(true);
    },
  );
  test.each([
    '/',
    '/api/v1/user',
    '/api/docs',
    '/health/ready',
    '/metrics',
    '/dev/outbox',
    '/sandbox/x',
    '/sw.js',
    '/files/a.pdf',
  ])('keeps its hands off %s as a page', (path) => {
    expect(isShell(path)).toBe(false);
  });
  test.each(['/api/v1/user', '/api/assets/x', '/sw.js', '/pages'])('never keeps %s as a file', (path) => {
    expect(isAsset(path)).toBe(false);
  });
  test('finds the files that a page names, each once, and no address of others', () => {
    const page = `<link href="/assets/a.css"><link href="/comet.svg"><script src="/assets/b.js"></script>
      <link href="/assets/a.css"><a href="/login"></a><img src="https://elsewhere.example/assets/c.png">`;
    expect(shellFiles(page)).toEqual(['/assets/a.css', '/comet.svg', '/assets/b.js']);
  });
});
