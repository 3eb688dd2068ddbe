/** How calls and their errors may be used: rules that neither the compiler nor an import can hold. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './run.ts';

const sources = execFileSync('git', ['ls-files', 'packages', '--cached', '--others', '--exclude-standard'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^packages\/(contract|server|web|tests)\/src\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));

const message = String.raw`\b(?:\w*[eE]rror|errors\.\w+|\w*[fF]ailure|\w*[rR]efusal)\??\.message\b`;
/** An error's message that something depends on: compared, switched over or looked up. */
const comparedMessage = new RegExp(
  String.raw`${message}\s*[!=]==?|[!=]==?\s*${message}|(?:case|switch \()\s*${message}|(?:get|has|includes|startsWith|test)\(${message}\)|\[${message}\]`,
);

test.each([
  "if (error.message === 'Not found')",
  'error.message !== errors.notFound.message',
  'if (errors.notFound.message == text)',
  'texts.get(error.message)',
  "[errors.notFound.message]: 'x'",
  'switch (error.message) {',
])('%s compares a message', (code) => {
  expect(code).toMatch(comparedMessage);
});

test('no error is recognised by its message: compare its code', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => comparedMessage.test(text)).map(({ path }) => path)).toEqual([]);
});

/** What keeps answers: keys of them, asking again, showing the one before. */
const keeping = /\b(?:queryKey|invalidateQueries|placeholderData|useQueryClient|useQuery|useQueries|useMutation)\b/;
const keepers = /^packages\/web\/src\/api\//;

test('the web app asks and acts by calls: only its api folder knows how answers are kept', () => {
  const web = sources.filter(({ path }) => path.startsWith('packages/web/src/'));
  expect(web.filter(({ path, text }) => keepers.test(path) && keeping.test(text)).length).toBeGreaterThan(1);
  expect(web.filter(({ path, text }) => !keepers.test(path) && keeping.test(text)).map(({ path }) => path)).toEqual([]);
});
