/** The probability of one event, of its opposite, and how often it is to be expected. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
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
  fromTwo,
  mistake,
  named,
  type Params,
  type Space,
  simple,
} from './sample-spaces.ts';

const parts = mistake('gives-parts', 'That is a number of parts. How many balls are in one part?');
/** ' (1, 2, 3)'; nothing where none are named. */
const listed = (which: Space['which']): string => (which.length === 0 ? '' : ` (${which.join(', ')})`);
/** What a child did who counted kinds of outcome as equally likely. */
const countedKinds = ({ noun, kinds }: Space): NumberMistake[1] =>
  noun === 'counters' ? named.colours : kinds === 2 ? named.fifty : named.letters;
type Cell = Parameters<Form<Params>['make']>[1];
const isSingle = ({ about }: Params): boolean => about === 'single';

function drawSpace(random: Random, { difficulty }: Cell): Space {
  const kind = random.pick(['bag', 'cards', 'word'] as const);
  // No two colours have as many counters: equal parts need no counting.
  if (kind === 'bag')
    return difficulty === 'easy'
      ? drawBag(random, random.sample(fromTwo(6), 2), false)
      : drawBag(random, random.sample(fromTwo(9), difficulty === 'medium' ? 3 : 4), difficulty === 'hard');
  return kind === 'cards' ? drawCards(random, difficulty === 'easy' ? 8 : 15) : drawWord(random);
}

