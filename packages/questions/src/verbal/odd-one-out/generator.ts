/** v.oddOut: words that belong together and words that do not; the name of a group. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { askChoice, askOptions, askWords, boldParts, optionTexts, promptText } from '../ask.ts';
import { answersWhere, pairsWhere } from '../solve.ts';
import { belongingTo, belongTogether, type Group, groups, homeOf, isCommonTo, isForeign, whyOdd } from './groups.ts';
import { mixedStrangers, type Nearness, nearnesses, strangers, tiersFor } from './strangers.ts';

/** From which levels of the data, and where the strangers come from. */
interface Plan {
  readonly levels: readonly number[];
  readonly nearness: Nearness;
}
interface Params {
  readonly forms: readonly ('one' | 'two' | 'name' | 'belongs')[];
  readonly plans: Readonly<Record<Difficulty, Plan>>;
  /** Names of groups that are too easy. */
  readonly leavesOut?: ReadonlySet<string>;
}

/** What children of six can name. */
const infantGroups: ReadonlySet<string> = new Set([
  'fruits',
  'vegetables',
  'drinks',
  'meals',
  'farm animals',
  'pets',
  'birds',
  'insects',
  'fish',
  'baby animals',
  'parts of the body',
  'parts of the face',
  'clothes',
  'things you wear on your feet',
  'things you wear on your head',
  'rooms',
  'colours',
  'numbers',
  'days',
  'months',
  'seasons',
  'toys',
  'jobs',
  'family members',
  'people in a school',
  'kinds of weather',
]);

/** Groups of words for years 5 and 6 that children of eight can name and tell from any others. */
const plainGroups: ReadonlySet<string> = new Set([
  'shellfish',
  'breeds of dog',
  'pieces of jewellery',
  'parts of a coat',
  'nuts',
  'cheeses',
  'kinds of pasta',
  'kinds of bread',
  'houses',
  'planets',
  'people in sport',
  'people on stage',
  'languages of Europe',
  'things to read',
  'countries',
  'capital cities',
  'flat shapes',
  'kinds of money',
  'roads',
  'water sports',
  'winter sports',
  'board games',
  'workplaces',
  'kinds of triangle',
  'parts of a book',
]);

const plans = (easy: Plan, medium: Plan, hard: Plan): Params['plans'] => ({ easy, medium, hard });
const far = (...levels: number[]): Plan => ({ levels, nearness: 'far' });
const mixed = (...levels: number[]): Plan => ({ levels, nearness: 'mixed' });
const near = (...levels: number[]): Plan => ({ levels, nearness: 'near' });
const twin = (...levels: number[]): Plan => ({ levels, nearness: 'twin' });

const ladders: Readonly<Record<number, Params>> = {
  330103: { forms: ['one'], plans: plans(far(0), near(0), near(1)) },
  330203: { forms: ['name', 'belongs'], plans: plans(far(0), near(0), near(1)) },
  340103: { forms: ['two'], leavesOut: infantGroups, plans: plans(far(0), near(0), near(1)) },
  340203: {
    forms: ['name', 'belongs'],
    leavesOut: new Set([...infantGroups, ...plainGroups]),
    plans: plans(near(0), mixed(1), near(1)),
  },
  350103: { forms: ['two'], leavesOut: plainGroups, plans: plans(mixed(1), near(1), twin(1)) },
  360103: { forms: ['two'], leavesOut: plainGroups, plans: plans(near(1), twin(1), near(2, 3)) },
  370104: { forms: ['two'], leavesOut: plainGroups, plans: plans(near(2), near(3), twin(3)) },
};

const mistake = mistakesIn('v.oddOut');

function drawGroup(random: Random, { params, difficulty }: Cell<Params>, size: number): Group {
  const { levels } = params.plans[difficulty];
  return random.pick(
    groups.filter(
      ({ level, words, name }) => levels.includes(level) && words.length >= size && !params.leavesOut?.has(name),
    ),
  );
}

const featuresOf = (plan: Plan, odd: number) => ({
  level: Math.max(...plan.levels),
  near: nearnesses.indexOf(plan.nearness),
  odd,
});

const one: Form<Params, Question> = {
  weight: ({ params }) => Number(params.forms.includes('one')),
  make(random, cell) {
    const plan = cell.params.plans[cell.difficulty];
    const group = drawGroup(random, cell, 4);
    const four = random.sample(group.words, 4);
    const [odd] = strangers(random, group, four, plan.nearness, 1) ?? [];
    if (odd === undefined) return undefined;
    const all = [...four, odd];
    if (
      all.filter((word) =>
        belongTogether(
          all.filter((each) => each !== word),
          [word],
        ),
      ).length !== 1
    )
      return undefined;
    const questionText: QuestionText = {
      prompt: 'Four of these words belong together. Which word is the odd one out?',
      hint: 'What do most of the words have in common? Which one does not fit?',
      steps: [
        `Look for a name that fits four of the words: ${andList(four)} are ${group.name}.`,
        whyOdd([odd], group),
        `The odd one out is **${odd}**.`,
      ],
      variant: `${[...four].sort().join(' ')} ${odd}`,
      features: featuresOf(plan, 1),
    };
    const wrong = four.map((word) =>
      wrongTextOption(word, mistake('belongs', `“${word}” is in the group “${group.name}”.`)),
    );
    return askOptions(random, questionText, odd, wrong, 5, 'grid');
  },
  solve(question) {
    if (!promptText(question).startsWith('Four of these')) return undefined;
    const words = optionTexts(question);
    return answersWhere(question, (odd) =>
      belongTogether(
        words.filter((word) => word !== odd),
        [odd],
      ),
    );
  },
};

