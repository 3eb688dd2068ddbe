/** Probabilities that sum to one: the opposite, a missing entry of a table, and shares of what is left. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn, type Table } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import { features, mistake, type Params, simple } from './sample-spaces.ts';

const notEven = mistake('even-chance', 'Two things that can happen need not be equally likely.');
const knownOnes = mistake('stops-early', 'That is what the known probabilities add up to. Subtract it from 1.');
const given = mistake('other-event', 'That is the probability you know already. The two make a whole together.');
const isSum = ({ about }: Params): boolean => about === 'sum';
const events = [
  ['it rains tomorrow', 'it does not rain tomorrow'],
  ['the bus is late', 'the bus is not late'],
  ['a team wins', 'the team does not win'],
  ['a seed grows', 'the seed does not grow'],
  ['a traffic light is green', 'the traffic light is not green'],
  ['a phone call is for Zara', 'the call is not for Zara'],
  ['a toy has a fault', 'the toy has no fault'],
] as const;

/** The probability that something does not happen. */
export const opposite: Form<Params> = {
  weight: ({ params, difficulty }) => (isSum(params) && difficulty === 'easy' ? 5 : 0),
  make(random, cell) {
    const [yes, no] = random.pick(events);
    const way = random.pick(['tenths', 'percent', 'fraction'] as const);
    const whole = way === 'fraction' ? random.int(3, 20) : way === 'tenths' ? 10 : 100;
    const part = random.int(1, whole - 1);
    // A probability is told in its simplest form: nobody says that it rains with 10/16.
    if (part * 2 === whole || (way === 'fraction' && simple(part, whole) !== `${part}/${whole}`)) return undefined;
    const readAloud = (count: number): string =>
      way === 'fraction' ? `${count}/${whole}` : way === 'percent' ? `${count}%` : decimalText(count, 1);
    const questionText = {
      prompt: `The probability that ${yes} is ${readAloud(part)}. What is the probability that ${no}?`,
      hint: `Both probabilities together make ${way === 'percent' ? '100%' : '1'}.`,
      steps: [
        `It either happens or it doesn’t, so the two make ${way === 'percent' ? '100%' : '1'}.`,
        `${way === 'percent' ? '100%' : way === 'fraction' ? `${whole}/${whole}` : '1'} − ${readAloud(part)} = **${readAloud(whole - part)}**.`,
      ],
      variant: `opposite ${yes} ${readAloud(part)}`,
      features: features(cell, 1, 2),
    };
    if (way === 'fraction')
      return writeFraction(questionText, simple(whole - part, whole), [
        [`${part}/${whole}`, given],
        ['1/2', notEven],
      ]);
    const scaled = (count: number): string => (way === 'percent' ? String(count) : decimalText(count, 1));
    return writeNumber(
      questionText,
      scaled(whole - part),
      [
        [scaled(part), given],
        [way === 'percent' ? '50' : '0.5', notEven],
        ...(way === 'percent'
          ? []
          : [
              [
                decimalText(20 - part, 1),
                mistake('slip-in-subtraction', 'No probability is more than 1. Both together must make exactly 1.'),
              ] as const,
            ]),
      ],
      way === 'percent' ? { after: '%', unit: '%' } : {},
    );
  },
  solve(seen) {
    const [, given] = /^The probability that .* is (.*?)\. What is the probability that/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    const [part = 0, whole = 1] = numbersIn(given);
    if (given.includes('/')) return [{ type: 'writeAnswer', text: `${whole - part}/${whole}` }];
    const top = given.includes('%') ? 100 : 1;
    return answered(seen, Math.round((top - part) * 100) / 100);
  },
};

const outcomes = [
  { caption: 'A spinner', names: ['Red', 'Blue', 'Green', 'Yellow'] },
  { caption: 'A bag of sweets', names: ['Lemon', 'Mint', 'Cherry', 'Orange'] },
  { caption: 'Weather on a June day', names: ['Sunny', 'Cloudy', 'Rainy', 'Foggy'] },
  { caption: 'A game', names: ['Win', 'Draw', 'Lose'] },
  { caption: 'A biased dice', names: ['1', '2', '3', '4', '5', '6'] },
  { caption: 'Shirts in a drawer', names: ['White', 'Black', 'Grey', 'Striped', 'Blue'] },
] as const;

/** A number of a dice is rolled. */
const eventOf = (name = ''): string => (/^\d$/.test(name) ? `rolling ${name}` : name);

