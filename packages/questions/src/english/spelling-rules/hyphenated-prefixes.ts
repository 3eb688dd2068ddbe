/** Prefixes with and without a hyphen: which words take one, by what stands before and after it. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, gap, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { putInto } from '../spelling/word-lists.ts';
import { mistake, type RuleForm, type RuleParams } from './rule-form.ts';
import { hyphenPrefixes } from './rules.data.ts';

interface Prefixed {
  readonly prefix: string;
  readonly base: string;
  readonly why: string;
  readonly word: string;
  readonly sentence: string;
}

const all = once(() =>
  rowsOf(hyphenPrefixes).map((row): Prefixed => {
    const [prefix, base] = [partOf(row, 0), partOf(row, 1)];
    const word = `${prefix}${partOf(row, 2) === 'yes' ? '-' : ''}${base}`;
    return { prefix, base, why: partOf(row, 3), word, sentence: partOf(row, 4) };
  }),
);

/** Prefixes that a child of year 2 or 3 adds without a thought: they are asked about at easy alone. */
const isEarly = ({ prefix, why }: Prefixed): boolean =>
  why === 'plain' && /^(?:un|dis|im|in|mis|mid|under|super)$/.test(prefix);

/** The words a cell asks about: meeting vowels that need no hyphen aren't easy. */
const wordsAt = (cell: Cell<RuleParams>): readonly Prefixed[] =>
  all().filter((word) => (cell.difficulty === 'easy' ? word.why !== 'apart' : !isEarly(word)));

/** Whether prefix and word take a hyphen, by the rules alone. */
function needsHyphen(prefix: string, base: string): boolean {
  if (/^(ex|self|all)$/.test(prefix) || /^\p{Lu}/u.test(base)) return true;
  if (/^(re|pre)$/.test(prefix)) return base.startsWith('e');
  return /[aeiou]$/.test(prefix) && /^[aeiou]/.test(base);
}

const sizeAt =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<RuleParams>): number =>
    cell.params.set === 'hyphen6' && difficulties.includes(cell.difficulty) ? size : 0;

const whys: Readonly<Record<string, string>> = {
  vowels: 'Two vowels would meet and be hard to read.',
  capital: 'A capital letter follows the prefix.',
  always: 'This prefix always takes a hyphen.',
  apart: 'The two vowels that meet are different and easy to read, so no hyphen is needed.',
  plain: 'Nothing makes it hard to read, so no hyphen is needed.',
  meaning: 'Without the hyphen it would be another word.',
};
/** The reason, shown in the word itself. */
function whyExplained(why: string, word: string): string {
  const at = word.indexOf('-');
  if (why === 'vowels')
    return `Here ${word.charAt(at - 1)} and ${word.charAt(at + 1)} would meet, and the hyphen keeps them apart.`;
  if (why === 'capital')
    return `Inside a word a capital letter doesn’t follow a small letter, so “${word}” has a hyphen.`;
  if (why === 'always' && word.startsWith('ex-')) return 'Where “ex-” means “former”, a hyphen always follows it.';
  if (why === 'always') return `Words with “${word.slice(0, at)}-” are always written like this.`;
  if (why === 'plain')
    return `The prefix isn’t ex-, self- or all-, no capital letter follows it, and no two vowels meet at the join in “${word}”.`;
  return `“${word}” is easy to read in one piece.`;
}
/** The reasons for a hyphen. */
const whyNames = ['vowels', 'capital', 'always', 'meaning'] as const;
const rule =
  'A hyphen comes after ex-, self- and all-, before a capital letter, and often where two vowels would meet.';

const joins = (prefix: string, base: string): readonly [string, string, string] => [
  `${prefix}-${base}`,
  prefix + base,
  `${prefix} ${base}`,
];

/** Why a wrong way of joining is wrong. */
const joinedWrongly = ({ word, why }: Prefixed, text: string) => {
  if (text.includes(' ')) return mistake('prefix-alone', 'A prefix never stands alone.');
  return word.includes('-')
    ? mistake('hyphen-missing', `${whys[why]} So a hyphen has to come between them.`)
    : mistake('hyphen-needless', whys[why] ?? '');
};

