/** v.letterCode: a word and its code are given; another word is put into the code, or read from it. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { wordsOfLength } from '../../words/word-index.ts';
import {
  alphabetStrip,
  letterAt,
  mirrorOf,
  partnersIn,
  placeOf,
  roundHint,
  roundNote,
  stepsBetween,
  stepWords,
} from '../alphabet.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { slipText } from '../letter-slips.ts';
import { answersAmong } from '../solve.ts';
import { type CodeRule, decoded, encoded, hasSmallSteps, rulesBetween, stepAt } from './code-rules.ts';

interface Plan {
  readonly letters: readonly [number, number];
  readonly pattern: CodeRule['pattern'];
  readonly step: readonly [number, number];
  readonly way: 'on' | 'both';
  /** How much a growing step gains each time, where that is not 1. */
  readonly gain?: 2;
  readonly reversed?: true;
  readonly mirror?: true;
}

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340501: {
    easy: { letters: [3, 3], pattern: 'same', step: [1, 2], way: 'on' },
    medium: { letters: [4, 4], pattern: 'same', step: [2, 4], way: 'both' },
    hard: { letters: [4, 4], pattern: 'turns', step: [1, 3], way: 'both' },
  },
  350601: {
    easy: { letters: [5, 5], pattern: 'same', step: [4, 6], way: 'both' },
    medium: { letters: [5, 5], pattern: 'turns', step: [1, 4], way: 'both' },
    hard: { letters: [4, 5], pattern: 'grows', step: [1, 2], way: 'both' },
  },
  360601: {
    // Steps that grow as well as being large are harder to undo than a word turned round.
    easy: { letters: [5, 5], pattern: 'turns', step: [2, 5], way: 'both' },
    medium: { letters: [5, 5], pattern: 'grows', step: [1, 3], way: 'both', gain: 2 },
    // That the word is turned round is enough to find out: steps that change as well are for year 7.
    hard: { letters: [5, 5], pattern: 'same', step: [2, 6], way: 'both', reversed: true },
  },
  360604: {
    easy: { letters: [4, 5], pattern: 'same', step: [0, 0], way: 'on', mirror: true },
    medium: { letters: [4, 5], pattern: 'same', step: [1, 2], way: 'both', mirror: true },
    hard: { letters: [5, 5], pattern: 'turns', step: [0, 2], way: 'both', mirror: true },
  },
  // Mirror letters come last: each letter then takes two moves, where a code turned round takes one.
  370401: {
    easy: { letters: [5, 5], pattern: 'turns', step: [3, 6], way: 'both', reversed: true },
    medium: { letters: [5, 6], pattern: 'grows', step: [1, 4], way: 'both', reversed: true },
    hard: { letters: [5, 6], pattern: 'turns', step: [1, 3], way: 'both', mirror: true },
  },
};

const mistake = mistakesIn('v.letterCode');

function drawRule(random: Random, plan: Plan): CodeRule | undefined {
  const step = (): number => {
    const size = random.int(plan.step[0], plan.step[1]);
    return plan.way === 'on' || random.chance(1, 2) ? size : -size;
  };
  const first = step();
  const second =
    plan.pattern === 'grows' ? Math.sign(first) * (plan.gain ?? 1) : plan.pattern === 'turns' ? step() : first;
  if (plan.pattern === 'turns' && first === second) return undefined;
  return {
    reversed: plan.reversed === true,
    mirror: plan.mirror === true,
    pattern: plan.pattern,
    steps: [first, second],
  };
}

const moved = (code: string, offsets: readonly number[]): string =>
  [...code].map((letter, place) => letterAt(placeOf(letter) + (offsets[place % offsets.length] ?? 0))).join('');

