/** Shades of meaning: words from weak to strong. */

import type { Mistake } from '../../kernel/key.ts';
import { orList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { areRelated } from '../../words/related.ts';
import { chooseBesideRival, chooseText, gap, withOptions, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import { type MeaningCell, type MeaningParams, mistake } from './questions.ts';
import { classOf, haveNearSense, meaningOfStrongest, scalesOf } from './thesaurus.ts';

type ShadeForm = Form<MeaningParams>;
const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: MeaningCell): number =>
    cell.params.shades !== undefined && difficulties.includes(cell.difficulty) ? size : 0;

const hint = 'Say the words one after the other. Which is weak, which is strong?';
/** The strongest word and what it means: the order alone would teach nothing. */
function strongestSays(scale: readonly string[]): string {
  const word = scale.at(-1) ?? '';
  return `“${word}” is the strongest: it means “${meaningOfStrongest(word)}”.`;
}
const stepsFor = (scale: readonly string[], right: string): readonly string[] => [
  `From weak to strong: ${scale.join(', ')}.`,
  `“${scale[0]}” is the weakest of them. ${strongestSays(scale)}`,
  `So the answer is **${right}**.`,
];
/** Why a word is not the one: how it stands to another word of its scale. */
const misjudged = (scale: readonly string[], word: string, than: string) =>
  mistake(
    'strength-misjudged',
    `“${word}” is ${scale.indexOf(word) > scale.indexOf(than) ? 'stronger' : 'weaker'} than “${than}”. From weak to strong it goes: ${scale.join(', ')}.`,
  );

/** Why a word of another scale is not the one: the words that it goes with. */
const ofAnotherKind = ({ year }: MeaningCell, word: string) => {
  const [one, other] = scaleWith(year, [word]).filter((each) => each !== word);
  return mistake(
    'word-on-another-matter',
    `“${word}” is a word of another kind. It goes with “${one}” and “${other}”.`,
  );
};

/** The scale that holds these words. */
const scaleWith = (year: number, words: readonly string[]): readonly string[] =>
  scalesOf(year).find((scale) => words.every((word) => scale.includes(word))) ?? [];

const ends = ['strongest', 'weakest'] as const;

/** 'Which word is the strongest?' */
const whichEnd: ShadeForm = {
  weight: at(45, 'easy'),
  make(random, cell) {
    const scale = random.pick(scalesOf(cell.year));
    // Strong words are often long: the shorter end is asked more often, so that length tells nothing.
    const [weakest = '', strongest = ''] = [scale[0], scale.at(-1)];
    const shorter = strongest.length > weakest.length ? 'weakest' : 'strongest';
    const end = random.chance(1, 3) ? shorter : random.pick(ends);
    // The word next to the end is left out: nobody can say for sure that one of soaked and drenched is stronger.
    const shown = scale.filter((_, place) => place !== (end === 'strongest' ? scale.length - 2 : 1));
    const right = (end === 'strongest' ? shown.at(-1) : shown[0]) ?? '';
    return chooseText(
      random,
      {
        prompt: [`Which word is the ${end}?`],
        hint,
        steps: stepsFor(shown, right),
        variant: `${end} ${shown.join(' ')}`,
        features: { load: 1 },
      },
      right,
      shown.filter((word) => word !== right).map((word): TextMistake => [word, misjudged(shown, word, right)]),
      { count: shown.length, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const [, end] = /^Which word is the (strongest|weakest)\?$/.exec(seen.asks) ?? [];
    if (end === undefined) return undefined;
    const scale = scaleWith(cell.year, seen.options);
    const places = seen.options.map((option) => scale.indexOf(option));
    const best = end === 'strongest' ? Math.max(...places) : Math.min(...places);
    return chosen(seen, (option) => Math.abs(scale.indexOf(option) - best) < 2);
  },
};

/** A word of an order and a later one that is weaker by two or more: neighbours on a scale may be as strong as each other. */
const slipIn = (
  scale: readonly string[],
  order: readonly string[],
): readonly [strong: string, weak: string] | undefined =>
  order
    .flatMap((word, at) => order.slice(at + 1).map((later) => [word, later] as const))
    .find(([word, later]) => scale.indexOf(word) - scale.indexOf(later) > 1);
const isClearlyWrong = (scale: readonly string[], order: readonly string[]): boolean =>
  slipIn(scale, order) !== undefined;

/** Every order of these words. */
const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((first) => ordersOf(words.filter((word) => word !== first)).map((rest) => [first, ...rest]));

/** Wrong orders of a scale, by the end that they have right: beside them neither the first word nor the last gives the right list away. */
function nearOrders(
  scale: readonly string[],
): Record<'beginsRight' | 'endsRight' | 'neither', readonly (readonly string[])[]> {
  const wrong = ordersOf(scale).filter((order) => isClearlyWrong(scale, order));
  const begins = (order: readonly string[]): boolean => order[0] === scale[0];
  const ends = (order: readonly string[]): boolean => order.at(-1) === scale.at(-1);
  return {
    beginsRight: wrong.filter(begins),
    endsRight: wrong.filter(ends),
    neither: wrong.filter((order) => !begins(order) && !ends(order)),
  };
}

/** What is wrong with an order: that it runs the other way, or a strong word that comes too early. */
function orderMistake(scale: readonly string[], order: readonly string[]): Mistake {
  const says = (because: string): Mistake => mistake('order-of-strength-wrong', because);
  if (order.every((word, at) => word === scale.at(-1 - at)))
    return says('That goes the other way, from the strongest word to the weakest.');
  const [strong = '', weak = ''] = slipIn(scale, order) ?? [];
  return says(`“${strong}” is much stronger than “${weak}”, so it should come after it.`);
}

/** 'Which list goes from weak to strong?' */
const whichOrder: ShadeForm = {
  weight: at(80, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(scalesOf(cell.year), 6);
    if (own === undefined) return undefined;
    const show = (words: readonly string[]): string => words.join(', ');
    const asMistake = (scale: readonly string[], order: readonly string[]): TextMistake => [
      show(order),
      orderMistake(scale, order),
    ];
    const near = nearOrders(own);
    const [rival, ...more] = random.shuffle(near.beginsRight);
    const wrong = hard
      ? others.map((scale) => {
          const { beginsRight, endsRight } = nearOrders(scale);
          return asMistake(scale, random.pick([...beginsRight, ...endsRight]));
        })
      : [...(rival === undefined ? [] : [rival]), [...own].reverse(), ...more, ...near.endsRight, ...near.neither].map(
          (order) => asMistake(own, order),
        );
    return withOptions(
      chooseBesideRival(
        random,
        {
          prompt: ['Which list goes from the weakest word to the strongest?'],
          hint,
          steps: [
            // Neighbours may be as strong as each other; words two steps apart prove the order.
            `Check the words that clearly differ: “${own[2]}” is much stronger than “${own[0]}”, and “${own[3]}” than “${own[1]}”.`,
            `“${own[0]}” is the weakest word here. ${strongestSays(own)}`,
            `So it is **${show(own)}**.`,
          ],
          variant: `order ${hard} ${show(own)}`,
          features: { load: hard ? 4 : 2 },
        },
        show(own),
        wrong,
        { count: hard ? 5 : 4 },
      ),
    );
  },
  solve: (seen, cell) =>
    seen.asks === 'Which list goes from the weakest word to the strongest?'
      ? chosen(seen, (option) => {
          const words = option.split(', ');
          const scale = scaleWith(cell.year, words);
          return scale.length > 0 && !isClearlyWrong(scale, words);
        })
      : undefined,
};

/** Other scales, those of words of the same class first: a verb among adjectives would give itself away. */
function strangersTo(random: Random, cell: MeaningCell, scale: readonly string[]): readonly (readonly string[])[] {
  const others = random.shuffle(scalesOf(cell.year).filter((other) => other !== scale));
  const isAlike = (other: readonly string[]): boolean => classOf(other) === classOf(scale);
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))];
}

