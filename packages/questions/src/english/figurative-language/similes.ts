/** Similes and images. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, standsOut, withOptions, write } from '../ask.ts';
import { isForLevel, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { at, deviceRules, type FigureCell, type FigureParams, mistake } from './mistakes.ts';
import { pictureOf, wrongMeaning } from './pictures.ts';
import { alsoSaidSimiles, asSimiles, hardSimiles, likeSimiles, nearSimiles, notSimiles } from './similes.data.ts';

type FigureForm = Form<FigureParams>;
const { simile: rule = '' } = deviceRules;

const known = once(() =>
  rowsOf(asSimiles).map((row) => ({ levels: partOf(row, 0), how: partOf(row, 1), what: partOf(row, 2) })),
);
const knownAt = ({ difficulty }: FigureCell) => known().filter(({ levels }) => isForLevel(levels, difficulty));
const readLines = (data: string) =>
  rowsOf(data).map((row) => ({ line: partOf(row, 0), meaning: partOf(row, 1), wrong: row.slice(2) }));
const plainOwn = once(() => readLines(likeSimiles));
const hardOwn = once(() => readLines(hardSimiles));
const own = once(() => [...plainOwn(), ...hardOwn()]);
/** The lines with a simile of a cell. */
const ownAt = ({ difficulty }: FigureCell) => (difficulty === 'hard' ? hardOwn() : plainOwn());
const near = once(() => rowsOf(nearSimiles).map((row) => partOf(row, 0)));
const plain = once(() => [...rowsOf(notSimiles).map((row) => partOf(row, 0)), ...near()]);
/** What like or as does in the sentences without a simile. */
const otherUses = once(
  () => new Map(rowsOf(notSimiles + nearSimiles).map((row) => [partOf(row, 0), partOf(row, 1)] as const)),
);
const isSimile = (line: string): boolean =>
  own().some((each) => each.line === line) || known().some(({ how, what }) => line.includes(`as ${how} as ${what}`));

const alsoSaid = once(() => rowsOf(alsoSaidSimiles).map((row) => [partOf(row, 0), partOf(row, 1)] as const));
const isSaid = (how: string, what: string): boolean => alsoSaid().some(([one, other]) => one === how && other === what);