/** A probability as a fraction; hard ones ask for the opposite. */
export const fractionOfEvent: Form<Params> = {
  weight: ({ params, difficulty }) => (isSingle(params) ? { easy: 5, medium: 5, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const space = drawSpace(random, cell);
    const { text, event, fits: some, all, kinds, noun, which } = space;
    if (some === 0 || some === all) return undefined;
    const colours = noun === 'counters' && event.includes(' or ');
    const opposite = cell.difficulty === 'hard' && !colours;
    const fits = opposite ? all - some : some;
    const otherwise = colours
      ? event.replace('it is ', 'it is neither ').replace(' or ', ' nor ')
      : event.replace('it is ', 'it is not ').replace('it shows ', 'it does not show ');
    const [asked, notAsked] = opposite ? [otherwise, event] : [event, otherwise];
    const lowest = cell.difficulty !== 'easy';
    // Where nothing can be simplified, or it is half of all, it is as easy as the easy ones.
    if (lowest && (simple(fits, all) === `${fits}/${all}` || fits * 2 === all)) return undefined;
    const wanted = colours ? 2 : 1;
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
        [all - fits, all, mistake('other-event', `That is the probability that ${notAsked.replace(/ \(.*\)$/, '')}.`)],
        [fits, all - fits, named.odds],
        // The same fraction may come from comparing with the others: then the feedback says so.
        ...(kinds === all - fits ? [] : [[opposite ? kinds - wanted : wanted, kinds, countedKinds(space)] as const]),
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
    const tries = all * random.pick([3, 4, 5, 10, 20]);
    const answer = (fits * tries) / all;
    // Few tries, a half or one part of all are found by one easy division.
    if (fits === all || tries < 60 || all % fits === 0) return undefined;
    return writeNumber(
      {
        prompt: `${text} It is put back. This is done ${tries} times. About how many times would you expect ${event.replace('it is', 'it to be').replace('it shows', 'it to show')}?`,
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
        [tries - answer, mistake('other-event', 'That is how often you would expect it not to happen.')],
        [tries / all, mistake('one-outcome', 'You counted only one outcome. More than one fits.')],
      ],
    );
  },
  solve(seen) {
    const [, tries] = /This is done (\d+) times\./.exec(seen.text) ?? [];
    const found = enumerate(
      seen.text.replace('expect it to be', 'that it is').replace('expect it to show', 'that it shows'),
    );
    if (tries === undefined || found === undefined) return undefined;
    const [part, whole] = found;
    return answered(seen, (Number(tries) / whole) * part);
  },
};

/** How many there must be for a probability: of the colour itself, of the other one, or from the number of the colour. */
export const fromProbability: Form<Params> = {
  weight: ({ params, difficulty }) => (isSingle(params) ? { easy: 1, medium: 2, hard: 3 }[difficulty] : 0),
  make(random, cell) {
    const [part, whole] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [3, 7],
      [3, 8],
      [5, 8],
      [4, 9],
      [3, 10],
      [7, 10],
      [5, 6],
      [7, 12],
    ] as const);
    // Where one part is black, a single division gives it.
    if (cell.difficulty !== 'easy' && whole - part === 1) return undefined;
    const times = random.int(4, cell.difficulty === 'easy' ? 9 : 15);
    const [fits, all] = [part * times, whole * times];
    const colour = random.pick(['red', 'blue', 'green', 'gold']);
    const chance = `The probability of taking a ${colour} ball is ${part}/${whole}.`;
    const text = {
      easy: `A box holds ${all} balls. ${chance} How many balls are ${colour}?`,
      medium: `A box holds ${all} balls, some ${colour} and the others black. ${chance} How many balls are black?`,
      hard: `A box holds ${fits} ${colour} balls and some black balls. ${chance} How many balls are black?`,
    }[cell.difficulty];
    const gives: NumberMistake = [cell.difficulty === 'easy' ? part : whole - part, parts];
    return writeNumber(
      {
        prompt: text,
        hint: {
          easy: `What is ${part}/${whole} of all the balls?`,
          medium: 'What is the probability of taking a black ball?',
          hard: 'How many balls are there in all?',
        }[cell.difficulty],
        steps: {
          easy: [`${all} ÷ ${whole} = ${times}.`, `${times} × ${part} = **${fits}**.`],
          medium: [
            `${whole - part} of ${whole} equal parts are black. One part is ${all} ÷ ${whole} = ${times}.`,
            `${times} × ${whole - part} = **${all - fits}**.`,
          ],
          hard: [
            `${fits} balls are ${part} of ${whole} equal parts. One part is ${fits} ÷ ${part} = ${times}.`,
            `All ${whole} parts: ${whole} × ${times} = ${all}.`,
            `${all} − ${fits} = **${all - fits}**.`,
          ],
        }[cell.difficulty],
        variant: text,
        features: features(cell, { easy: 2, medium: 3, hard: 3 }[cell.difficulty], all),
      },
      cell.difficulty === 'easy' ? fits : all - fits,
      {
        easy: [
          [times, mistake('stops-early', 'That is one part. How many parts are asked for?')],
          [all - fits, mistake('other-colour', 'That is how many balls have another colour.')],
          gives,
        ] as const,
        medium: [
          [fits, mistake('other-colour', `That is how many balls are ${colour}. The black ones are asked for.`)],
          [times, mistake('stops-early', 'That is one part. How many parts are black?')],
          gives,
        ] as const,
        hard: [
          [all, mistake('stops-early', 'That is how many balls there are in all.')],
          [fits, mistake('other-colour', 'That is the number of balls you know already.')],
          gives,
        ] as const,
      }[cell.difficulty],
    );
  },
  solve(seen) {
    const found = /^A box holds (\d+) .*? is (\d+)\/(\d+)\. How many balls are (\w+)\?$/.exec(seen.text);
    if (found === null) return undefined;
    const [given = 0, part = 0, whole = 1] = numbersIn(found.slice(1, 4).join(' '));
    const tries = [...Array(400).keys()];
    if (seen.text.includes('and some black balls'))
      return tries
        .filter((black) => black > 0 && given * whole === part * (given + black))
        .flatMap((black) => answered(seen, black));
    const fits = tries.filter((count) => count * whole === part * given);
    return fits.flatMap((count) => answered(seen, found[4] === 'black' ? given - count : count));
  },
};
