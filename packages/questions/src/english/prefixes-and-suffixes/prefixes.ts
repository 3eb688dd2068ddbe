/** Prefixes: which one makes a word, what the word means, the word itself. */

import { firstOfEach } from '../../kernel/first-of-each.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { orList } from '../../kernel/list-text.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, withOptions, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { gapped, isKnown } from '../spelling/word-lists.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import {
  alsoPrefixed,
  meaningTellsBase,
  nearInMeaning,
  neverEasy,
  neverHard,
  prefixMeanings,
  prefixWords,
  wellKnown,
} from './affixes.data.ts';

/** What a sub-topic on affixes asks about. */
export interface AffixParams {
  readonly set: string;
}

type PrefixForm = Form<AffixParams>;

const mistake = mistakesIn('e.affix');

interface Prefixed {
  readonly set: string;
  readonly prefix: string;
  readonly base: string;
  readonly word: string;
  readonly meaning: string;
  readonly sentence: string;
  /** Prefixes that make no word with this base. */
  readonly wrong: readonly string[];
}

const all = once(() => {
  const rows = rowsOf(prefixWords);
  const prefixesOf = (set: string): readonly string[] => [
    ...new Set(rows.filter((row) => row[0] === set).map((row) => partOf(row, 1))),
  ];
  return rows.map((row): Prefixed => {
    const [set, prefix, base] = [partOf(row, 0), partOf(row, 1), partOf(row, 2)];
    const given = listOf(row[5]);
    const wrong = (given.length === 0 ? prefixesOf(set) : given).filter(
      (each) => each !== prefix && !` ${alsoPrefixed} `.includes(` ${each}${base} `),
    );
    return { set, prefix, base, word: prefix + base, meaning: partOf(row, 3), sentence: partOf(row, 4), wrong };
  });
});
const known = once(() => new Set(listOf(wellKnown)));
const notEasy = once(() => new Set(listOf(neverEasy)));
const notHard = once(() => new Set(listOf(neverHard)));
const pool = ({ params, difficulty }: Cell<AffixParams>): readonly Prefixed[] =>
  all().filter(
    ({ set, word }) =>
      set === params.set &&
      (difficulty === 'easy' ? !notEasy().has(word) : !known().has(word)) &&
      (difficulty !== 'hard' || !notHard().has(word)),
  );

const at =
  (size: (cell: Cell<AffixParams>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<AffixParams>): number =>
    difficulties.includes(cell.difficulty) && pool(cell).length > 0 ? size(cell) : 0;
const many = (cell: Cell<AffixParams>): number => pool(cell).length;

/** What a prefix means, and where it is used: 'not, before r'. */
function saysOf(prefix: string): string {
  const [meaning = '', place] = (prefixMeanings[prefix] ?? '').split(', before ');
  return `“${prefix}-” means “${meaning}”.${place === undefined ? '' : ` It is used before ${place}.`}`;
}
const inUse = ({ sentence }: Prefixed): string => `In a sentence: ${sentence}`;
/** Not ‘so it means’: the senses of the parts don’t always add up to what the word means today. */
const apart = ({ prefix, base, word, meaning }: Prefixed): string =>
  `${prefix} + ${base} makes “${word}”. It means: ${meaning}.`;
const noWord = (prefix: string, { base, word }: Prefixed): ReturnType<typeof mistake> =>
  mistake(`wrong-prefix-${prefix}`, `“${prefix}${base}” is not a word. It needs another prefix: “${word}”.`);

/** 'Which prefix makes a new word with legal?' */
const whichPrefix: PrefixForm = {
  weight: at(many, 'easy'),
  make(random, cell) {
    const picked = random.pick(pool(cell));
    const { prefix, base, word, meaning, wrong } = picked;
    return chooseText(
      random,
      {
        prompt: [`Which prefix makes a word with “${base}”?`, `The word means: ${meaning}.`],
        hint: 'Try each prefix in front of the word. Which one have you heard?',
        steps: [saysOf(prefix), inUse(picked), `**${prefix}-** makes the word “${word}”: ${meaning}.`],
        variant: `prefix ${word}`,
        features: { recall: 1 },
      },
      `${prefix}-`,
      wrong.map((each): TextMistake => [`${each}-`, noWord(each, picked)]),
      { count: wrong.length > 2 ? 4 : 3, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, base = ''] = /^Which prefix makes a word with “(.+)”\?$/.exec(seen.asks) ?? [];
    return base === '' ? undefined : chosen(seen, (option) => isKnown(option.replace('-', '') + base));
  },
};

/** The word for a gap, among the same base with other prefixes. */
const whichWord: PrefixForm = {
  weight: at(many, 'easy'),
  make(random, cell) {
    const picked = random.pick(pool(cell));
    const { prefix, base, word, sentence, wrong } = picked;
    return chooseText(
      random,
      {
        prompt: ['Which word fits the gap?', gapped(sentence, word)],
        hint: 'Say the sentence with each word. Only one of them is a real word.',
        steps: [saysOf(prefix), apart(picked), `The word is **${word}**.`],
        variant: `fits ${word}`,
        features: { recall: 1 },
      },
      word,
      wrong.map((each): TextMistake => [each + base, noWord(each, picked)]),
      { count: wrong.length > 2 ? 4 : 3, layout: 'grid' },
    );
  },
  solve: (seen) => (seen.asks === 'Which word fits the gap?' ? chosen(seen, isKnown) : undefined),
};

/** 'Which of these is a word?' A word that children have known for years is found at a glance, so it isn't asked for. */
const realWord: PrefixForm = {
  weight: at(() => 50, 'easy', 'medium'),
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), 7);
    if (right === undefined || known().has(right.word)) return undefined;
    const count = cell.difficulty === 'easy' ? 3 : 5;
    // Beside four words with omni-, the only one without it needs no thought.
    const wrong = spreadMistakes(
      random,
      others.map((other) => other.wrong.map((prefix): TextMistake => [prefix + other.base, noWord(prefix, other)])),
      count - 1,
    );
    const kinds = firstOfEach(wrong, ([, { id }]) => id);
    const more = wrong.filter((each) => !kinds.includes(each));
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which of these is a real word?'],
          hint: 'Take off the prefix and try another one. Which word have you heard?',
          steps: [saysOf(right.prefix), apart(right), `The word is **${right.word}**. ${inUse(right)}`],
          variant: `real ${right.word}`,
          features: { recall: count === 3 ? 1 : 2 },
        },
        right.word,
        kinds.length < count - 1 ? [...kinds, ...more].slice(0, count - 1) : kinds,
        { count, layout: 'grid' },
      ),
    );
  },
  solve: (seen) => (seen.asks === 'Which of these is a real word?' ? chosen(seen, isKnown) : undefined),
};

