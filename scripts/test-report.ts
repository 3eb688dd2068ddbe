/** Reads what vitest's JSON reporter wrote. */

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed at first and passed on another try, and how the first one failed. */
  readonly retried: readonly { readonly name: string; readonly reason: string }[];
  /** The files that took longest, the longest first. */
  readonly slowest: readonly { readonly path: string; readonly seconds: number }[];
}

const slowestCount = 10;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the run came to; a report that is missing or cut short says nothing passed. */
export function readTestReport(text: string | undefined): TestReport {
  let report: unknown;
  try {
    report = JSON.parse(text ?? '');
  } catch {
    report = undefined;
  }
  if (!isObject(report)) return { passed: 0, failed: 0, retried: [], slowest: [] };
  const files = list(report.testResults).filter(isObject);
  const tests = files.flatMap((file) => list(file.assertionResults));
  // Vitest keeps the messages of the tries that failed, also when a later one passed.
  const retried = tests
    .filter(isObject)
    .filter(({ status, failureMessages }) => status === 'passed' && list(failureMessages).length > 0)
    .map(({ fullName, failureMessages }) => ({ name: String(fullName), reason: String(list(failureMessages)[0]) }));
  const slowest = files
    .map(({ name, startTime, endTime }) => ({
      path: String(name),
      seconds: (count(endTime) - count(startTime)) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestCount);
  return { passed: count(report.numPassedTests), failed: count(report.numFailedTests), retried, slowest };
}
