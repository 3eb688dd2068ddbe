/** Checks every generator over many seeds, on all cores: is each key right by a second way, are there enough questions, in time? */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '@comet/domain/time';
import { findSubTopic, type SubTopic, subTopics } from '@comet/questions/curriculum/curriculum';
import { type CellReport, fewestDifferent } from '@comet/questions/kernel/properties';
import { generators } from '@comet/questions/registry';

/** One generator at one sub-topic: what a thread checks at a time. */
export interface Task {
  readonly generatorId: string;
  readonly subTopicId: number;
}

/** What was found in one cell. */
export type CellFound = Pick<CellReport, 'difficulty' | 'checked' | 'different' | 'refuted' | 'msEach' | 'faults'>;

interface Found extends Task {
  readonly subTopic: SubTopic | undefined;
  readonly cells: readonly CellFound[];
  /** What kept the thread from coming back. */
  readonly broken?: string;
}

/** One thread's answer to a task; a thread that breaks is another's fault, never the end of the run. */
function ask(worker: Worker, task: Task): Promise<Found> {
  const subTopic = findSubTopic(task.subTopicId);
  return new Promise((resolve) => {
    const onMessage = (cells: CellFound[]): void => {
      worker.off('error', onError);
      resolve({ ...task, subTopic, cells });
    };
    const onError = (error: unknown): void => {
      worker.off('message', onMessage);
      resolve({ ...task, subTopic, cells: [], broken: error instanceof Error ? error.message : String(error) });
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });
}

/** Shares the tasks among as many threads as there are cores. */
async function runAll(tasks: readonly Task[], seeds: number): Promise<Found[]> {
  const open = (): Worker => new Worker(new URL('./question-worker.ts', import.meta.url), { workerData: seeds });
  const waiting = [...tasks];
  const found: Found[] = [];
  const work = async (): Promise<void> => {
    let worker = open();
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const result = await ask(worker, task);
      found.push(result);
      if (result.broken !== undefined) worker = open();
      if (found.length % 50 === 0) console.error(`${found.length} of ${tasks.length}`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
  return found;
}

const total = (cells: readonly CellFound[], field: 'checked' | 'refuted'): number =>
  cells.reduce((sum, cell) => sum + cell[field], 0);

/** The slowest of these with the name of its generator. */
function slowest(found: readonly Found[]): string {
  const all = found.flatMap(({ generatorId, cells }) => cells.map(({ msEach }) => ({ generatorId, msEach })));
  const worst = all.reduce((one, other) => (other.msEach > one.msEach ? other : one), { generatorId: '', msEach: 0 });
  return `${worst.msEach.toFixed(2)} ${worst.generatorId}`;
}

function row(name: string, known: readonly SubTopic[], found: readonly Found[]): string {
  const cells = found.flatMap((one) => one.cells);
  const served = new Set(found.map(({ subTopicId }) => subTopicId)).size;
  const least = cells.length === 0 ? '' : Math.min(...cells.map(({ different }) => different));
  const columns = [
    name,
    `${served} of ${known.length}`,
    new Set(found.map(({ generatorId }) => generatorId)).size,
    total(cells, 'checked').toLocaleString('en-GB'),
    least,
    slowest(found),
    found.reduce((sum, one) => sum + faultsOf(one).length, 0),
  ];
  return `| ${columns.join(' | ')} |`;
}

const placeOf = ({ generatorId, subTopicId, subTopic }: Found, difficulty?: CellFound['difficulty']): string =>
  [
    generatorId,
    subTopicId,
    subTopic?.title ?? '(not on the map)',
    ...(difficulty === undefined ? [] : ['·', difficulty]),
  ].join(' ');

function faultsOf(found: Found): string[] {
  const { broken, cells } = found;
  return [
    ...(broken === undefined ? [] : [`${placeOf(found)}: ${broken}`]),
    ...cells.flatMap(({ difficulty, faults }) => faults.map((fault) => `${placeOf(found, difficulty)}: ${fault}`)),
  ];
}

function printTable(found: readonly Found[]): void {
  console.log('| | sub-topics | generators | checked | least different | slowest, ms | faults |');
  console.log('|---|---|---|---|---|---|---|');
  const groupOf = ({ subject, year }: SubTopic): string => `${subject.name}, year ${year}`;
  for (const [name, known] of Map.groupBy(subTopics, groupOf)) {
    const here = found.filter(({ subTopic }) => subTopic !== undefined && groupOf(subTopic) === name);
    console.log(row(name, known, here));
  }
  console.log(row('all', subTopics, found));
}

/** Runs the bench over generators whose id begins with `only`, prints what was found, and gives whether all was well. */
export async function benchQuestions(seeds: number, only: string): Promise<boolean> {
  const tasks = generators
    .filter(({ generatorId }) => generatorId.startsWith(only))
    .flatMap(({ generatorId, subTopicIds }) => subTopicIds.map((subTopicId) => ({ generatorId, subTopicId })));
  const startedAt = performance.now();
  const found = await runAll(tasks, seeds);
  const minutes = (performance.now() - startedAt) / minuteMs;
  console.log(`${seeds} seeds for each generator, sub-topic and difficulty, ${minutes.toFixed(1)} minutes:\n`);
  printTable(found);
  const few = found.flatMap((one) =>
    one.cells
      .filter(({ checked, different }) => checked >= 1000 && different < fewestDifferent)
      .map(({ difficulty, different }) => `- ${placeOf(one, difficulty)}: ${different}`),
  );
  if (few.length > 0) console.log(`\nFewer than ${fewestDifferent} different questions:\n${few.join('\n')}`);
  const faults = found.flatMap(faultsOf);
  if (faults.length > 0) console.log(`\nFaults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  const cells = found.flatMap((one) => one.cells);
  const served = new Set(found.map(({ subTopicId }) => subTopicId)).size;
  console.log(
    `\nchecked ${total(cells, 'checked')}, refuted ${total(cells, 'refuted')}, sub-topics ${served} of ${subTopics.length}`,
  );
  return faults.length === 0 && tasks.length > 0;
}
