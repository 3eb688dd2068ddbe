/** The probability of one event, of its opposite, and how often it is to be expected. */

import type { Form } from '../../kernel/forms.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import {
  drawBag,
  drawCards,
  drawWord,
  enumerate,
  features,
  fractionMistakes,
  mistake,
  named,
  type Params,
  type Space,
  simple,
} from './sample-spaces.ts';

const parts = mistake('gives-parts', 'That is a number of parts. How many balls are in one part?');
/** ' (1, 2, 3)'; nothing where none are named. */
const listed = (which: Space['which']): string => (which.length === 0 ? '' : ` (${which.join(', ')})`);
type Cell = Parameters<Form<Params>['make']>[1];
const isSingle = ({ about }: Params): boolean => about === 'single';

function drawSpace(random: Random, { difficulty }: Cell): Space {
  const kind = random.pick(['bag', 'cards', 'word'] as const);
  if (kind === 'bag')
    return difficulty === 'easy'
      ? drawBag(random, 2, 6, false)
      : drawBag(random, difficulty === 'medium' ? 3 : 4, 9, difficulty === 'hard');
  return kind === 'cards' ? drawCards(random, difficulty === 'easy' ? 8 : 15) : drawWord(random);
}

/** A probability as a fraction; hard ones ask for the opposite. */
export const fractionOfEvent: Form<Params> = {
  weight: ({ params, difficulty }) => (isSingle(params) ? { easy: 5, medium: 5, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const space = drawSpace(random, cell);
    const { text, event, fits: some, all, kinds, noun, which } = space;
    if (some === 0 || some === all) return undefined;
    const opposite = cell.difficulty === 'hard' && !event.includes(' or ');
    const fits = opposite ? all - some : some;
    const asked = opposite ? event.replace('it is ', 'it is not ').replace('it shows ', 'it does not show ') : event;
    const lowest = cell.difficulty !== 'easy';
    // Where nothing can be simplified, or it is half of all, it is as easy as the easy ones.
    if (cell.difficulty === 'medium' && (simple(fits, all) === `${fits}/${all}` || fits * 2 === all)) return undefined;
    const wanted = event.includes(' or ') && noun === 'counters' ? 2 : 1;
    return writeFraction(
      {
        prompt: `${text} What is the probability that ${asked}?${lowest ? ' Give a fraction in its simplest form.' : ' Give a fraction.'}`,
        hint: `How many ${noun} are there in all? How many of them fit?`,
        steps: [
          `There are ${all} ${noun} in all.`,
          opposite
            ? `${some} ${some === 1 ? 'does' : 'do'} not fit${listed(which)}. So ${fits} of ${all} ${fits === 1 ? 'does' : 'do'}.`
            : `${fits} of them ${fits === 1 ? 'fits' : 'fit'}${listed(which)}.`,
          simple(fits, all) === `${fits}/${all}`
            ? `The probability is **${fits}/${all}**.`
            : `The probability is ${fits}/${all} = **${simple(fits, all)}**.`,
        ],
        variant: `fraction ${text} ${asked}`,
        features: features(cell, opposite ? 3 : 2, all),
      },
      simple(fits, all),
      fractionMistakes(fits, all, [
        [all - fits, all, named.other],
        [fits, all - fits, named.odds],
        // The same fraction may come from comparing with the others: then the feedback says so.
        ...(kinds === all - fits ? [] : [[opposite ? kinds - wanted : wanted, kinds, named.fifty] as const]),
        [fits + 1, all, named.count],
      ]),
      lowest ? 'simplest' : 'any',
    );
  },
  solve(seen) {
    if (!/What is the probability that it .*\? Give a fraction/.test(seen.text)) return undefined;
    const found = enumerate(seen.text);
    if (found === undefined) return undefined;
    let [part, whole] = found;
    for (let shared = part; shared > 1; shared--)
      if (part % shared === 0 && whole % shared === 0) [part, whole] = [part / shared, whole / shared];
    return [{ type: 'writeAnswer', text: `${part}/${whole}` }];
  },
};

/** How often an event is to be expected in many tries. */
export const expected: Form<Params> = {
  weight: ({ params, difficulty }) => (isSingle(params) && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const space = drawSpace(random, cell);
    const { text, event, fits, all, noun, which } = space;
    const tries = all * random.pick([2, 3, 4, 5, 10, 20]);
    const answer = (fits * tries) / all;
    if (fits === 0 || fits === all || !Number.isInteger(answer)) return undefined;
    return writeNumber(
      {
        prompt: `${text} It is put back. This is done ${tries} times. About how many times do we expect that ${event}?`,
        hint: 'First find the probability. Then take that part of all the tries.',
        steps: [
          `${fits} of the ${all} ${noun} ${fits === 1 ? 'fits' : 'fit'}${listed(which)}: the probability is ${fits}/${all}.`,
          `${tries} ÷ ${all} = ${tries / all}. ${fits} × ${tries / all} = **${answer}**.`,
        ],
        variant: `expected ${text} ${event} ${tries}`,
        features: features(cell, 3, all),
      },
      answer,
      [
        [fits, mistake('stops-early', 'That is how many fit, out of all. Now take that part of the tries.')],
        [tries / 2, mistake('even-chance', 'Half of the tries would be an even chance. Is it one here?')],
        [tries - answer, mistake('other-event', 'That is how often we expect that it does not happen.')],
        [tries / all, mistake('one-outcome', 'You counted only one outcome. More than one fits.')],
      ],
    );
  },
  solve(seen) {
    const [, tries] = /This is done (\d+) times\./.exec(seen.text) ?? [];
    const found = enumerate(seen.text);
    if (tries === undefined || found === undefined) return undefined;
    const [part, whole] = found;
    return answered(seen, (Number(tries) / whole) * part);
  },
};

/** How many there must be for a probability. */
export const fromProbability: Form<Params> = {
  weight: ({ params, difficulty }) => (isSingle(params) ? { easy: 1, medium: 2, hard: 3 }[difficulty] : 0),
  make(random, cell) {
    const [part, whole] = random.pick([
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 5],
      [3, 10],
      [5, 8],
      [1, 6],
      [5, 6],
    ] as const);
    const times = random.int(2, cell.difficulty === 'easy' ? 5 : 12);
    const [fits, all] = [part * times, whole * times];
    const colour = random.pick(['red', 'blue', 'green', 'gold']);
    const hard = cell.difficulty === 'hard';
    const text = hard
      ? `A box holds ${fits} ${colour} balls and some black balls. The probability of taking a ${colour} ball is ${part}/${whole}. How many balls are black?`
      : `A box holds ${all} balls. The probability of taking a ${colour} ball is ${part}/${whole}. How many balls are ${colour}?`;
    return writeNumber(
      {
        prompt: text,
        hint: hard ? 'How many balls are there in all?' : `What is ${part}/${whole} of all the balls?`,
        steps: hard
          ? [
              part === 1
                ? `${fits} balls are 1 of ${whole} equal parts.`
                : `${fits} balls are ${part} of ${whole} equal parts. One part is ${fits} ÷ ${part} = ${times}.`,
              `All ${whole} parts: ${whole} × ${times} = ${all}.`,
              `${all} − ${fits} = **${all - fits}**.`,
            ]
          : part === 1
            ? [`${all} ÷ ${whole} = **${fits}**.`]
            : [`${all} ÷ ${whole} = ${times}.`, `${times} × ${part} = **${fits}**.`],
        variant: text,
        features: features(cell, hard ? 3 : 2, all),
      },
      hard ? all - fits : fits,
      hard
        ? [
            [all, mistake('stops-early', 'That is how many balls there are in all.')],
            [fits, mistake('other-colour', 'That is the number of balls you know already.')],
            [whole - part, parts],
          ]
        : [
            [all / whole, mistake('stops-early', 'That is one part. How many parts are asked for?')],
            [all - fits, mistake('other-colour', 'That is how many balls have another colour.')],
            [part, parts],
          ],
    );
  },
  solve(seen) {
    const found = /^A box holds (\d+) .*? is (\d+)\/(\d+)\. How many balls are (\w+)\?$/.exec(seen.text);
    if (found === null) return undefined;
    const [given = 0, part = 0, whole = 1] = numbersIn(found.slice(1, 4).join(' '));
    const tries = [...Array(400).keys()];
    if (found[4] === 'black')
      return tries
        .filter((black) => black > 0 && given * whole === part * (given + black))
        .flatMap((black) => answered(seen, black));
    return tries.filter((fits) => fits * whole === part * given).flatMap((fits) => answered(seen, fits));
  },
};