function mistakesFor(word: string, code: string, rule: CodeRule): WrongAnswer[] {
  const oneMistake = (text: string, name: string, says: string): WrongAnswer => ({
    text,
    because: mistake(name, says),
  });
  const [first, second] = rule.steps;
  const moves = (rule.reversed ? [...word].reverse() : [...word]).map((from, place) => ({
    from,
    step: stepAt(rule, place),
    mirror: rule.mirror,
    changes: rule.pattern !== 'same',
  }));
  const miscounted = (offsets: readonly number[], name: string): WrongAnswer => {
    const text = moved(code, offsets);
    return oneMistake(text, name, slipText(moves, code, text));
  };
  const unmirrored = encoded(word, { ...rule, mirror: false });
  return [
    oneMistake(
      encoded(word, { ...rule, steps: [-first, -second] }),
      'wrong-way',
      rule.mirror
        ? 'After the mirror letters you went the wrong way along the alphabet.'
        : 'You went the other way along the alphabet.',
    ),
    oneMistake(
      encoded(word, { ...rule, pattern: 'same' }),
      'one-step-for-all',
      rule.mirror && first === 0
        ? 'Those are only the mirror letters. In this code some letters then move along the alphabet.'
        : 'You moved every letter as far as the first one, but here the steps change from letter to letter.',
    ),
    oneMistake(
      encoded(word, { ...rule, reversed: !rule.reversed }),
      'order',
      rule.reversed
        ? 'You started with the first letter, but this code starts with the last letter of the word.'
        : 'You started with the last letter of the word, but this code keeps the letters in order.',
    ),
    // Without the mirror nothing at all may change: nobody gives the word as its own code.
    ...(rule.mirror && unmirrored !== word && unmirrored !== [...word].reverse().join('')
      ? [
          oneMistake(
            unmirrored,
            'shift-for-mirror',
            'You only moved the letters. First change each one to its mirror letter.',
          ),
        ]
      : []),
    miscounted([0, 1, 0, 0, 0, 0], 'one-letter-off'),
    miscounted([0, 0, -1, 0, 0, 0], 'one-letter-off'),
    miscounted([1, 0, 0, 0, 0, 0], 'one-letter-off'),
    miscounted([1], 'all-letters-off'),
    miscounted([-1], 'all-letters-off'),
    miscounted([0, 1, -1, 0, 0, 0], 'two-letters-off'),
    miscounted([1, 0, -1, 0, 0, 0], 'two-letters-off'),
    miscounted([-1, 1, 0, 0, 0, 0], 'two-letters-off'),
    // Nobody gives a word as its own code.
  ].filter(({ text }) => text !== word);
}

/** What comes of reading a code with a part of its rule left out. */
function readingMistakes(code: string, rule: CodeRule): WrongAnswer[] {
  const oneMistake = (text: string, name: string, says: string): WrongAnswer => ({
    text,
    because: mistake(name, says),
  });
  return [
    oneMistake(encoded(code, rule), 'coded-again', 'You put the code into code again. To read it, undo the rule.'),
    oneMistake(
      decoded(code, { ...rule, reversed: !rule.reversed }),
      'order',
      rule.reversed
        ? 'Those are the right letters, but this code starts with the last letter of the word. Read them backwards.'
        : 'Your word is back to front. This code keeps the letters in order.',
    ),
    ...(rule.mirror && !isStill(rule)
      ? [
          oneMistake(
            decoded(code, { ...rule, mirror: false }),
            'shift-for-mirror',
            'You only moved the letters. After that, change each one to its mirror letter.',
          ),
          oneMistake(
            decoded(code, { ...rule, pattern: 'same', steps: [0, 0] }),
            'only-mirrored',
            'Those are the mirror letters of the code, but the letters of this code have also moved along the alphabet.',
          ),
        ]
      : []),
    ...(rule.pattern === 'same'
      ? []
      : [
          oneMistake(
            decoded(code, { ...rule, pattern: 'same' }),
            'one-step-for-all',
            'You moved every letter as far as the first one, but here the steps change from letter to letter.',
          ),
        ]),
  ];
}

const mirrorText = 'Each letter changes to its mirror letter: A and Z are partners, B and Y, C and X, and so on.';

