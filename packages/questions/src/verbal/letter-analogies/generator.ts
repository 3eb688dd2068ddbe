/** v.letterAnalogy: one pair of letters becomes another by a rule; the same rule is used on a second pair. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import {
  alphabetStrip,
  letterAt,
  mirrorOf,
  partnersIn,
  partnerWords,
  placeOf,
  roundHint,
  roundWords,
  stepWords,
} from '../alphabet.ts';
import { askEither, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { analogiesFor, type LetterMap, mapped } from './letter-maps.ts';
import { isHalfRule, mistakesFor } from './wrong-letters.ts';

interface Plan {
  readonly letters: 1 | 2 | 3;
  readonly step: readonly [number, number];
  readonly way: 'on' | 'both';
  /** Whether every letter takes the same step. */
  readonly alike: boolean;
  readonly turn: boolean;
  readonly mirror: boolean;
  readonly wraps: boolean;
  /** Whether a letter of the asked ones always passes Z or A. */
  readonly mustWrap?: true;
}

const base: Plan = {
  letters: 2,
  step: [1, 3],
  way: 'both',
  alike: false,
  turn: false,
  mirror: false,
  wraps: false,
};
const past = { wraps: true, mustWrap: true } as const;
const mirrored: Plan = { ...base, mirror: true, alike: true, step: [0, 0], wraps: true };

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340603: {
    easy: { ...base, alike: true, way: 'on' },
    medium: { ...base, step: [1, 4] },
    hard: { ...base, step: [2, 5], ...past },
  },
  350702: {
    easy: { ...base, step: [3, 6], ...past },
    medium: { ...base, turn: true, alike: true },
    hard: { ...base, turn: true, step: [1, 4] },
  },
  350703: {
    easy: { ...mirrored, letters: 1 },
    medium: mirrored,
    hard: { ...mirrored, turn: true },
  },
  360702: {
    easy: { ...base, turn: true, alike: true, step: [3, 6], ...past },
    medium: { ...base, turn: true, step: [2, 6] },
    hard: { ...mirrored, step: [1, 2] },
  },
  370502: {
    easy: { ...base, letters: 3, turn: true, alike: true, step: [2, 5], wraps: true },
    medium: { ...base, letters: 3, turn: true, step: [1, 5], wraps: true },
    hard: { ...mirrored, letters: 3, turn: true, step: [1, 1] },
  },
};

function drawMap(random: Random, plan: Plan): LetterMap | undefined {
  const step = (): number => {
    const size = random.int(plan.step[0], plan.step[1]);
    return plan.way === 'on' || random.chance(1, 2) ? size : -size;
  };
  const first = step();
  const steps = Array.from({ length: plan.letters }, (_, slot) => (slot === 0 || plan.alike ? first : step()));
  // One step for all letters is the easier question of the years before.
  if (!plan.alike && new Set(steps).size === 1) return undefined;
  return {
    turn: plan.turn ? 'reversed' : 'same',
    mirror: plan.mirror,
    steps,
  };
}

/** How the letters of a term change, one by one: 'D to G is forward 3'. */
function changes(term: string, map: LetterMap): string {
  const result = mapped(term, map);
  return (map.turn === 'same' ? [...term] : [...term].reverse())
    .map((letter, slot) => {
      const step = map.steps[slot] ?? 0;
      const end = result.charAt(slot);
      const start = map.mirror ? mirrorOf(letter) : letter;
      const move = `${start} to ${end} is ${stepWords(step)}${roundWords(start, step)}`;
      if (!map.mirror) return move;
      if (term.length === 1) return partnerWords(letter, start);
      return `the mirror letter of ${letter} is ${start}${step === 0 ? '' : `, and ${move}`}`;
    })
    .join('; ');
}

const sentence = (text: string): string => `${upper(text)}.`;

function ruleSteps(pairs: readonly (readonly [string, string])[], asked: string, map: LetterMap): string[] {
  const [from = ''] = pairs[0] ?? [];
  // A single letter is counted from its end below in any case.
  const count = from.length === 1 ? '' : partnersIn(from);
  const after = map.steps.every((step) => step === 0) ? '' : ` Then each letter goes ${stepWords(map.steps[0] ?? 0)}.`;
  return [
    ...(map.turn === 'same'
      ? []
      : [
          from.length === 2
            ? 'The two letters swap places first, then each one changes.'
            : 'The letters are turned round first, so that the last one comes first. Then each one changes.',
        ]),
    ...(map.mirror
      ? [
          `Each letter changes to its mirror letter: A and Z are partners, B and Y are partners, and so on.${count}${after}`,
        ]
      : []),
    ...pairs.map(([from, to]) => `Look at ${from} and ${to}: ${changes(from, map)}.`),
    `Do the same with ${asked}. ${sentence(changes(asked, map))}`,
  ];
}

