import { expect, test } from 'vitest';
import { readTestReport } from './test-report.ts';

test('a report gives its counts, and the tests that passed on another try only', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: not yet'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(readTestReport(JSON.stringify(report))).toEqual({ passed: 2, failed: 1, retried: ['shaky'] });
});

test.each([undefined, '', '{"numPassedTests": 3', '[]', 'null'])(
  'a report that says %j says nothing passed',
  (text) => {
    expect(readTestReport(text)).toEqual({ passed: 0, failed: 0, retried: [] });
  },
);