/** How the letters, or their mirror letters, move: 'each letter goes forward 2'. */
function movesText(rule: CodeRule, length: number): string {
  const [first, second] = rule.steps;
  if (rule.pattern === 'same') return `each letter goes ${stepWords(first)}`;
  if (rule.pattern === 'turns') return `the letters take turns: ${stepWords(first)}, then ${stepWords(second)}`;
  return `the steps change: ${Array.from({ length }, (_, place) => stepWords(stepAt(rule, place))).join(', ')}`;
}

const isStill = ({ steps }: CodeRule): boolean => steps.every((step) => step === 0);

const ruleText = (rule: CodeRule, length: number): string[] =>
  isStill(rule) ? [] : [`${rule.mirror ? 'Then' : 'In this code,'} ${movesText(rule, length)}.`];

/** How the code is read: its steps the other way, then the mirror letters. */
function undoText(rule: CodeRule, length: number): string {
  if (isStill(rule)) return 'Partners go both ways, so the mirror letters of the code are the word.';
  const [first, second] = rule.steps;
  const back = movesText({ ...rule, steps: [-first, -second] }, length);
  if (!rule.mirror)
    return `To read the code, go the other way: ${back.replace(/^the (?:letters take turns|steps change): /, '')}.`;
  return `To read the code, undo the rule from its end. First ${back}. Then find the mirror letters.`;
}

function hintFor(plan: Plan, rule: CodeRule): string {
  if (plan.mirror)
    return `Count how far each letter is from one end of the alphabet, and its code from the other end.${
      isStill(rule)
        ? ''
        : plan.pattern === 'same'
          ? ' Is there one more small step?'
          : ' Which small steps are left? What pattern do they make?'
    }`;
  if (plan.reversed)
    return `The code may be written back to front. Start with the last letter of the word.${
      plan.pattern === 'same' ? '' : ' What pattern do the steps make?'
    }`;
  if (plan.pattern === 'same')
    return 'How many steps is it along the alphabet from each letter of the word to its code?';
  return 'Write down the steps from each letter to its code. What pattern do they make?';
}

/** Where the letters land that are put into the code (1) or read from it (−1), on or past the ends of the alphabet. */
function landings(text: string, rule: CodeRule, way: 1 | -1): number[] {
  const letters = rule.reversed && way === 1 ? [...text].reverse() : [...text];
  return letters.map(
    (letter, place) => placeOf(rule.mirror && way === 1 ? mirrorOf(letter) : letter) + way * stepAt(rule, place),
  );
}

function letterPairs(word: string, rule: CodeRule, code: string, toCode: boolean): string {
  const letters = rule.reversed ? [...word].reverse() : [...word];
  return letters
    .map((letter, place) => {
      const end = code.charAt(place);
      const middle = rule.mirror && stepAt(rule, place) !== 0 ? ` → ${mirrorOf(letter)}` : '';
      return toCode ? `${letter}${middle} → ${end}` : `${end}${middle} → ${letter}`;
    })
    .join(', ');
}

/** Whether a good part of the word can be copied from the example, or is one letter again and again. */
function isLight(shown: string, asked: string, { pattern }: Plan): boolean {
  const inPlace = [...asked].filter((letter, place) => shown.charAt(place) === letter).length;
  const shared = [...asked].filter((letter) => shown.includes(letter)).length;
  return (
    inPlace > 1 || (pattern === 'same' && shared >= asked.length / 2) || new Set(asked).size < Math.min(4, asked.length)
  );
}

/** Whether an example that is turned round has no letter twice, and no step twice for a child who compares place by place. */
function showsTurn(word: string, code: string): boolean {
  const steps = [...word].map((letter, place) => stepsBetween(letter, code.charAt(place)));
  return new Set(word).size === word.length && new Set(steps).size === word.length;
}

