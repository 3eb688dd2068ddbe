import { expect, test } from 'vitest';
import { readTestReport } from './test-report.ts';

test('a report gives its counts, the tests that passed on another try only, and the slowest files', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: not yet'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ];
  const testResults = [
    { name: 'short.test.ts', startTime: 1000, endTime: 1500, assertionResults },
    { name: 'long.test.ts', startTime: 1000, endTime: 4000, assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(readTestReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    retried: [{ name: 'shaky', reason: 'Error: not yet' }],
    slowest: [
      { path: 'long.test.ts', seconds: 3 },
      { path: 'short.test.ts', seconds: 0.5 },
    ],
  });
});

test('a report names at most ten files', () => {
  const testResults = Array.from({ length: 12 }, (_, place) => ({ name: `${place}`, startTime: 0, endTime: place }));
  const { slowest } = readTestReport(JSON.stringify({ testResults }));
  expect(slowest.map(({ path }) => path)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

test.each([undefined, '', '{"numPassedTests": 3', '[]', 'null'])(
  'a report that says %j says nothing passed',
  (text) => {
    expect(readTestReport(text)).toMatchObject({ passed: 0, failed: 0, retried: [] });
  },
);
