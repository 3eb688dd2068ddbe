/** v.compound: two words that together make one word. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell, Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isWide } from '../../words/word-lists.ts';
import { askOptions, askWords, boldParts, promptText } from '../ask.ts';
import { answersWhere, picksWhere } from '../solve.ts';
import { compounds, isTempting, mightMakeOne, type Parts } from './joined-words.ts';
import { joinedMeanings } from './meanings.data.ts';

interface Plan {
  readonly list: keyof typeof compounds;
  /** One part is given and the other chosen, or one word of each of two groups. */
  readonly form: 'after' | 'before' | 'groups';
  /** Words in each group. */
  readonly size: number;
}
type Ladder = Readonly<Record<Difficulty, Plan>>;

const ladders: Readonly<Record<number, Ladder>> = {
  330401: {
    easy: { list: 'plain', form: 'after', size: 4 },
    medium: { list: 'plain', form: 'before', size: 5 },
    hard: { list: 'plain', form: 'groups', size: 3 },
  },
  340401: {
    easy: { list: 'plain', form: 'groups', size: 3 },
    medium: { list: 'harder', form: 'groups', size: 3 },
    hard: { list: 'hidden', form: 'groups', size: 3 },
  },
  350501: {
    easy: { list: 'harder', form: 'groups', size: 4 },
    medium: { list: 'hidden', form: 'groups', size: 4 },
    hard: { list: 'rarer', form: 'groups', size: 4 },
  },
  360501: {
    easy: { list: 'rarest', form: 'groups', size: 4 },
    medium: { list: 'disguised', form: 'groups', size: 4 },
    hard: { list: 'lateDisguised', form: 'groups', size: 4 },
  },
};

/** The lists by how hard their words are to see. */
const heights = Object.keys(compounds);

const mistake = mistakesIn('v.compound');

const noWord = (first: string, second: string) =>
  mistake('no-word', `${first.toUpperCase()} and ${second.toUpperCase()} do not make one word.`);
/** True whatever was chosen beside it: each blank is told by itself. */
const noPartner = (way: 'after' | 'before', word: string) =>
  mistake(
    'no-word',
    `No word of the ${way === 'after' ? 'second' : 'first'} group makes one word ${way} ${word.toUpperCase()}.`,
  );
const backwards = mistake('other-order', 'That makes a word the other way round. Look at which part comes first.');

/** Words that may stand beside the right one: parts of other compounds, none unfit when joined. */
function others(random: Random, place: 0 | 1, plan: Plan, fits: (word: string) => boolean, count: number): string[] {
  // A word that no child would join to another, as “cob” to “water”, is struck out at a glance.
  const pool = compounds[plan.list]
    .map((parts) => parts[place])
    .filter((word) => plan.form !== 'groups' || isTempting(word, place));
  const found = new Set<string>();
  for (let tries = 0; tries < 60 && found.size < count; tries++) {
    const word = random.pick(pool);
    if (fits(word)) found.add(word);
  }
  return [...found];
}

const pickPair = (random: Random, { list }: Plan): Parts => random.pick(compounds[list]);

/** Beside nouns nobody chooses these: “every” before “tip”. */
const pronounParts = new Set(['any', 'every', 'some', 'one', 'body', 'thing', 'times']);