const isNear = (one: Prefixed, other: Prefixed): boolean =>
  nearInMeaning.some((group) => group.includes(one.word) && group.includes(other.word));

/** The grammar of a word, as its meaning shows it: among words of another class it would be found without a thought for its prefix. */
function grammarOf({ word, meaning }: Prefixed): 'verb' | 'noun' | 'adverb' | 'adjective' {
  if (meaning.startsWith('to ')) return 'verb';
  if (word.endsWith('ly')) return 'adverb';
  return /^(?:an?|the|someone|something|words|waves|bad luck|blood pressure|false knowledge|half) /.test(`${meaning} `)
    ? 'noun'
    : 'adjective';
}
/** Words that may stand beside another one: of its class, and not near it in meaning. */
const beside = (own: Prefixed, others: readonly Prefixed[]): readonly Prefixed[] =>
  others.filter((other) => grammarOf(other) === grammarOf(own) && other.meaning !== own.meaning && !isNear(own, other));

const meaningOf = once(() => new Map(all().map(({ word, meaning }) => [word, meaning])));

/** 'What does misread mean?' */
const whatItMeans: PrefixForm = {
  weight: at(many, 'medium'),
  make(random, cell) {
    const [own, ...others] = random.shuffle(pool(cell).filter(distinct));
    if (own === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: [`What does “${own.word}” mean?`],
        hint: `Take the word apart: ${own.prefix} + ${own.base}. What can each part tell you?`,
        steps: [saysOf(own.prefix), inUse(own), `“${own.word}” means **${own.meaning}**.`],
        variant: `means ${own.word}`,
        features: { recall: 2 },
      },
      own.meaning,
      beside(own, others)
        .slice(0, 8)
        .map(
          (other): TextMistake => [
            other.meaning,
            mistake('meaning-of-another-word', `That is the meaning of “${other.word}”.`),
          ],
        ),
    );
  },
  solve(seen) {
    const [, word = ''] = /^What does “(.+)” mean\?$/.exec(seen.asks) ?? [];
    return word === '' ? undefined : chosen(seen, (option) => option === meaningOf().get(word));
  },
};

/** Whether a meaning repeats the word it explains: ‘clock’ leads to anticlockwise without a thought for the prefix. */
const namesBase = ({ base, meaning }: Prefixed): boolean =>
  meaning
    .split(/\W+/)
    .some((word) => word.length > 3 && (base.startsWith(word) || base.slice(0, 4) === word.slice(0, 4)));

/** Words whose meaning no other word of the set has, and that it doesn't name. */
const distinct = (each: Prefixed): boolean =>
  !namesBase(each) && all().filter(({ set, meaning }) => set === each.set && meaning === each.meaning).length === 1;

