import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

const cores = Math.min(8, availableParallelism());
/** One more than there are cores: tests that wait for PostgreSQL, a clock or a process leave theirs idle. */
const workers = cores + 1;
/** What `npm test` asks for: without the long tests, and with one journey. */
const isQuick = process.env.TEST_RUN === 'quick';
/** Model runs, killed processes and hostile input by the thousand: a minute each, and rarely what a change breaks. */
const leftOut = isQuick ? ['**/*.long.test.ts'] : [];

/** What journeys in a browser have in common. */
const journeys = {
  isolate: false,
  globalSetup: ['packages/tests/src/browser/setup.ts'],
  setupFiles: ['packages/tests/src/browser/await-homes.ts', 'packages/tests/src/browser/print-failed-page.ts'],
  // What a journey that failed saw is printed either way; a second try keeps a busy machine from stopping everybody.
  retry: 1,
  testTimeout: 90_000,
  hookTimeout: 60_000,
};
const roomJourney = 'packages/tests/src/browser/live-room.test.ts';
/** Three people's pictures and sound and a recording take two cores whole: beside other journeys it stands still for seconds. */
const room = {
  extends: true as const,
  test: { ...journeys, name: 'room', include: [roomJourney], maxWorkers: 1, sequence: { groupOrder: 2 } },
};

/** Unit tests need nothing; HTTP tests share one PostgreSQL and clone a migrated template database each; journeys have a server for each worker. */
export default defineConfig({
  test: {
    maxWorkers: workers,
    // Its own second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,questions}/src/**/*.test.ts',
            'packages/web/{src/**/,}*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: leftOut,
          testTimeout: 60_000,
          // Pure code keeps no state between files, so they can share its modules.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'packages/tests/src/crash/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['packages/server/src/testing/test-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file has a database and a server of its own; loading the server's modules anew costs more than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...journeys,
          name: 'browser',
          include: [`packages/tests/src/browser/${isQuick ? 'smoke' : '*'}.test.ts`],
          exclude: [roomJourney],
          // Each has a browser and a server beside it. The only one of a quick run goes along with the other tests.
          maxWorkers: isQuick ? workers : Math.min(4, cores + 1),
          sequence: { groupOrder: isQuick ? 0 : 1 },
        },
      },
      ...(isQuick ? [] : [room]),
    ],
  },
});
