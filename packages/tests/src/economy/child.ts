/** A child's days, with the product's own rules for coins, experience and streaks. */
import { addDays } from '@comet/domain/attempts/local-day';
import { presets } from '@comet/domain/avatars/presets';
import { coinsAllowed } from '@comet/domain/challenges/results';
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { type LeagueTier, pointsPerDay } from '@comet/domain/leagues/leagues';
import {
  type CoinSource,
  coinsForAnswer,
  coinsForFinish,
  coinsForMistakesPutRight,
  experienceFor,
  learningCoinsPerDay,
} from '@comet/domain/rewards/rewards';
import { claimableRewards } from '@comet/domain/streaks/daily-reward';
import { type LearningDay, saverPrice, streakOf } from '@comet/domain/streaks/streak';
import { streaksCan } from '@comet/domain/streaks/streaks-can';
import { anyGame, playGame } from './game-runs.ts';
import type { Habit } from './habits.ts';
import { type Random, randomOf } from './random.ts';

export interface Child {
  readonly id: number;
  readonly habit: Habit;
  readonly random: Random;
  readonly learned: LearningDay[];
  readonly saversBought: string[];
  readonly claimed: Set<string>;
  readonly earned: Map<CoinSource, number>;
  readonly owned: Set<number>;
  readonly weekPoints: number[];
  readonly minutes: { learning: number; games: number };
  coins: number;
  spent: number;
  tier: LeagueTier;
  /** The last day on which rewards were opened. */
  openedOn: number;
  /** Of the week that runs. */
  week: { points: number; answered: number; right: number; lastDay: number };
}

const questionsInTest = 10;
/** A test has to be chosen and its result looked at. */
const aroundTestMinutes = 0.7;
const streakDaysRead = 60;
/** Rewards wait for seven days, so nothing is lost by opening several together. */
const opensEveryDays = 3;
/** An answer that the other device has sent already is given again at once, and brings nothing. */
const secondDeviceMinutes = 2 / 60;

export function createChild(id: number, habit: Habit, seed: number): Child {
  return {
    id,
    habit,
    random: randomOf(seed * 7919 + id),
    learned: [],
    saversBought: [],
    claimed: new Set(),
    earned: new Map(),
    owned: new Set(presets.filter(({ price }) => price === 0).map(({ id: presetId }) => presetId)),
    weekPoints: [],
    minutes: { learning: 0, games: 0 },
    coins: 0,
    spent: 0,
    tier: 'bronze',
    openedOn: Number.NEGATIVE_INFINITY,
    week: { points: 0, answered: 0, right: 0, lastDay: 0 },
  };
}

export function pay(child: Child, source: CoinSource, amount: number): void {
  child.coins += amount;
  child.earned.set(source, (child.earned.get(source) ?? 0) + amount);
}

function anyDifficulty({ mix: [easy, medium] }: Habit, random: Random): Difficulty {
  const chance = random();
  return difficulties[chance < easy ? 0 : chance < easy + medium ? 1 : 2] ?? 'easy';
}

/** Learns for so many minutes and gathers points for the league; gives what counts for the streak. */
function learn(child: Child, minutes: number): { answered: number; finished: number } {
  const { habit, random, week } = child;
  let [left, coins, answered, finished, points] = [minutes, 0, 0, 0, 0];
  while (left > 0) {
    const count = habit.finishes ? questionsInTest : 4;
    const isRewarded = random() >= (habit.repeatedShare ?? 0);
    let rightHere = 0;
    for (let place = 0; place < count; place++) {
      const difficulty = anyDifficulty(habit, random);
      // Harder questions take longer.
      left -= (habit.secondsAnAnswer * (0.8 + 0.25 * difficulties.indexOf(difficulty))) / 60;
      if (habit.hasSecondDevice === true) left -= secondDeviceMinutes;
      answered++;
      const isRight = random() < habit.success;
      if (points < pointsPerDay) {
        week.answered++;
        if (isRight) week.right++;
      }
      if (!isRight) continue;
      rightHere++;
      if (!isRewarded) continue;
      points += experienceFor(difficulty);
      coins += coinsForAnswer(difficulty);
    }
    left -= aroundTestMinutes;
    if (!habit.finishes) continue;
    finished++;
    if (isRewarded) coins += coinsForFinish(rightHere, questionsInTest);
    if (rightHere < questionsInTest && random() < 0.3) {
      coins += coinsForMistakesPutRight;
      left -= ((questionsInTest - rightHere) * habit.secondsAnAnswer) / 60;
    }
  }
  child.minutes.learning += minutes;
  pay(child, 'mission', Math.min(coins, learningCoinsPerDay));
  week.points += Math.min(pointsPerDay, points);
  return { answered, finished };
}

function play(child: Child, minutes: number): void {
  let [left, earned] = [minutes, 0];
  while (left > 0) {
    const run = playGame(anyGame(child.random), child.habit, child.random);
    const coins = coinsAllowed(run.coins, earned);
    earned += coins;
    left -= run.minutes;
    child.minutes.games += run.minutes;
  }
  pay(child, 'challenge', earned);
}

/** Whether the child turns up on this day of the week, from 0. */
function turnsUp({ habit, random }: Child, weekday: number, dayNumber: number): boolean {
  if (habit.everyOtherDay === true) return dayNumber % 2 === 0;
  return weekday < 5 ? random() < Math.min(1, habit.daysAWeek / 5) : random() < Math.max(0, (habit.daysAWeek - 5) / 2);
}

export function liveDay(child: Child, day: string, weekday: number, dayNumber: number): void {
  const { habit } = child;
  if (!turnsUp(child, weekday, dayNumber)) return;
  const isIdle = habit.idlesEverySecondWeek === true && Math.floor(dayNumber / 7) % 2 === 1;
  const learningMinutes = isIdle ? 2 : habit.minutesADay * (1 - habit.gameShare);
  if (learningMinutes > 0) {
    child.learned.push({ day, ...learn(child, learningMinutes) });
    child.week.lastDay = dayNumber;
  }
  if (habit.gameShare > 0) play(child, habit.minutesADay * habit.gameShare);
  if (habit.opensRewards && dayNumber - child.openedOn >= opensEveryDays) {
    child.openedOn = dayNumber;
    openRewards(child, day);
  }
  shop(child, day);
}

function streakNow(child: Child, today: string) {
  const since = addDays(today, -streakDaysRead);
  const learned = child.learned.filter(({ day }) => day >= since);
  // Five days a week with a free weekend: what most parents would choose.
  const restDays = [{ from: since, weekdays: child.habit.daysAWeek <= 5 ? [6, 7] : [] }];
  return streakOf(learned, { restDays, holidays: [], saversBought: child.saversBought }, today);
}

function openRewards(child: Child, today: string): void {
  for (const { day, coins } of claimableRewards(streakNow(child, today), today))
    if (!child.claimed.has(day)) {
      child.claimed.add(day);
      pay(child, 'dailyReward', coins);
    }
}

const sold = presets.filter(({ price }) => price > 0).sort((one, other) => one.price - other.price);

/** Buys the cheapest thing it doesn't have yet, and now and then a saver. */
function shop(child: Child, today: string): void {
  const next = sold.find(({ id, price }) => !child.owned.has(id) && price <= child.coins);
  if (next !== undefined) {
    child.owned.add(next.id);
    spend(child, next.price);
  } else if (child.random() < 0.01 && streaksCan.buySaver(streakNow(child, today), child.coins, today) === 'yes') {
    child.saversBought.push(today);
    spend(child, saverPrice);
  }
}

function spend(child: Child, amount: number): void {
  child.coins -= amount;
  child.spent += amount;
}
