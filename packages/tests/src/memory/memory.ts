/**
 * `npm run memory`: 1,000 children learn flashcards for 180 days by the product's own rules, with days off and holidays. Prints the
 * load of a day and how much was remembered; exits with 1 where a day asks for more than it may, or where what is remembered
 * is further than 0.02 from the target. `-- --seed 2` has other children.
 */
import { parseArgs } from 'node:util';
import { dailyCards } from '@comet/domain/flashcards/daily-plan';
import { targetRetention } from '@comet/domain/flashcards/schedule';
import { randomOf } from '../economy/random.ts';
import { learn } from './child.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    children: { type: 'string', default: '1000' },
    days: { type: 'string', default: '180' },
  },
});
const dayCount = Number(values.days);
const random = randomOf(Number(values.seed));
const children = Array.from({ length: Number(values.children) }, () => learn(random, dayCount));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const loads = children.flatMap((child) => child.loads).sort((one, other) => one - other);
const reviewed = sum(children.map((child) => child.reviewed));
const remembered = sum(children.map((child) => child.remembered));
const retention = remembered / reviewed;
const onTime =
  sum(children.map((child) => child.rememberedOnTime)) / sum(children.map((child) => child.reviewedOnTime));
const largest = loads.at(-1) ?? 0;

console.log(`${children.length} children, ${dayCount} days, ${reviewed.toLocaleString('en-GB')} reviews`);
console.log(
  `cards on a day with work: half ${percentile(loads, 0.5)}, nine in ten ${percentile(loads, 0.9)}, most ${largest} of ${dailyCards}`,
);
console.log(`days off: ${(100 * (1 - loads.length / (children.length * dayCount))).toFixed(0)} %`);
console.log(
  `cards known by a child at the end: ${(sum(children.map((child) => child.known)) / children.length).toFixed(0)} of those begun ${(sum(children.map((child) => child.begun)) / children.length).toFixed(0)}`,
);
console.log(`remembered when asked on the day: ${onTime.toFixed(3)}, of all reviews: ${retention.toFixed(3)}`);

const broken = [
  ...(largest > dailyCards ? [`a day had ${largest} cards`] : []),
  ...(Math.abs(retention - targetRetention) > 0.02
    ? [`${retention.toFixed(3)} was remembered, the target is ${targetRetention}`]
    : []),
];
console.log(broken.length === 0 ? 'memory ok' : broken.join('; '));
process.exitCode = broken.length === 0 ? 0 : 1;
