/**
 * The order of test files: what takes longest comes first, so that no core waits for the last one. Vitest goes by the last run,
 * but a fresh clone has none and would go by size, and the files that check every screen or go through the whole app are the smallest and take longest.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = /\/(screens\.\w+|smoke)\.test\.ts$/;

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