/** 'Which word is stronger than cool?' Two of the words are soon ruled out: no question for hard. */
const stronger: ShadeForm = {
  weight: at(20, 'easy'),
  make(random, cell) {
    const scale = random.pick(scalesOf(cell.year));
    // Two steps away and of the other half of the scale, so that nobody can doubt it.
    const [base = '', right = '', wrong = ''] = [scale[1], scale[3], scale[0]];
    const shown = scale.filter((word) => [base, right, wrong].includes(word));
    // The other end is always shown: without it, everything of the kind would be right.
    const strangers = strangersTo(random, cell, scale)
      .filter((other) => other.every((word) => !areRelated(base, word)))
      .slice(0, 1)
      .map((other) => random.pick(other));
    return chooseText(
      random,
      {
        prompt: [`Which word is stronger than “${base}”, but of the same kind?`],
        hint: `Leave out what is of another kind. Is what is left weaker or stronger than “${base}”?`,
        steps: stepsFor(shown, right),
        variant: `stronger ${base} ${right}`,
        features: { load: 1 },
      },
      right,
      [
        [wrong, misjudged(shown, wrong, base)],
        ...strangers.map((word): TextMistake => [word, ofAnotherKind(cell, word)]),
      ],
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const [, base = ''] = /^Which word is stronger than “(.+)”, but of the same kind\?$/.exec(seen.asks) ?? [];
    if (base === '') return undefined;
    return chosen(seen, (option) =>
      scalesOf(cell.year).some((scale) =>
        scale.includes(base) && scale.includes(option)
          ? scale.indexOf(option) > scale.indexOf(base)
          : scale.includes(base) && areRelated(base, option),
      ),
    );
  },
};

/** 'Type the word that belongs in the gap', at the strong end: no question for hard, where two of the three words are soon ruled out. */
const atTheEnd: ShadeForm = {
  weight: at(45, 'medium'),
  make(random, cell) {
    const scale = random.pick(scalesOf(cell.year));
    const [misfit = '', second = '', third = '', right = ''] = scale;
    // The word of the other end is of the same kind, but two steps from a word that it would have to outdo.
    const stranger = strangersTo(random, cell, scale)
      .map((each) => each[1] ?? '')
      .find((word) => scale.every((each) => !areRelated(each, word) && !haveNearSense(each, word)));
    if (stranger === undefined) return undefined;
    return write(
      {
        prompt: [
          `Type ${orList(random.shuffle([right, misfit, stranger]))}. The words go from weak to strong.`,
          [second, third, gap].join(', '),
        ],
        hint: 'The word is of the same kind as the other two. Is it weaker or stronger than both of them?',
        steps: stepsFor(scale, right),
        variant: `end ${right} ${stranger}`,
        features: { load: 2 },
      },
      [right],
      [
        [misfit, misjudged(scale, misfit, second)],
        [stranger, ofAnotherKind(cell, stranger)],
      ],
    );
  },
  solve({ asks, shows }, cell) {
    const [, list = ''] = /^Type (.+)\. The words go from weak to strong\.$/.exec(asks) ?? [];
    if (list === '') return undefined;
    const shown = shows.split(', ');
    const scale = scaleWith(
      cell.year,
      shown.filter((word) => word !== gap),
    );
    return list
      .split(/, | or /)
      .filter((word) => {
        const order = shown.map((each) => (each === gap ? word : each));
        return scale.includes(word) && !isClearlyWrong(scale, order);
      })
      .flatMap(typed);
  },
};

/** The ways of asking about shades of meaning. */
export const shadeForms: readonly ShadeForm[] = [whichEnd, whichOrder, stronger, atTheEnd];