/** 'Which is right: re-enter, reenter or re enter?' */
const whichJoin: RuleForm = {
  weight: sizeAt(60, 'easy'),
  make(random, cell) {
    const picked = random.pick(wordsAt(cell));
    const { prefix, base, word, sentence, why } = picked;
    return chooseText(
      random,
      {
        prompt: ['Which is the right way to write it?', putInto(sentence, word, gap)],
        hint: rule,
        steps: [whys[why] ?? '', whyExplained(why, word), `So it is **${word}**.`],
        variant: `join ${word}`,
        features: { recall: 1 },
      },
      word,
      joins(prefix, base)
        .filter((text) => text !== word)
        .map((text) => [text, joinedWrongly(picked, text)] as const),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which is the right way to write it?') return undefined;
    const [prefix = '', base = ''] = (seen.options.find((option) => option.includes(' ')) ?? '').split(' ');
    return chosen(seen, (option) => option === joins(prefix, base)[needsHyphen(prefix, base) ? 0 : 1]);
  },
};

/** 'Join them, with a hyphen if one is needed.' */
const joinTyped: RuleForm = {
  weight: sizeAt(60, 'medium'),
  make(random, cell) {
    // Some people write re-arrange: that is only asked beside words that need a hyphen more.
    const picked = random.pick(wordsAt(cell).filter(({ why }) => why !== 'apart'));
    const { prefix, base, word, why } = picked;
    return write(
      {
        prompt: ['Join the prefix and the word. Use a hyphen if it needs one.', `**${prefix}** + **${base}**`],
        spoken: `Join the prefix ${prefix} and the word ${base}. Use a hyphen if it needs one.`,
        hint: rule,
        steps: [whys[why] ?? '', whyExplained(why, word), `So it is **${word}**.`],
        variant: `join typed ${word}`,
        features: { recall: 2 },
      },
      [word],
      joins(prefix, base)
        .filter((text) => text !== word)
        .map((text) => [text, joinedWrongly(picked, text)] as const),
      { punctuation: 'exact' },
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Join the prefix and the word.')) return undefined;
    const [, prefix = '', base = ''] = /^\*\*(.+)\*\* \+ \*\*(.+)\*\*$/.exec(shows) ?? [];
    return typed(joins(prefix, base)[needsHyphen(prefix, base) ? 0 : 1]);
  },
};

/** Words in which two vowels meet after re- or pre-, the same two or others: the prefix alone tells nothing. */
const takesLooking = ({ prefix, why }: Prefixed): boolean =>
  why === 'apart' || (why === 'vowels' && /^(re|pre)$/.test(prefix));

/** Different vowels that need a hyphen all the same, as in de-ice: never asked beside those that need none. */
const isUnlike = ({ prefix, base, why }: Prefixed): boolean => why === 'vowels' && !base.startsWith(prefix.slice(-1));

const howMany = { easy: 3, medium: 4, hard: 5 } as const;

/** 'Which of these needs a hyphen?' and its opposite; at hard two vowels meet in each of them. */
const whichNeeds: RuleForm = {
  weight: sizeAt(100, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const fits = ({ word }: Prefixed): boolean => word.includes('-') === wants;
    const asked = hard ? all().filter(takesLooking) : wordsAt(cell);
    const right = random.pick(asked.filter(fits));
    const others = random.sample(
      asked.filter((each) => !fits(each) && !(isUnlike(right) && each.why === 'apart')),
      8,
    );
    const show = ({ prefix, base }: Prefixed): string => `${prefix} + ${base}`;
    return chooseText(
      random,
      {
        prompt: [`Which of these ${wants ? 'needs a hyphen' : 'needs no hyphen'} when it is joined?`],
        // The rule names prefixes, and with them the answer where only one option has such a prefix.
        hint: hard
          ? 'Two vowels meet in each of them. Where would they run together if no mark parted them?'
          : 'Some prefixes always take a hyphen. For the others, look at the two letters that meet.',
        steps: [
          `${whys[right.why]} ${whyExplained(right.why, right.word)}`,
          `In a sentence: ${right.sentence}`,
          `So it is **${show(right)}**.`,
        ],
        variant: `needs ${cell.difficulty}: ${right.word} ${others
          .slice(0, howMany[cell.difficulty])
          .map(({ word }) => word)
          .join(' ')}`,
        features: { recall: howMany[cell.difficulty] - 1 },
      },
      show(right),
      others.map(
        (other) =>
          [
            show(other),
            mistake(wants ? 'hyphen-needless' : 'hyphen-missing', `${whys[other.why]} It is “${other.word}”.`),
          ] as const,
      ),
      { count: howMany[cell.difficulty], layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which of these needs (a|no) hyphen when it is joined\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    return chosen(seen, (option) => {
      const [prefix = '', base = ''] = option.split(' + ');
      return needsHyphen(prefix, base) === (which === 'a');
    });
  },
};

/** Why a reason is not the one for this word. */
function whyNot(text: string, word: string): string {
  if (text === whys.vowels) return `Look where the parts of “${word}” meet: there are not two vowels.`;
  if (text === whys.capital) return `There is no capital letter after the prefix of “${word}”.`;
  if (text === whys.always) return 'Only self-, all- and the ex- that means “former” always take a hyphen.';
  return `“${word.replace('-', '')}” isn’t another word.`;
}

/** 'Why is re-enter written with a hyphen?' */
const whyHyphen: RuleForm = {
  weight: sizeAt(25, 'medium'),
  make(random) {
    const why = random.pick(['vowels', 'capital', 'always'] as const);
    const { word } = random.pick(all().filter((each) => each.why === why));
    return chooseInOrder(
      {
        prompt: ['Why is this word written with a hyphen?', word],
        hint: 'Look at the prefix, then at the two letters that meet.',
        steps: [
          `Look at “${word}”, where the prefix and the word meet.`,
          whyExplained(why, word),
          `So the reason is: **${whys[why]}**`,
        ],
        variant: `why ${word}`,
        features: { recall: 3 },
      },
      whyNames.map((name) => whys[name] ?? ''),
      whys[why] ?? '',
      (text) => mistake('hyphen-rule-mixed-up', whyNot(text, word)),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Why is this word written with a hyphen?') return undefined;
    const [prefix = '', base = ''] = seen.shows.split('-');
    const why = /^(ex|self|all)$/.test(prefix) ? 'always' : /^\p{Lu}/u.test(base) ? 'capital' : 'vowels';
    return chosen(seen, (option) => option === whys[why]);
  },
};

/** The ways of asking about hyphens after prefixes by the letters that meet. */
export const hyphenForms: readonly RuleForm[] = [whichJoin, joinTyped, whichNeeds, whyHyphen];
