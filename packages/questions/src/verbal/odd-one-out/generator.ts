/** v.oddOut: words that belong together and words that do not; the name of a group. */

import type { Question } from '@comet/contract/question';
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
import { belongingTo, belongTogether, groups, isCommonTo, isForeign, whyOdd } from './groups.ts';
import { type Ask, asksFor, rungOf, strangers, twins } from './neighbours.ts';

interface Params {
  readonly forms: readonly ('one' | 'two' | 'name' | 'belongs')[];
}

const ladders: Readonly<Record<number, Params>> = {
  330103: { forms: ['one'] },
  330203: { forms: ['name', 'belongs'] },
  340103: { forms: ['two'] },
  340203: { forms: ['name', 'belongs'] },
  350103: { forms: ['two'] },
  360103: { forms: ['two'] },
  370104: { forms: ['two'] },
};

const mistake = mistakesIn('v.oddOut');

/** One of the groups of the cell that have enough words, and enough neighbours. */
const drawAsk = (random: Random, { year, difficulty }: Cell<Params>, words: number, neighbours: number): Ask =>
  random.pick(asksFor('belonging', year, difficulty, words, neighbours));

const featuresOf = ({ year, difficulty }: Cell<Params>, odd: number) => ({
  rung: rungOf(year, difficulty),
  odd,
});

const one: Form<Params, Question> = {
  weight: ({ params }) => Number(params.forms.includes('one')),
  make(random, cell) {
    const ask = drawAsk(random, cell, 4, 1);
    const { group } = ask;
    const four = random.sample(group.words, 4);
    const [stranger] = twins(random, ask, 1) ?? [];
    if (stranger === undefined) return undefined;
    const { word: odd, home } = stranger;
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
        whyOdd([odd], home),
        `The odd one out is **${odd}**.`,
      ],
      variant: `${[...four].sort().join(' ')} ${odd}`,
      features: featuresOf(cell, 1),
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
    const ask = drawAsk(random, cell, 3, 1);
    const { group } = ask;
    const three = random.sample(group.words, 3);
    const [first, second] = twins(random, ask, 2) ?? [];
    if (first === undefined || second === undefined) return undefined;
    const odd = [first.word, second.word];
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
        whyOdd(odd, first.home),
        `The two odd words are **${odd.join('** and **')}**.`,
      ],
      variant: `${[...three].sort().join(' ')} / ${[...odd].sort().join(' ')}`,
      features: featuresOf(cell, 2),
    };
    const because = (place: number) => mistake('belongs', `“${words[place]}” is in the group “${group.name}”.`);
    return askWords(questionText, [{ words, right: odd.map((word) => words.indexOf(word)), because }]);
  },
  solve(question) {
    if (!promptText(question).startsWith('Three of these')) return undefined;
    return pairsWhere(question, (first, second, rest) => belongTogether(rest, [first, second]));
  },
};

const name: Form<Params, Question> = {
  weight: ({ params, year, difficulty }) =>
    Number(params.forms.includes('name') && asksFor('naming', year, difficulty, 5, 3).length > 0),
  make(random, cell) {
    const { group, neighbours } = random.pick(asksFor('naming', cell.year, cell.difficulty, 5, 3));
    const words = random.sample(group.words, 4);
    const others = random.shuffle(neighbours.filter((other) => words.every((word) => isForeign(word, other))));
    if (others.length < 3) return undefined;
    const questionText: QuestionText = {
      prompt: `What are all of these? **${words.join(', ')}**`,
      hint: 'Find a name that fits every one of the words.',
      steps: [
        'The name must fit every word. Try each name with all four words.',
        `They are all **${group.name}**: ${andList(words)}.`,
      ],
      variant: `name ${[...words].sort().join(' ')}`,
      features: featuresOf(cell, 0),
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
  // More words can be drawn for it than there are names.
  weight: ({ params }) => 2 * Number(params.forms.includes('belongs')),
  make(random, cell) {
    const ask = drawAsk(random, cell, 4, 2);
    const { group } = ask;
    const [right = '', ...shown] = random.sample(group.words, 4);
    const drawn = strangers(random, ask);
    const belonging = belongingTo(shown, [right, ...drawn.map(({ word }) => word)]);
    const questionText: QuestionText = {
      prompt: `Which word belongs with these? **${shown.join(', ')}**`,
      hint: 'What do the three words have in common?',
      steps: [
        `Find a name for the three words: ${andList(shown)} are ${group.name}.`,
        'Now look for another word that this name fits.',
        `**${right}** fits too.`,
      ],
      variant: `belongs ${[...shown].sort().join(' ')} ${right}`,
      features: featuresOf(cell, 0),
    };
    const mistakes = drawn
      .filter(({ word }) => !belonging.includes(word))
      .map(({ word, home }) => ({
        text: word,
        because: mistake('does-not-belong', `“${word}” is in another group: “${home.name}”.`),
      }));
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
  version: 20,
  see: seeQuestion,
  serves: ladders,
  forms: [one, two, name, belongs],
});