/** Where the letters land, on or past the ends of the alphabet. */
function landings(term: string, { steps, mirror, turn }: LetterMap): number[] {
  const letters = turn === 'same' ? [...term] : [...term].reverse();
  return letters.map((letter, slot) => placeOf(mirror ? mirrorOf(letter) : letter) + (steps[slot] ?? 0));
}

function hintFor({ mirror, turn, letters }: Plan, { steps }: LetterMap): string {
  if (mirror) {
    const ends = 'Count how far each letter is from one end of the alphabet, and its partner from the other end.';
    if (letters === 1) return ends;
    return `${ends}${turn ? ' The letters may change places too.' : ''}${steps.some((step) => step !== 0) ? ' Is there one more small step?' : ''}`;
  }
  return turn
    ? 'The letters may change places. Which letter does each new letter come from? The rule must work for both pairs.'
    : 'Follow each letter by itself. How many steps does it go, and which way?';
}

/** Whether an example shows already what becomes of one of the letters asked for. */
function isTold(pairs: readonly (readonly [string, string])[], asked: string, { alike, mirror }: Plan): boolean {
  return [...asked].some((letter, slot) =>
    pairs.some(([from, to]) =>
      mirror ? `${from}${to}`.includes(letter) : alike ? from.includes(letter) : from.charAt(slot) === letter,
    ),
  );
}

function make(random: Random, plan: Plan): Made | undefined {
  const map = drawMap(random, plan);
  if (map === undefined) return undefined;
  const term = (): string => Array.from({ length: plan.letters }, () => letterAt(random.int(0, 25))).join('');
  // One pair can't show that letters swap or mirror: moving each by its own step explains it as well. Two pairs can.
  const pairs = Array.from({ length: plan.mirror || plan.turn ? 2 : 1 }, () => {
    const from = term();
    return [from, mapped(from, map)] as const;
  });
  const asked = term();
  const right = mapped(asked, map);
  const terms = [...pairs.flat(), asked];
  if ([...terms, right].some(isUnfit)) return undefined;
  // Partners that the explanation names are no question by themselves.
  if (plan.letters === 1 && 'ABYZ'.includes(asked)) return undefined;
  // Two equal letters can't be seen to swap.
  if (plan.turn && terms.some((each) => new Set(each).size < each.length)) return undefined;
  if (new Set(terms).size < terms.length || right === pairs[0]?.[0] || right === asked) return undefined;
  if (isTold(pairs, asked, plan)) return undefined;
  // DU becoming UD looks as if the letters swapped and that were all.
  if (plan.letters > 1 && [...pairs, [asked, right] as const].some(([from, to]) => [...from].reverse().join('') === to))
    return undefined;
  if (plan.mustWrap && roundHint(landings(asked, map)) === '') return undefined;
  const landed = [...pairs.map(([from]) => from), asked].flatMap((each) => landings(each, map));
  const round = roundHint(landed);
  if (!plan.wraps && round !== '') return undefined;
  if (analogiesFor(pairs, asked).size !== 1) return undefined;
  const things = plan.letters === 1 ? 'letter' : 'letters';
  const questionText: QuestionText = {
    prompt: [
      `Find the missing ${things}.\n\n${pairs
        .map(([from, to]) => `**${from}** is to **${to}**`)
        .join(', and ')}, as **${asked}** is to **?**`,
      alphabetStrip(),
    ],
    spoken: `Find the missing ${things}. ${pairs
      .map(([from, to]) => `${[...from].join(' ')} is to ${[...to].join(' ')}`)
      .join(', and ')}, as ${[...asked].join(' ')} is to what?`,
    hint: `${hintFor(plan, map)}${round}`,
    steps: [...ruleSteps(pairs, asked, map), `So **${asked}** becomes **${right}**.`],
    variant: [...pairs.flat(), asked].join(' '),
    features: {
      letters: plan.letters,
      turned: Number(plan.turn),
      mirrored: Number(plan.mirror),
      apart: Number(!plan.alike),
      wraps: Number(plan.wraps),
      gap: plan.step[1],
    },
  };
  const mistakes = firstOfEach(mistakesFor(terms, asked, right, map), ({ text }) => text).filter(
    ({ text }) => text !== right,
  );
  // A bare miscount tempts few: rules half understood stand there in any case, two of them, or one where each has a letter right.
  const slips = random.fork('slips').shuffle(mistakes.filter(({ because }) => isHalfRule(because.id)));
  const others = mistakes.filter((each) => !slips.includes(each));
  return askEither(
    random,
    questionText,
    'text',
    right,
    [...slips, ...others],
    5,
    Math.min(plan.alike ? 2 : 1, slips.length),
  );
}

function solve(question: Question) {
  const terms = boldParts(question);
  const asked = terms.at(-2) ?? '';
  const shown = terms.slice(0, -2);
  const pairs = shown.flatMap((from, at): [string, string][] => (at % 2 === 0 ? [[from, shown[at + 1] ?? '']] : []));
  return answersAmong(question, analogiesFor(pairs, asked));
}

export const letterAnalogyGenerator = defineGenerator({
  generatorId: 'v.letterAnalogy',
  version: 13,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
