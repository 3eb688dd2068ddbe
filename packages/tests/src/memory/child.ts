/** One child with a deck: what they truly remember is hidden from the scheduler, which only sees right and wrong. */
import { addDays, daysBetween } from '@comet/domain/attempts/local-day';
import { restOfDay } from '@comet/domain/flashcards/daily-plan';
import { afterReview, aimDays, aimFor, type CardMemory, chanceOn } from '@comet/domain/flashcards/schedule';

const start = '2026-09-01';
const cardCount = 500;

/** What happened to a child. */
export interface Learned {
  /** Cards on each day with work. */
  readonly loads: readonly number[];
  readonly reviewed: number;
  readonly remembered: number;
  /** Of those, on the very day on which they were due. */
  readonly reviewedOnTime: number;
  readonly rememberedOnTime: number;
  readonly begun: number;
  readonly known: number;
}

interface HeldCard {
  /** What the product knows. */
  readonly memory: CardMemory;
  /** How much longer, or less long, this child keeps this card than the product thinks. */
  readonly strength: number;
}

/** About the middle of a bell, from -1 to 1. */
const bell = (random: () => number): number => (random() + random() + random() - 1.5) / 1.5;

/** The chance that the child truly knows it. */
const trueChance = ({ memory, strength }: HeldCard, day: string): number =>
  chanceOn({ stabilityDays: memory.stabilityDays * strength, lastDay: memory.lastDay }, day);

export function learn(random: () => number, dayCount: number): Learned {
  const talent = 2 ** (bell(random) * 0.4);
  /** Days a week with work: some come daily, some three times. */
  const diligence = 0.45 + random() * 0.5;
  const holidayFrom = Math.floor(random() * dayCount);
  const holidayDays = 7 + Math.floor(random() * 10);
  const held: HeldCard[] = [];
  const loads: number[] = [];
  const days: { readonly place: number; reviewed: number; remembered: number }[] = [];
  const counts = { reviewed: 0, remembered: 0, reviewedOnTime: 0, rememberedOnTime: 0 };
  for (let place = 0; place < dayCount; place++) {
    const isAway = place >= holidayFrom && place < holidayFrom + holidayDays;
    if (isAway || random() > diligence) continue;
    const day = addDays(start, place);
    const due = held
      .map((card, at) => ({ card, at, overdue: daysBetween(card.memory.lastDay, day) / card.memory.stabilityDays }))
      .filter(({ card }) => card.memory.dueDay <= day)
      .sort((one, other) => other.overdue - one.overdue);
    const rest = restOfDay({
      dueCount: due.length,
      newCount: cardCount - held.length,
      reviewedToday: 0,
      learnedToday: 0,
    });
    const recent = days.filter((one) => one.place > place - aimDays);
    const aim = aimFor({
      reviewed: recent.reduce((total, { reviewed }) => total + reviewed, 0),
      remembered: recent.reduce((total, { remembered }) => total + remembered, 0),
    });
    const today = { place, reviewed: 0, remembered: 0 };
    days.push(today);
    for (const { card, at } of due.slice(0, rest.due)) {
      const isRemembered = random() < trueChance(card, day);
      const isOnTime = card.memory.dueDay === day;
      counts.reviewed++;
      today.reviewed++;
      if (isRemembered) counts.remembered++;
      if (isRemembered) today.remembered++;
      if (isOnTime) counts.reviewedOnTime++;
      if (isOnTime && isRemembered) counts.rememberedOnTime++;
      held[at] = { ...card, memory: afterReview(card.memory, isRemembered ? 'right' : 'wrong', day, aim) };
    }
    for (let fresh = 0; fresh < rest.fresh; fresh++) {
      const strength = talent * 2 ** (bell(random) * 0.4);
      held.push({ memory: afterReview(undefined, random() < 0.5 ? 'right' : 'wrong', day), strength });
    }
    loads.push(rest.due + rest.fresh);
  }
  const last = addDays(start, dayCount - 1);
  const known = held.filter(({ memory }) => (memory.knownUntil ?? '') >= last).length;
  return { ...counts, loads, begun: held.length, known };
}