const two: Form<Params, Question> = {
  weight: ({ params }) => Number(params.forms.includes('two')),
  make(random, cell) {
    const plan = cell.params.plans[cell.difficulty];
    const group = drawGroup(random, cell, 3);
    const three = random.sample(group.words, 3);
    const odd = strangers(random, group, three, plan.nearness, 2);
    if (odd === undefined) return undefined;
    const words = random.shuffle([...three, ...odd]);
    const ways = words.flatMap((first, at) =>
      words.slice(at + 1).filter((second) =>
        belongTogether(
          words.filter((word) => word !== first && word !== second),
          [first, second],
        ),
      ),
    );
    if (ways.length !== 1) return undefined;
    const questionText: QuestionText = {
      prompt: 'Three of these words belong together. Choose the two words that do not.',
      spoken: `Three of these words belong together. Choose the two words that do not. ${words.join(', ')}.`,
      hint: 'Look for three words that have something in common.',
      steps: [
        `Look for a name that fits three of the words: ${andList(three)} are ${group.name}.`,
        whyOdd(odd, group),
        `The two odd words are **${odd.join('** and **')}**.`,
      ],
      variant: `${[...three].sort().join(' ')} / ${[...odd].sort().join(' ')}`,
      features: featuresOf(plan, 2),
    };
    const because = (place: number) => mistake('belongs', `“${words[place]}” is in the group “${group.name}”.`);
    return askWords(questionText, [{ words, right: odd.map((word) => words.indexOf(word)), because }]);
  },
  solve(question) {
    if (!promptText(question).startsWith('Three of these')) return undefined;
    return pairsWhere(question, (first, second, rest) => belongTogether(rest, [first, second]));
  },
};

/** Groups that none of these words is in. Of mixed ones, two in four options at least are near. */
function otherNames(random: Random, group: Group, words: readonly string[], nearness: Nearness): Group[] | undefined {
  /** The first tier that has so many groups. */
  const draw = (isNear: boolean, least: number): Group[] | undefined => {
    const tiers = tiersFor(group, isNear).map((tier) =>
      tier.filter((other) => words.every((word) => isForeign(word, other))),
    );
    const tier = tiers.find(({ length }) => length >= least);
    return tier === undefined ? undefined : random.shuffle(tier);
  };
  if (nearness !== 'mixed') return draw(nearness === 'near', 3);
  const [near, distant] = [draw(true, 2), draw(false, 2)];
  return near === undefined || distant === undefined ? undefined : [...near.slice(0, 4), ...distant.slice(0, 2)];
}

const name: Form<Params, Question> = {
  weight: ({ params }) => Number(params.forms.includes('name')),
  make(random, cell) {
    const plan = cell.params.plans[cell.difficulty];
    const group = drawGroup(random, cell, 4);
    const words = random.sample(group.words, 4);
    const others = otherNames(random, group, words, plan.nearness);
    if (others === undefined) return undefined;
    const questionText: QuestionText = {
      prompt: `What are all of these? **${words.join(', ')}**`,
      hint: 'Find a name that fits every one of the words.',
      steps: [
        'The name must fit every word. Try each name with all four words.',
        `They are all **${group.name}**: ${andList(words)}.`,
      ],
      variant: `name ${[...words].sort().join(' ')}`,
      features: featuresOf(plan, 0),
    };
    const mistakes = others.map((other) => ({
      text: other.name,
      because: mistake(
        'other-group',
        `“${other.name}” fits words like ${andList(other.words.slice(0, 3))}, but not these.`,
      ),
    }));
    return askChoice(random, questionText, group.name, mistakes, Math.min(5, mistakes.length + 1), 'list');
  },
  solve(question) {
    if (!promptText(question).startsWith('What are all')) return undefined;
    const words = (boldParts(question)[0] ?? '').split(', ');
    return answersWhere(question, (option) =>
      groups.some((group) => group.name === option && isCommonTo(words, group)),
    );
  },
};

const belongs: Form<Params, Question> = {
  weight: ({ params }) => Number(params.forms.includes('belongs')),
  make(random, cell) {
    const plan = cell.params.plans[cell.difficulty];
    const group = drawGroup(random, cell, 4);
    const [right = '', ...shown] = random.sample(group.words, 4);
    const drawn = mixedStrangers(random, group, [right, ...shown], plan.nearness, 6);
    if (drawn === undefined) return undefined;
    const belonging = belongingTo(shown, [right, ...drawn]);
    const wrong = drawn.filter((word) => !belonging.includes(word));
    const questionText: QuestionText = {
      prompt: `Which word belongs with these? **${shown.join(', ')}**`,
      hint: 'What do the three words have in common?',
      steps: [
        `Find a name for the three words: ${andList(shown)} are ${group.name}.`,
        'Now look for another word that this name fits.',
        `**${right}** fits too.`,
      ],
      variant: `belongs ${[...shown].sort().join(' ')} ${right}`,
      features: featuresOf(plan, 0),
    };
    const mistakes = wrong.map((text) => {
      const home = homeOf(text, group);
      return {
        text,
        because: mistake(
          'does-not-belong',
          home === undefined
            ? `“${text}” has not got what the three words have in common.`
            : `“${text}” is in another group: “${home}”.`,
        ),
      };
    });
    return askChoice(random, questionText, right, mistakes, 5, 'grid');
  },
  solve(question) {
    if (!promptText(question).startsWith('Which word belongs')) return undefined;
    const shown = (boldParts(question)[0] ?? '').split(', ');
    const belonging = belongingTo(shown, optionTexts(question));
    return answersWhere(question, (option) => belonging.includes(option));
  },
};

export const oddOutGenerator = generatorOfForms<Params, Question>({
  generatorId: 'v.oddOut',
  version: 13,
  see: seeQuestion,
  serves: ladders,
  forms: [one, two, name, belongs],
});
