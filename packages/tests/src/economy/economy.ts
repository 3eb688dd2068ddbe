/**
 * `npm run economy`: 2,000 children of different habits play 52 weeks by the product's own rules. Prints what they earn and spend, and
 * whether honest learning is the best way to coins; the last line is `economy ok` or what broke. `-- --seed 2` plays another year.
 */
import { parseArgs } from 'node:util';
import { coinSources } from '@comet/domain/rewards/rewards';
import { type Child, createChild } from './child.ts';
import { anyHabit, type Habit, honestWork, strategies } from './habits.ts';
import { randomOf } from './random.ts';
import { liveYear, weekCount } from './year.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);
const childCount = 2000;
/** Children of each strategy, so that chance evens out. */
const copies = 20;
/** Games may pay a minute at most this much of what learning pays. */
const gameShareLimit = 0.5;
const promotedWithin = 0.05;
const buysEveryWeeks = 2;
/** A strategy that earns more than this above honest work is better than it, not luckier. */
const luck = 1.02;

const random = randomOf(seed);
const everybody = Array.from({ length: childCount }, (_, id) => createChild(id, anyHabit(random), seed));
const tried: readonly Habit[] = [honestWork, ...strategies];
const tries = tried.flatMap((habit, place) =>
  Array.from({ length: copies }, (_, copy) => createChild(childCount + place * copies + copy, habit, seed)),
);
const movement = liveYear([...everybody, ...tries]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
const earnedOf = (child: Child): number => sum([...child.earned.values()]);
const sourceOf = (children: readonly Child[], source: (typeof coinSources)[number]): number =>
  sum(children.map(({ earned }) => earned.get(source) ?? 0));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const broken: string[] = [];

const earned = sum(everybody.map(earnedOf));
console.log(`${childCount} children, ${weekCount} weeks, seed ${seed}`);
console.log(`coins earned ${earned}, spent ${sum(everybody.map(({ spent }) => spent))}`);
for (const source of coinSources) {
  const coins = sourceOf(everybody, source);
  if (coins > 0) console.log(`  ${source}: ${percent(coins / earned)}`);
}

for (const name of ['now and then', 'steady', 'keen']) {
  const children = everybody.filter(({ habit }) => habit.name === name);
  const learning = sum(children.map(({ minutes }) => minutes.learning));
  const gaming = sum(children.map(({ minutes }) => minutes.games));
  const fromGames = sourceOf(children, 'challenge');
  const perMinute = (sum(children.map(earnedOf)) - fromGames) / learning;
  const perGameMinute = fromGames / gaming;
  console.log(
    `${name}: ${children.length} children, ${Math.round(median(children.map(earnedOf)) / weekCount)} coins a week, ${percent(gaming / (gaming + learning))} of the time in games; a minute of learning pays ${perMinute.toFixed(2)}, of games ${perGameMinute.toFixed(2)}`,
  );
  if (perGameMinute > gameShareLimit * perMinute)
    broken.push(`a minute of games pays ${name} children more than half a minute of learning`);
}

const upShare = movement.outcomes.up / movement.played;
const designed = movement.designedUp / movement.played;
console.log(
  `leagues: ${percent(upShare)} moved up (designed ${percent(designed)}), ${percent(movement.outcomes.down / movement.played)} down`,
);
if (Math.abs(upShare - designed) > promotedWithin) broken.push('the share that moves up is not as designed');

const free = createChild(0, honestWork, seed).owned.size;
const bought = median(everybody.map(({ owned }) => owned.size - free));
console.log(
  `the median child bought ${bought} things, one every ${(weekCount / Math.max(1, bought)).toFixed(1)} weeks`,
);
if (weekCount / Math.max(1, bought) > buysEveryWeeks)
  broken.push(`the median child can't buy something every ${buysEveryWeeks} weeks`);

const ofHabit = (habit: Habit): number =>
  sum(tries.filter((child) => child.habit === habit).map(earnedOf)) / copies / weekCount;
const honestCoins = ofHabit(honestWork);
console.log(`honest work: ${honestCoins.toFixed(0)} coins a week; with the same days and minutes:`);
for (const strategy of strategies) {
  const coins = ofHabit(strategy);
  console.log(`  ${strategy.name}: ${coins.toFixed(0)}`);
  if (coins > honestCoins * luck) broken.push(`${strategy.name} earns more than honest work`);
}
for (const one of broken) console.log(`broken: ${one}`);
console.log(broken.length === 0 ? 'economy ok' : `economy: ${broken.join('; ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
