/** v.letterSeries: letters or pairs of letters that follow a rule; one is missing. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { alphabetStrip, letterAt, roundHint, roundWords, stepsBetween, stepWords } from '../alphabet.ts';
import { askChoice, askTyped, promptText } from '../ask.ts';
import { type LetterMove, slipText } from '../letter-slips.ts';
import { answersAmong } from '../solve.ts';
import { fillingsOf } from './letter-rules.ts';

type RuleKind = 'step' | 'grow' | 'alternate' | 'interleave';

interface Plan {
  /** The rule of each letter of a term. */
  readonly rules: readonly RuleKind[];
  /** Sizes of a step. */
  readonly gaps: readonly [number, number];
  readonly way: 'on' | 'back' | 'both';
  /** Whether the series may run past Z. */
  readonly wraps: boolean;
  /** Whether every series does, in one of its letters at least. */
  readonly mustWrap?: true;
  /** Whether both letters of a pair go the same way along the alphabet. */
  readonly isOneWay?: true;
  readonly blank: 'next' | 'any';
  readonly shown: readonly [number, number];
}

const plan = (
  rules: readonly RuleKind[],
  gaps: readonly [number, number],
  way: Plan['way'],
  wraps: boolean,
  blank: Plan['blank'],
  shown: readonly [number, number],
): Plan => ({ rules, gaps, way, wraps, blank, shown });