/** 'As brave as …?' */
const complete: FigureForm = {
  weight: (cell) => at(['similes'], knownAt(cell).length, 'easy')(cell),
  make(random, cell) {
    const [right, ...all] = random.sample(knownAt(cell), 9);
    if (right === undefined) return undefined;
    const others = all.filter(({ what }) => !isSaid(right.how, what));
    return chooseText(
      random,
      {
        prompt: ['Which words complete the simile?', `as ${right.how} as ${gap}`],
        hint: `What is known for being ${right.how}?`,
        steps: [
          'People have said these old similes for so long that the two parts belong together.',
          `Learn them as a pair: ${right.how}, ${right.what}.`,
          `The simile is **as ${right.how} as ${right.what}**.`,
        ],
        variant: `complete ${right.how}`,
        features: { load: 1 },
      },
      right.what,
      others.map(
        ({ how, what }): TextMistake => [
          what,
          mistake('another-simile', `That belongs to another simile: “as ${how} as ${what}”.`),
        ],
      ),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which words complete the simile?') return undefined;
    return chosen(seen, (option) =>
      known().some(({ how, what }) => seen.shows === `as ${how} as ${gap}` && what === option),
    );
  },
};

/** 'As … as a lion': type the word. */
const typeHow: FigureForm = {
  weight: (cell) => at(['similes'], knownAt(cell).length, 'easy')(cell),
  make(random, cell) {
    const { how, what } = random.pick(knownAt(cell));
    const letters = [...how].map((letter, place) => (place === 0 || place === how.length - 1 ? letter : '_')).join(' ');
    return write(
      {
        prompt: ['Write the missing word of the simile.', `as ${letters} as ${what}`],
        spoken: `Write the missing word of the simile: as, blank, as ${what}. It begins with ${how.charAt(0)}.`,
        hint: `What have you heard people say? The word has ${how.length} letters.`,
        steps: [
          'People have said this old simile for so long that its two parts belong together.',
          `Your word must begin with ${how.charAt(0)} and end with ${how.slice(-1)}.`,
          `It is as **${how}** as ${what}.`,
        ],
        variant: `how ${how}`,
        features: { load: 1 },
      },
      [how],
      [],
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Write the missing word of the simile.') return undefined;
    const [, letters = '', what = ''] = /^as (\S(?: \S)*) as (.+)$/.exec(shows) ?? [];
    const pattern = new RegExp(`^${letters.replaceAll(' ', '').replaceAll('_', '[a-z]')}$`);
    return known()
      .filter((each) => each.what === what && pattern.test(each.how))
      .flatMap(({ how }) => typed(how));
  },
};

/** 'Which simile is the right one?' */
const rightOne: FigureForm = {
  weight: at(['similes'], 90, 'easy', 'medium'),
  make(random, cell) {
    const [right, ...others] = random.sample(knownAt(cell), 9);
    if (right === undefined) return undefined;
    const show = (how: string, what: string): string => `as ${how} as ${what}`;
    const otherWhat = (place: number): string => others[(place + 1) % others.length]?.what ?? '';
    const count = cell.difficulty === 'easy' ? 3 : 5;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which is a well-known simile?'],
          hint: 'Is the thing really known for being like that?',
          steps: [
            'In a well-known simile the thing after the second “as” is known for being like that.',
            `“${right.how}” and “${right.what}” belong together. The parts of the other similes are mixed up.`,
            `It is **${show(right.how, right.what)}**.`,
          ],
          variant: `right ${right.how}`,
          features: { load: count },
        },
        show(right.how, right.what),
        others
          .map(
            (other, place): TextMistake => [
              show(other.how, otherWhat(place)),
              mistake('mismatched-simile', `We say “${show(other.how, other.what)}”.`),
            ],
          )
          .filter(([text]) => !alsoSaid().some(([one, two]) => text === show(one, two))),
        { count, layout: 'grid' },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which is a well-known simile?'
      ? chosen(seen, (option) => known().some(({ how, what }) => option === `as ${how} as ${what}`))
      : undefined,
};

const hasLike = (line: string): boolean => /\blike\b/i.test(line);
/** The lines whose meaning is asked for: as red as cherries means red, and says so. */
const toExplain = (cell: FigureCell) => ownAt(cell).filter(({ line }) => cell.difficulty === 'hard' || hasLike(line));

/** 'What does the simile mean?' */
const whatMeans: FigureForm = {
  weight: (cell) => at(['similes'], toExplain(cell).length, 'medium', 'hard')(cell),
  make(random, cell) {
    const right = random.pick(toExplain(cell));
    return chooseText(
      random,
      {
        prompt: ['What does this simile tell us?', right.line],
        hint: 'What are the two things like? Don’t take it word for word.',
        steps: [rule, pictureOf(right.line), `It means: **${right.meaning}**`],
        variant: `means ${right.line}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      right.meaning,
      // All of the same thing: one of another thing could be ruled out without a thought for the simile.
      right.wrong.map((text) => wrongMeaning(right.line, text, 'That isn’t what the two have in common.')),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does this simile tell us?'
      ? chosen(seen, (option) => own().some(({ line, meaning }) => line === seen.shows && meaning === option))
      : undefined,
};

/** Two sentences with “like” and two with “as”: the word alone must not tell. At medium, one of them is left out. */
function twoOfEach(random: Random, lines: readonly string[], right: string, count: number): readonly string[] {
  const [same = [], other = []] = [true, false].map((isSame) =>
    random.sample(
      lines.filter((line) => line !== right && (hasLike(line) === hasLike(right)) === isSame),
      2,
    ),
  );
  return [...same, ...other].slice(0, count - 1);
}

/** 'Which sentence has a simile in it?'; at hard its opposite. */
const whichHas: FigureForm = {
  weight: (cell) => at(['similes'], cell.difficulty === 'hard' ? 48 : 120, 'easy', 'medium', 'hard')(cell),
  make(random, cell) {
    const wants = cell.difficulty !== 'hard';
    const count = cell.difficulty === 'easy' ? 3 : cell.difficulty === 'medium' ? 4 : 5;
    const similes = (wants ? ownAt(cell) : own()).map(({ line }) => line);
    const others = cell.difficulty === 'easy' ? plain() : near();
    const right = random.pick(wants ? similes : others);
    const beside = wants ? others : similes;
    const wrong = cell.difficulty === 'easy' ? random.sample(beside, 8) : twoOfEach(random, beside, right, count);
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} simile in it?`],
          hint: 'Find the two things that are compared. Not every “like” or “as” makes a simile.',
          steps: [
            rule,
            wants ? `Here two things are compared. ${pictureOf(right)}` : `Here ${otherUses().get(right)}`,
            `So it is: **${right}**`,
          ],
          variant: `has ${wants} ${right}`,
          features: { load: cell.difficulty === 'easy' ? 1 : count },
        },
        right,
        wrong.map(
          (text): TextMistake => [
            text,
            mistake(
              wants ? 'like-without-simile' : 'simile-overlooked',
              wants
                ? `It doesn’t say that one thing is like another. Here ${otherUses().get(text)}`
                : `That is a simile: two things are compared. ${pictureOf(text)}`,
            ),
          ],
        ),
        { count },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) simile in it\?$/.exec(seen.asks) ?? [];
    return which === undefined ? undefined : chosen(seen, (option) => isSimile(option) === (which === 'a'));
  },
};

/** The ways of asking about similes. */
export const simileForms: readonly FigureForm[] = [complete, typeHow, rightOne, whatMeans, whichHas];