interface Row {
  readonly table: Table;
  readonly parts: readonly number[];
  readonly names: readonly string[];
  readonly places: number;
}
/** Probabilities of outcomes in hundredths or tenths; `hidden` places show what is given instead. */
function drawRow(random: Random, tenths: boolean, hidden: ReadonlyMap<number, string>): Row | undefined {
  const { caption, names } = random.pick(
    outcomes.filter((each) => each.names.length > Math.max(0, ...hidden.keys()) + 1),
  );
  const whole = tenths ? 10 : 100;
  const parts = names.slice(1).map(() => random.int(1, Math.floor((whole * 1.6) / names.length)));
  const last = whole - parts.reduce((sum, part) => sum + part, 0);
  const all = random.shuffle([...parts, last]);
  if (last < 1) return undefined;
  const places = tenths ? 1 : 2;
  const table: Table = {
    type: 'table',
    caption,
    head: ['Outcome', 'Probability'],
    rows: names.map((name, at) => [name, hidden.get(at) ?? decimalText(all[at] ?? 0, places)]),
  };
  return { table, parts: all, names, places };
}
const decimal = (part: number, places: number): string => decimalText(part, places);

/** One entry of a table is missing. */
export const missingEntry: Form<Params> = {
  weight: ({ params, difficulty }) => (isSum(params) ? { easy: 3, medium: 4, hard: 1 }[difficulty] : 0),
  make(random, cell) {
    const gap = random.int(0, 2);
    const row = drawRow(random, cell.difficulty === 'easy', new Map([[gap, 'x']]));
    if (row === undefined) return undefined;
    const { table, parts, names, places } = row;
    const part = parts[gap] ?? 0;
    // A number that the table shows could come from there.
    if (parts.filter((each) => each === part).length > 1) return undefined;
    const whole = 10 ** places;
    const asksTwo = cell.difficulty === 'hard';
    const round = places === 2 ? parts.find((each, at) => at !== gap && each % 10 === 0) : undefined;
    const other = (gap + 1) % parts.length;
    const value = asksTwo ? part + (parts[other] ?? 0) : part;
    return writeNumber(
      {
        prompt: [
          table,
          asksTwo
            ? `What is the probability of ${eventOf(names[gap])} or ${eventOf(names[other])}?`
            : `What is x, the probability of ${eventOf(names[gap])}?`,
        ],
        hint: 'All the probabilities together make 1.',
        steps: [
          `The known probabilities add up: ${parts
            .filter((_, at) => at !== gap)
            .map((each) => decimal(each, places))
            .join(' + ')} = ${decimal(whole - part, places)}.`,
          `${asksTwo ? `${names[gap]}: ` : ''}1 − ${decimal(whole - part, places)} = ${decimal(part, places)}.`,
          ...(asksTwo
            ? [
                `${names[gap]} or ${names[other]}: ${decimal(part, places)} + ${decimal(parts[other] ?? 0, places)} = ${decimal(value, places)}.`,
              ]
            : []),
          `The answer is **${decimal(value, places)}**.`,
        ],
        variant: `entry ${gap} ${parts.join(' ')} ${names.join()}`,
        features: features(cell, asksTwo ? 3 : 2, parts.length),
      },
      decimal(value, places),
      [
        [decimal(whole - part, places), knownOnes],
        // 1 − 0.51 = 0.59: the tenths are not made one fewer.
        [
          asksTwo || places === 1 || part % 10 === 0 ? undefined : decimal(part + 10, places),
          mistake('slip-in-subtraction', 'Then all of them would make 1.1, not 1.'),
        ],
        [
          asksTwo ? decimal(part, places) : undefined,
          mistake(
            'stops-early',
            `That is the probability of ${eventOf(names[gap])} alone. Add that of ${eventOf(names[other])}.`,
          ),
        ],
        [
          round === undefined || asksTwo ? undefined : decimal(part + (round * 9) / 10, places),
          mistake(
            'wrong-place-value',
            `Line up the decimal points: ${decimal(round ?? 0, places)} is ${round} hundredths.`,
          ),
        ],
      ].flatMap(([given, because]): NumberMistake[] =>
        typeof given === 'string' && typeof because === 'object' && Number(given) !== value / whole
          ? [[given, because]]
          : [],
      ),
    );
  },
  solve(seen) {
    if (seen.table === undefined || !/^What is (?:x, )?the probability of/.test(seen.text)) return undefined;
    const names = seen.table.rows.map(([name]) => name);
    const shown = seen.table.rows.map(([, text]) => (text === 'x' ? undefined : Math.round(Number(text) * 100)));
    const missing = 100 - shown.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    const asked = /of (.*?)(?: or (.*))?\?$/.exec(seen.text.replaceAll('rolling ', ''));
    const parts = [asked?.[1], asked?.[2]].flatMap((name) =>
      name === undefined ? [] : [shown[names.indexOf(name)] ?? missing],
    );
    return answered(seen, parts.reduce((sum, part) => sum + part, 0) / 100);
  },
};

