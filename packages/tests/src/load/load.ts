/**
 * `npm run load`: a school of 100 students beside one of 10,000 with five million answers, the same asked of both; closes
 * with `growth G`, and ends with 1 when a line that has a limit grows beyond it. `--small` tries it out with 60 and 600; `--keep DIR` keeps the data there and takes what it finds there.
 * `npm run load -- lessons`: 300 children in one lesson at once; closes with `failed F`. `--small` has 30.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@comet/server/platform/database';
import { brokenInvariants } from '@comet/server/testing/invariants';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { watchLessons } from './lessons.ts';
import { type Compared, compareSchools } from './measure.ts';
import { makeDatabases, openSchool, type School } from './schools.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false }, keep: { type: 'string' }, samples: { type: 'string' } },
});
const sizes = new Map(
  values.small
    ? [
        ['small', 60],
        ['large', 600],
      ]
    : [
        ['small', 100],
        ['large', 10_000],
      ],
);
const samples = Number(values.samples ?? (values.small ? 20 : 400));

function tableOf(compared: readonly Compared[]): string {
  const ms = (value: number): string => value.toFixed(1);
  const rows = compared.map(
    ({ name, small, large, growth }) =>
      `| ${name} | ${ms(small.p50Ms)} | ${ms(small.p95Ms)} | ${ms(large.p50Ms)} | ${ms(large.p95Ms)} | ${growth.toFixed(2)} |`,
  );
  const [smallSize, largeSize] = sizes.values();
  return [
    `| ms | p50 of ${smallSize} | p95 of ${smallSize} | p50 of ${largeSize} | p95 of ${largeSize} | growth |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The rows must be such as the product writes, before and after people worked on them. */
async function expectLawful({ name, databaseUrl, students }: School): Promise<void> {
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: 2,
    onError: (error) => console.error(error.message),
  });
  const broken = await brokenInvariants(
    database,
    students.slice(0, 20).map(({ studentId }) => studentId),
  );
  await database.close();
  if (broken.length > 0) throw new Error(`school ${name} is not as the product writes it: ${broken.join('\n')}`);
}

async function growSchools(): Promise<void> {
  const dataDir = values.keep ?? (await makeThrowawayFolder('load'));
  const { postgres, urls } = await makeDatabases(dataDir, sizes);
  const schools: School[] = [];
  try {
    for (const [name, url] of urls) schools.push(await openSchool(name, url, dataDir));
    const [small, large] = schools;
    if (small === undefined || large === undefined) throw new Error('there are two schools');
    const compared = await compareSchools(small, large, samples);
    console.log(`\n${tableOf(compared)}\n`);
    for (const school of schools) await expectLawful(school);
    for (const { name, growth } of compared.filter(({ isTooMuch }) => isTooMuch)) {
      console.log(`${name} grows ${growth.toFixed(2)} times: too much`);
      process.exitCode = 1;
    }
    console.log(`growth ${Math.max(...compared.map(({ growth }) => growth)).toFixed(2)}`);
  } finally {
    for (const { server } of schools) await server.stop();
    await postgres.stop();
    if (values.keep === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

if (positionals.includes('lessons')) await watchLessons(values.small ? 30 : 300);
else await growSchools();