/** 'Write the word that means …, with a prefix and legal.' */
const writeWord: PrefixForm = {
  weight: at(many, 'hard', 'medium'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const picked = random.pick(pool(cell));
    const { prefix, base, word, meaning, sentence, wrong } = picked;
    // Other prefixes make words that fit as well: ‘disappear’ and ‘reappear’. So the choice is named.
    const offered = wrong.slice(0, 3);
    const choice = orList([prefix, ...offered].sort().map((each) => `${each}-`));
    return write(
      {
        prompt: hard
          ? [`Add ${choice} to “${base}”. Write the new word.`, `It means: ${meaning}.`]
          : [`Add ${choice} to “${base}” to fill the gap. Write the whole word.`, gapped(sentence, word)],
        hint: 'Try each prefix in front of the word. Which one have you heard?',
        steps: [saysOf(prefix), apart(picked), `The word is **${word}**.`],
        variant: `write ${hard} ${word}`,
        features: { recall: hard ? 4 : 3 },
      },
      [word],
      [
        ...offered.map((each): TextMistake => [each + base, noWord(each, picked)]),
        [base, mistake('no-prefix', 'The prefix is missing.')],
      ],
    );
  },
  solve({ asks, shows }, cell) {
    const [, base = ''] = /^Add .+ to “(.+)”(?:\. Write| to fill)/.exec(asks) ?? [];
    if (base === '') return undefined;
    const said = shows.replace(/^It means: /, '').replace(/\.$/, '');
    const fitting = pool(cell).filter(
      (each) => each.base === base && (each.meaning === said || gapped(each.sentence, each.word) === shows),
    );
    return fitting.filter(({ word }) => isKnown(word)).flatMap(({ word }) => typed(word));
  },
};

const toldByBase = once(() => new Set(listOf(meaningTellsBase)));

/** Wrong words for a meaning: one with the prefix of the right one and two that share another, so that neither part of a word is enough. */
function rivalsOf(own: Prefixed, others: readonly Prefixed[]): readonly Prefixed[] {
  const fair = beside(own, others);
  const same = fair.filter(({ prefix }) => prefix === own.prefix).slice(0, 1);
  const further = fair.filter(({ prefix }) => prefix !== own.prefix);
  const paired = further.find(({ prefix }) => further.filter((each) => each.prefix === prefix).length > 1)?.prefix;
  const pair = further.filter(({ prefix }) => prefix === paired).slice(0, 2);
  const alone = firstOfEach(further, ({ prefix }) => prefix).filter(({ prefix }) => prefix !== paired);
  return [...same, ...pair, ...alone];
}

/** 'Which word has the meaning …?' among words of the same and of other prefixes. */
const whichHas: PrefixForm = {
  weight: at(() => 40, 'hard'),
  make(random, cell) {
    const [own, ...others] = random.shuffle(pool(cell).filter(distinct));
    if (own === undefined || toldByBase().has(own.word)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which word has this meaning?', `${upper(own.meaning)}.`],
          hint:
            own.set === 'il4'
              ? 'These prefixes all mean “not”. Cover each of them: what does the rest of the word mean?'
              : 'Look at each prefix. What does it mean in other words you know?',
          steps: [saysOf(own.prefix), apart(own), inUse(own), `So it is **${own.word}**.`],
          variant: `has meaning ${own.word}`,
          features: { recall: 4 },
        },
        own.word,
        rivalsOf(own, others)
          .slice(0, 4)
          .map(
            (other): TextMistake => [
              other.word,
              mistake('meaning-of-another-word', `“${other.word}” means: ${other.meaning}.`),
            ],
          ),
        { count: 5, layout: 'grid' },
      ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which word has this meaning?') return undefined;
    const wanted = seen.shows.replace(/\.$/, '').toLowerCase();
    return chosen(seen, (option) => meaningOf().get(option)?.toLowerCase() === wanted);
  },
};

/**
 * Wrong prefixes a child might believe: of il-, im- and ir- only those that don't break at a glance the rule about the next letter; not auto- and
 * anti-, whose sense is so plain that autosoil and anticity are seen at once to be no words.
 */
function believable({ set, base, wrong }: Prefixed): readonly string[] {
  if (set === 'il4') return wrong.filter((each) => each === 'in' || (each === 'im' && /^[aeiou]/.test(base)));
  return set === 'sub4' ? wrong.filter((each) => /^(?:sub|inter|super)$/.test(each)) : wrong;
}

/** 'Which word uses the wrong prefix?' */
const wrongPrefix: PrefixForm = {
  weight: at(() => 40, 'hard'),
  make(random, cell) {
    const [odd, ...others] = random.sample(pool(cell), 5);
    if (odd === undefined || believable(odd).length === 0) return undefined;
    const oneMistake = random.pick(believable(odd));
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which of these is not a word?'],
          hint: 'Which of these have you never met? Try another prefix on that one.',
          steps: [
            `With another prefix “${odd.base}” makes a word: “${odd.word}”. It means: ${odd.meaning}.`,
            saysOf(odd.prefix),
            `So **${oneMistake + odd.base}** is not a word.`,
          ],
          variant: `not a word ${oneMistake}${odd.base}`,
          features: { recall: 4 },
        },
        oneMistake + odd.base,
        others.map(
          (other): TextMistake => [
            other.word,
            mistake('real-word-doubted', `“${other.word}” is a word. It means: ${other.meaning}.`),
          ],
        ),
        { count: 5, layout: 'grid' },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which of these is not a word?' ? chosen(seen, (option) => !isKnown(option)) : undefined,
};

/** The ways of asking about prefixes. */
export const prefixForms: readonly PrefixForm[] = [
  whichPrefix,
  whichWord,
  realWord,
  whatItMeans,
  writeWord,
  whichHas,
  wrongPrefix,
];