const onePart: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => (params[difficulty].form === 'groups' ? 0 : 1),
  make(random, { params, difficulty }) {
    const plan = params[difficulty];
    const [first, second] = pickPair(random, plan);
    const after = plan.form === 'after';
    const [given, right] = after ? [first, second] : [second, first];
    const join = (word: string): Parts => (after ? [given, word] : [word, given]);
    const pool = others(
      random,
      after ? 1 : 0,
      plan,
      (word) =>
        word !== right &&
        word !== given &&
        !pronounParts.has(word) &&
        !mightMakeOne(...join(word)) &&
        !isUnfit(join(word).join('')),
      plan.size - 1,
    );
    const questionText: QuestionText = {
      prompt: after
        ? `Which word goes after **${given}** to make one longer word?`
        : `Which word goes before **${given}** to make one longer word?`,
      hint: `Put each word ${after ? 'after' : 'before'} “${given}”, and say the two as one.`,
      steps: [
        `Try each word: ${andList(pool.map((word) => join(word).join('')))} are not words.`,
        `${first} and ${second} together make **${first}${second}**, and that is a word.`,
        `The answer is **${right}**.`,
      ],
      variant: `${given}+${right} ${pool.sort().join(' ')}`,
      features: { choices: plan.size, before: Number(!after) },
    };
    const wrong = pool.map((word) =>
      wrongTextOption(word, isWide(reversed(join(word)).join('')) ? backwards : noWord(...join(word))),
    );
    return askOptions(random, questionText, right, wrong, plan.size, 'grid');
  },
  solve(question) {
    const [given = ''] = boldParts(question);
    const text = promptText(question);
    if (!text.startsWith('Which word goes')) return undefined;
    return answersWhere(question, (word) =>
      text.includes('goes after') ? mightMakeOne(given, word) : mightMakeOne(word, given),
    );
  },
};

const reversed = ([first, second]: Parts): Parts => [second, first];

function makeGroups(random: Random, { params, difficulty }: Cell<Ladder>): Made | undefined {
  const plan = params[difficulty];
  const [first, second] = pickPair(random, plan);
  const firsts = [first];
  const seconds = [second];
  const free = (one: string, other: string): boolean => !mightMakeOne(one, other) && !isUnfit(one + other);
  const isPronoun = pronounParts.has(first) || pronounParts.has(second);
  const isApt = (word: string): boolean => isPronoun || !pronounParts.has(word);
  firsts.push(
    ...others(
      random,
      0,
      plan,
      (word) => word !== first && word !== second && isApt(word) && free(word, second),
      plan.size - 1,
    ),
  );
  for (let tries = 0; tries < 8 && seconds.length < plan.size; tries++)
    seconds.push(
      ...others(
        random,
        1,
        plan,
        (word) =>
          !seconds.includes(word) && !firsts.includes(word) && isApt(word) && firsts.every((one) => free(one, word)),
        1,
      ),
    );
  if (firsts.length < plan.size || seconds.length < plan.size) return undefined;
  const [left, right] = [random.shuffle(firsts), random.shuffle(seconds)];
  const meaning = joinedMeanings[first + second];
  const questionText: QuestionText = {
    prompt: 'Choose one word from each group. Together they make one word. The word from the first group comes first.',
    spoken: `Choose one word from each group. Together they make one word. First group: ${left.join(', ')}. Second group: ${right.join(', ')}.`,
    hint: plan.list.toLowerCase().includes('disguised')
      ? 'Write the words side by side. The long word may sound different from its two parts, so look at the spelling.'
      : 'Take the first word of the first group and try it with each word of the second one. Then go on.',
    steps: [
      'Try each word of the first group with every word of the second.',
      `Only ${first} and ${second} make one word in this order: **${first}${second}**${meaning === undefined ? '' : ` (${meaning})`}.`,
    ],
    variant: `${first}|${second} ${[...left].sort().join(' ')} ${[...right].sort().join(' ')}`,
    features: {
      choices: plan.size * plan.size,
      height: heights.indexOf(plan.list),
    },
  };
  return askWords(questionText, [
    {
      label: 'First group',
      words: left,
      right: [left.indexOf(first)],
      because: (place) => (isWide(second + (left[place] ?? '')) ? backwards : noPartner('after', left[place] ?? '')),
    },
    {
      label: 'Second group',
      words: right,
      right: [right.indexOf(second)],
      because: (place) => (isWide((right[place] ?? '') + first) ? backwards : noPartner('before', right[place] ?? '')),
    },
  ]);
}

const twoGroups: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => (params[difficulty].form === 'groups' ? 1 : 0),
  make: makeGroups,
  solve: (question: Question) => picksWhere(question, ([first = '', second = '']) => mightMakeOne(first, second)),
};

export const compoundGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.compound',
  version: 17,
  see: seeQuestion,
  serves: ladders,
  forms: [onePart, twoGroups],
});