function make(random: Random, plan: Plan): Made | undefined {
  const rule = drawRule(random, plan);
  const words = wordsOfLength(random.int(plan.letters[0], plan.letters[1]), 'accept');
  if (rule === undefined) return undefined;
  const [shown = '', asked = ''] = random.sample(words, 2).map((word) => word.toUpperCase());
  if (isLight(shown, asked, plan)) return undefined;
  const [shownCode, askedCode] = [encoded(shown, rule), encoded(asked, rule)];
  if (isUnfit(shownCode) || isUnfit(askedCode)) return undefined;
  // ALARM as ALAFO looks like a code that changes two letters only.
  if ([...shown].filter((letter, place) => letter === shownCode.charAt(place)).length > 1) return undefined;
  // LEARN as IVVIG looks like a code of mirror letters: E and V, R and I.
  if (!rule.mirror && [...shown].filter((letter, place) => mirrorOf(letter) === shownCode.charAt(place)).length > 1)
    return undefined;
  // A child who compares place by place must not find steps small enough for a rule of their own.
  if ((rule.reversed || rule.mirror) && hasSmallSteps(shown, shownCode)) return undefined;
  // SELLS turned round begins with S again, and looks as if its letters kept their places.
  if (rule.reversed && !showsTurn(shown, shownCode)) return undefined;
  // Where one step is all there is to find, a turn from Z to A is in the example before it is asked.
  const goesRound = (word: string): boolean => roundNote(landings(word, rule, 1)) !== '';
  if (plan.pattern === 'same' && goesRound(asked) && !goesRound(shown)) return undefined;
  const rules = rulesBetween(shown, shownCode);
  const toCode = random.chance(1, 2);
  const answers = new Set(rules.map((each) => (toCode ? encoded(asked, each) : decoded(askedCode, each))));
  if (answers.size !== 1) return undefined;
  const right = toCode ? askedCode : asked;
  const round = roundHint([
    ...landings(shown, rule, 1),
    ...(toCode ? landings(asked, rule, 1) : landings(askedCode, rule, -1)),
  ]);
  const questionText: QuestionText = {
    prompt: [
      `In a code, **${shown}** is written as **${shownCode}**.\n\n${
        toCode ? `How is **${asked}** written in this code?` : `Which word is written as **${askedCode}** in this code?`
      }`,
      alphabetStrip(),
    ],
    spoken: `In a code, ${shown.toLowerCase()} is written as ${[...shownCode].join(' ')}. ${
      toCode
        ? `How is ${asked.toLowerCase()} written in this code?`
        : `Which word is written as ${[...askedCode].join(' ')} in this code?`
    }`,
    hint: `${hintFor(plan, rule)}${round}`,
    steps: [
      ...(rule.reversed
        ? [
            'Place by place, the steps make no pattern. So try it from the other end: this code starts with the last letter of the word.',
          ]
        : []),
      ...(rule.mirror ? [`${mirrorText}${partnersIn(shown)}`, ...ruleText(rule, shown.length)] : []),
      `Compare the letters with the code: ${letterPairs(shown, rule, shownCode, true)}.`,
      ...(rule.mirror ? [] : ruleText(rule, shown.length)),
      ...(toCode ? [] : [undoText(rule, asked.length)]),
      `${letterPairs(asked, rule, askedCode, toCode)}.${roundNote(toCode ? landings(asked, rule, 1) : landings(askedCode, rule, -1))}`,
      ...(rule.reversed && !toCode ? ['These letters come from the last to the first, so read them backwards.'] : []),
      `The answer is **${right}**.`,
    ],
    variant: `${shown} ${toCode ? asked : '='}${askedCode}`,
    features: {
      letters: plan.letters[1],
      rules: Number(plan.reversed === true) + Number(plan.mirror === true) + Number(plan.pattern !== 'same'),
      step: plan.step[1],
    },
  };
  if (toCode && random.chance(1, 2)) return askChoice(random, questionText, right, mistakesFor(asked, right, rule));
  const mistakes = toCode ? mistakesFor(asked, right, rule) : readingMistakes(askedCode, rule);
  return askTyped(questionText, 'text', [right], mistakes);
}

function solve(question: Question) {
  const [shown = '', code = '', asked = ''] = boldParts(question);
  const rules = rulesBetween(shown, code);
  const toCode = promptText(question).includes('How is');
  return answersAmong(
    question,
    rules.map((rule) => (toCode ? encoded(asked, rule) : decoded(asked, rule))),
  );
}

export const letterCodeGenerator = defineGenerator({
  generatorId: 'v.letterCode',
  version: 16,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