/** Two entries share what is left: equally, or one twice or three times the other. */
export const sharedRest: Form<Params> = {
  weight: ({ params, difficulty }) => (isSum(params) ? { easy: 0, medium: 2, hard: 4 }[difficulty] : 0),
  make(random, cell) {
    const times = cell.difficulty === 'medium' ? 1 : random.pick([2, 3, 4]);
    const { caption, names } = random.pick(outcomes.filter((each) => each.names.length > 3));
    const known = names.slice(2).map(() => random.int(2, Math.floor(70 / names.length)));
    const rest = 100 - known.reduce((sum, part) => sum + part, 0);
    const part = rest / (times + 1);
    if (!Number.isInteger(part) || part < 2) return undefined;
    const [first = '', second = ''] = names;
    const asksMore = times > 1 && random.chance(1, 2);
    const value = asksMore ? part * times : part;
    const table: Table = {
      type: 'table',
      caption,
      head: ['Outcome', 'Probability'],
      rows: names.map((name, at) => [name, at < 2 ? '?' : decimalText(known[at - 2] ?? 0, 2)]),
    };
    const relation =
      times === 1
        ? `${first} and ${second} are equally likely.`
        : `${second} is ${times === 2 ? 'twice' : `${times} times`} as likely as ${first}.`;
    return writeNumber(
      {
        prompt: [
          table,
          `These are all the outcomes. ${relation} What is the probability of ${eventOf(asksMore ? second : first)}?`,
        ],
        hint: 'What is left for the two? Into how many equal parts is it shared?',
        steps: [
          `The known probabilities make ${decimalText(100 - rest, 2)}, so ${decimalText(rest, 2)} is left.`,
          ...(times === 1 ? [] : [`${first} gets 1 part of it and ${second} gets ${times}.`]),
          `It is shared in ${times + 1} equal parts: ${decimalText(rest, 2)} ÷ ${times + 1} = ${decimalText(part, 2)}.`,
          ...(asksMore ? [`${second} has ${times} parts: ${decimalText(value, 2)}.`] : []),
          `The answer is **${decimalText(value, 2)}**.`,
        ],
        variant: `shared ${times} ${asksMore} ${known.join(' ')} ${names.join()}`,
        features: features(cell, 3, names.length),
      },
      decimalText(value, 2),
      [
        [decimalText(rest, 2), mistake('stops-early', 'That is what the two make together. Share it between them.')],
        times === 1
          ? [decimalText(100 - rest, 2), knownOnes]
          : [
              String(rest / 100 / 2),
              mistake('shares-equally', 'You shared what is left equally. One of the two is more likely.'),
            ],
        [
          decimalText(asksMore ? part : part * times, 2),
          mistake('other-event', 'That is the probability of the other one.'),
        ],
      ].flatMap(([given, because]): NumberMistake[] =>
        typeof given === 'string' && typeof because === 'object' && Number(given) !== value / 100
          ? [[given, because]]
          : [],
      ),
    );
  },
  solve(seen) {
    const [, name] = /What is the probability of (?:rolling )?(\w+)\?$/.exec(seen.text) ?? [];
    if (name === undefined || seen.table === undefined || !/equally likely|as likely as/.test(seen.text))
      return undefined;
    const known = seen.table.rows.flatMap(([, text]) => (text === '?' ? [] : [Math.round(Number(text) * 100)]));
    const [, more, word = '1 times'] = /(\w+) is (twice|\d times) as likely/.exec(seen.text) ?? [];
    const factor = word === 'twice' ? 2 : Number.parseInt(word, 10);
    const sumKnown = known.reduce((sum, part) => sum + part, 0);
    const base = [...Array(100).keys()].find((each) => each > 0 && sumKnown + each + each * factor === 100);
    return base === undefined ? [] : answered(seen, (name === more ? base * factor : base) / 100);
  },
};