/** A series that passes Z, as the ones that don't are the easier level's. */
const past = (
  ...[rules, gaps, way, blank, shown]: [RuleKind[], Plan['gaps'], Plan['way'], Plan['blank'], Plan['shown']]
): Plan => ({
  ...plan(rules, gaps, way, true, blank, shown),
  mustWrap: true,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330501: {
    easy: plan(['step'], [1, 1], 'on', false, 'any', [4, 6]),
    medium: plan(['step'], [1, 1], 'back', false, 'any', [4, 6]),
    hard: past(['step'], [1, 1], 'both', 'any', [5, 7]),
  },
  330502: {
    easy: plan(['step'], [2, 2], 'on', false, 'any', [4, 6]),
    medium: plan(['step'], [2, 3], 'back', false, 'any', [4, 5]),
    hard: past(['step'], [3, 4], 'both', 'any', [5, 6]),
  },
  340601: {
    easy: plan(['step'], [3, 4], 'both', false, 'any', [4, 5]),
    medium: past(['step'], [4, 5], 'both', 'any', [4, 5]),
    hard: plan(['grow'], [1, 3], 'both', false, 'next', [4, 5]),
  },
  340602: {
    easy: plan(['step', 'step'], [1, 1], 'both', false, 'next', [4, 4]),
    medium: plan(['step', 'step'], [2, 3], 'both', false, 'next', [4, 4]),
    hard: past(['step', 'step'], [2, 4], 'both', 'any', [5, 5]),
  },
  350701: {
    easy: { ...past(['step', 'step'], [3, 5], 'both', 'next', [4, 4]), isOneWay: true },
    medium: past(['step', 'step'], [3, 6], 'both', 'any', [5, 5]),
    hard: plan(['step', 'grow'], [2, 4], 'both', true, 'next', [5, 5]),
  },
  360701: {
    easy: plan(['alternate'], [2, 5], 'on', true, 'next', [6, 6]),
    medium: plan(['interleave'], [2, 5], 'both', true, 'next', [6, 6]),
    hard: plan(['step', 'alternate'], [2, 5], 'both', true, 'next', [6, 6]),
  },
  360703: {
    easy: past(['grow'], [2, 4], 'both', 'next', [4, 5]),
    medium: past(['grow'], [5, 7], 'both', 'next', [4, 5]),
    hard: plan(['grow', 'grow'], [3, 5], 'both', true, 'next', [5, 5]),
  },
  370501: {
    easy: past(['interleave'], [3, 6], 'both', 'next', [6, 7]),
    medium: plan(['interleave'], [3, 6], 'both', true, 'any', [7, 7]),
    hard: plan(['interleave', 'step'], [2, 6], 'both', true, 'next', [6, 6]),
  },
};

const blankMark = '?';

/** The letters' places along one rule. */
interface Track {
  readonly places: readonly number[];
  readonly rule: RuleKind;
}

function signed(random: Random, { gaps, way }: Plan): number {
  const gap = random.int(gaps[0], gaps[1]);
  return way === 'on' || (way === 'both' && random.chance(1, 2)) ? gap : -gap;
}

function walk(start: number, steps: readonly number[]): number[] {
  const places = [start];
  for (const step of steps) places.push((places.at(-1) ?? start) + step);
  return places;
}

function trackOf(random: Random, kind: RuleKind, plan: Plan, length: number): Track | undefined {
  const start = random.int(0, 25);
  const gaps = Array.from({ length: length - 1 });
  if (kind === 'step') {
    const step = signed(random, plan);
    return {
      places: walk(
        start,
        gaps.map(() => step),
      ),
      rule: kind,
    };
  }
  if (kind === 'grow') {
    const first = signed(random, plan);
    const steps = gaps.map((_, at) => first + at * Math.sign(first));
    return { places: walk(start, steps), rule: kind };
  }
  const [one, other] = [signed(random, plan), signed(random, plan)];
  if (one === other) return undefined;
  // There and back again shows the same two letters in turn.
  if (kind === 'alternate' && one === -other) return undefined;
  if (kind === 'alternate')
    return {
      places: walk(
        start,
        gaps.map((_, at) => (at % 2 === 0 ? one : other)),
      ),
      rule: kind,
    };
  const second = random.int(0, 25);
  if (Math.abs(second - start) < 3) return undefined;
  return {
    places: Array.from({ length }, (_, at) =>
      at % 2 === 0 ? start + (at / 2) * one : second + ((at - 1) / 2) * other,
    ),
    rule: kind,
  };
}

/** What the letters of a rule do, seen in those that are shown beside the missing one. */
function tells({ places, rule }: Track, at: number): string {
  const stepTo = (place: number, back = 1): number => (places[place] ?? 0) - (places[place - back] ?? 0);
  const move = (place: number): string => `${letterAt(places[place - 1] ?? 0)} to ${letterAt(places[place] ?? 0)}`;
  const told = (place: number): string => `${stepWords(stepTo(place))} (${move(place)})`;
  if (rule === 'step') {
    const shown = at > 1 ? 1 : at + 2;
    return `go ${stepWords(stepTo(shown))} each time, as from ${move(shown)}`;
  }
  if (rule === 'grow') {
    const shown = places.slice(1, at).map((_, place) => told(place + 1));
    return `make a bigger step each time: ${shown.join(', ')}. So the next step is ${stepWords(stepTo(at))}`;
  }
  if (rule === 'alternate')
    return `take turns: ${told(1)}, then ${told(2)}. The last step was ${told(at - 1)}, so ${stepWords(stepTo(at))} comes next`;
  const own = (from: number): string =>
    places.flatMap((place, each) => (each % 2 === from ? [each === at ? blankMark : letterAt(place)] : [])).join(', ');
  return `are two series in one: ${own(0)} go ${stepWords(stepTo(2, 2))} each time, and ${own(1)} go ${stepWords(stepTo(3, 2))} each time`;
}

const says = {
  wrongWay: 'You went the other way. Check whether the letters go forward or back.',
  bothWrongWay: 'Both letters went the wrong way. Check whether each one goes forward or back.',
  /** `slot` is the letter of a pair; none where the terms are single letters. */
  repeat: (slot?: number) =>
    slot === undefined
      ? 'That makes the same step as last time, but here the steps change. Look at every step.'
      : `Your ${ordinalWord(slot + 1)} letter makes the same step as last time, but its steps change. Look at every step.`,
  otherSeries: (slot?: number) =>
    slot === undefined
      ? 'That letter carries on the other series. Here you need every other letter.'
      : `Your ${ordinalWord(slot + 1)} letter carries on the other series. Look at every other pair.`,
  swapped: 'You have the right letters in the wrong order. Do the first letter, then the second.',
};

/** The place in the series that a missing letter is found from: the one before it, or after it where there is none. */
function basis(at: number, rule: RuleKind): number {
  const back = rule === 'interleave' ? 2 : 1;
  return at >= back ? at - back : at + back;
}

function moveTo({ places, rule }: Track, at: number): LetterMove {
  const from = basis(at, rule);
  return {
    from: letterAt(places[from] ?? 0),
    step: (places[at] ?? 0) - (places[from] ?? 0),
    changes: rule === 'grow' || rule === 'alternate',
    ...(from > at ? { isAfter: true } : {}),
  };
}

/** Where a letter lands that repeats the step before; undefined where the rule repeats it, or where there is none. */
function repeated({ places, rule }: Track, at: number): number | undefined {
  const [before, last] = [places[at - 2], places[at - 1]];
  if ((rule !== 'grow' && rule !== 'alternate') || before === undefined || last === undefined) return undefined;
  return 2 * last - before;
}

/** Where the other of two series in one would go on. */
function otherSeries({ places, rule }: Track, at: number): number | undefined {
  const [before, last] = [places[at - 3], places[at - 1]];
  if (rule !== 'interleave' || before === undefined || last === undefined) return undefined;
  return 2 * last - before;
}

/** `side` tells whether of three bare miscounts two go too far or not far enough. */
function mistakesFor(tracks: readonly Track[], at: number, side: 1 | -1): WrongAnswer[] {
  const rightPlaces = tracks.map(({ places }) => places[at] ?? 0);
  const right = rightPlaces.map(letterAt).join('');
  const moves = tracks.map((track) => moveTo(track, at));
  const mistake = (text: string, id: string, words: string): WrongAnswer => ({
    text,
    because: { id: `v.letterSeries/${id}`, says: words },
  });
  const wide = tracks.length === 2;
  const miscounted = (offsets: readonly number[], id: string): WrongAnswer => {
    const text = rightPlaces.map((place, slot) => letterAt(place + (offsets[slot] ?? 0))).join('');
    return mistake(text, id, slipText(moves, right, text));
  };
  /** The right answer with one of its letters where another rule would put it. */
  const replaced = (find: typeof repeated, id: string, words: typeof says.repeat): WrongAnswer[] =>
    tracks.flatMap((track, slot) => {
      const place = find(track, at);
      if (place === undefined || letterAt(place) === right.charAt(slot)) return [];
      const text = rightPlaces.map((own, other) => letterAt(other === slot ? place : own)).join('');
      return [mistake(text, id, words(wide ? slot : undefined))];
    });
  const besideRepeated = tracks.flatMap((track, slot) => {
    const place = repeated(track, at);
    const off = (place ?? 0) - (rightPlaces[slot] ?? 0);
    return place === undefined || off % 26 === 0
      ? []
      : [1, -1].map((other) => (slot === 0 ? [off, other] : [other, off]));
  });
  const wrongWay = moves.map(({ step }, slot) => letterAt((rightPlaces[slot] ?? 0) - 2 * step)).join('');
  return [
    ...replaced(repeated, 'repeated-step', says.repeat),
    ...replaced(otherSeries, 'other-series', says.otherSeries),
    mistake(wrongWay, 'wrong-way', wide ? says.bothWrongWay : says.wrongWay),
    ...(wide ? [mistake([...right].reverse().join(''), 'swapped', says.swapped)] : []),
    ...(wide
      ? [
          miscounted([1, 0], 'one-letter-off'),
          miscounted([0, -1], 'one-letter-off'),
          miscounted([1, -1], 'both-letters-off'),
          miscounted([-1, 1], 'both-letters-off'),
          miscounted([1, 1], 'both-letters-off'),
          miscounted([-1, -1], 'both-letters-off'),
          miscounted([0, 1], 'one-letter-off'),
          miscounted([-1, 0], 'one-letter-off'),
          miscounted([2, 0], 'one-letter-off'),
          miscounted([0, 2], 'one-letter-off'),
          // Like the slip that is always offered, so that not only the right pair shares a letter with it.
          ...besideRepeated.map((offsets) => miscounted(offsets, 'both-letters-off')),
        ]
      : [side, -side, 2 * side, -2 * side, 3 * side, -3 * side].map((off) =>
          miscounted([off], Math.abs(off) === 1 ? 'one-off' : 'miscounted'),
        )),
  ];
}

function make(random: Random, ladder: Readonly<Record<Difficulty, Plan>>, difficulty: Difficulty): Made | undefined {
  const plan = ladder[difficulty];
  const length = random.int(plan.shown[0], plan.shown[1]) + 1;
  const tracks: Track[] = [];
  for (const kind of plan.rules) {
    const track = trackOf(random, kind, plan, length);
    if (track === undefined) return undefined;
    tracks.push(track);
  }
  const ways = tracks.map(({ places: [from = 0, to = 0] }) => Math.sign(to - from));
  if (plan.isOneWay && new Set(ways).size > 1) return undefined;
  const isRound = tracks.some(({ places }) => places.some((place) => place < 0 || place > 25));
  if (isRound ? !plan.wraps : plan.mustWrap) return undefined;
  const at = plan.blank === 'next' ? length - 1 : random.int(1, length - 1);
  const term = (place: number): string => tracks.map(({ places }) => letterAt(places[place] ?? 0)).join('');
  const terms = Array.from({ length }, (_, place) => (place === at ? blankMark : term(place)));
  // In VV, WW, XX one letter tells all.
  if (tracks.length === 2 && terms.every((each) => each.charAt(0) === each.charAt(1) || each === blankMark))
    return undefined;
  // Nor are two letters that move alike two rules, apart from the first pairs of all, which move by 1.
  const [oneWay, otherWay] = tracks.map(({ places }) => places.map((place) => place - (places[0] ?? 0)).join(' '));
  if (oneWay === otherWay && plan.gaps[1] > 1) return undefined;
  if (fillingsOf(terms).size !== 1) return undefined;
  const right = term(at);
  const isPair = tracks.length === 2;
  const things = isPair ? 'pair of letters' : 'letter';
  const shown = terms.join('   ');
  const questionText = {
    prompt: [
      `Which ${things} ${at === length - 1 ? 'comes next' : 'goes where the question mark is'}?\n\n**${shown}**`,
      alphabetStrip(),
    ],
    spoken: `Which ${things} ${at === length - 1 ? 'comes next' : 'is missing'}? ${terms.map((each) => (each === blankMark ? 'what' : [...each].join(' '))).join(', ')}.`,
    hint: `${hintFor(plan.rules)}${roundHint(tracks.flatMap(({ places }) => places))}`,
    steps: [
      ...tracks.map(
        (track, slot) =>
          `${isPair ? (slot === 0 ? 'The first letters' : 'The second letters') : 'The letters'} ${tells(track, at)}.`,
      ),
      ...tracks.map((track) => stepText(track, at)),
      `The missing ${things} is **${right}**.`,
    ],
    variant: terms.join(''),
    features: {
      letters: tracks.length,
      rules: plan.rules.filter((rule) => rule !== 'step').length,
      gap: plan.gaps[1],
      wraps: Number(plan.wraps),
    },
  };
  const mistakes = mistakesFor(tracks, at, isPair || random.chance(1, 2) ? 1 : -1);
  // What stands in the row already would be struck out at a glance; where little else is left, the answer is typed.
  const fresh = firstOfEach(mistakes, ({ text }) => text).filter(
    ({ text }) => text !== right && (terms.includes(right) || !terms.includes(text)),
  );
  // A letter far from the right one tempts nobody while there are nearer ones.
  const offered = isPair ? fresh : fresh.slice(0, 5);
  // The last step again, or the other of two series, stands among the options wherever it can be mistaken for the answer.
  const isMixedUp = /\/(?:repeated-step|other-series)$/.test(fresh[0]?.because.id ?? '');
  const chosen = random.chance(1, 2)
    ? askChoice(random, questionText, right, offered, 5, 'grid', isMixedUp ? 1 : 0)
    : undefined;
  return chosen ?? askTyped(questionText, 'text', [right], mistakes);
}

function stepText({ places, rule }: Track, at: number): string {
  const from = basis(at, rule);
  const [start, end] = [letterAt(places[from] ?? 0), letterAt(places[at] ?? 0)];
  const [first, last] = from < at ? [start, end] : [end, start];
  const steps = stepsBetween(first, last);
  return from < at
    ? `From ${start}, ${stepWords(steps)} gives ${end}${roundWords(start, steps)}.`
    : `${start} comes after it, so go the other way: from ${start}, ${stepWords(-steps)} gives ${end}${roundWords(start, -steps)}.`;
}

function hintFor(rules: readonly RuleKind[]): string {
  if (rules.includes('interleave'))
    return rules.length === 2
      ? 'Follow the second letters first. Then look at the first letter of every other pair.'
      : 'Look at every other letter: the 1st, the 3rd, the 5th. Then look at the letters in between.';
  return rules.length === 2
    ? 'Follow the first letters by themselves, then the second letters. Count the steps along the alphabet.'
    : 'Count the steps along the alphabet from each letter to the next one in the row.';
}

function solve(question: Question) {
  const [, shown = ''] = /\*\*(.+)\*\*/.exec(promptText(question)) ?? [];
  return answersAmong(question, fillingsOf(shown.split(/\s+/)));
}

export const letterSeriesGenerator = defineGenerator({
  generatorId: 'v.letterSeries',
  version: 13,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params, difficulty),
  solve,
});
