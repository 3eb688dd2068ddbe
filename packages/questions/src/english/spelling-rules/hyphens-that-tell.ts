/** Words in re- that are another word without their hyphen: re-sign and resign. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { putInto } from '../spelling/word-lists.ts';
import { mistake, type RuleForm, type RuleParams } from './rule-form.ts';
import { hyphenPairs } from './rules.data.ts';

/** A word with its hyphen and the other word that it would be without. */
interface HyphenPair {
  readonly base: string;
  readonly hyphened: string;
  readonly sentence: string;
  readonly plain: string;
  readonly plainMeans: string;
  readonly plainSentence: string;
}

const pairs = once(() =>
  rowsOf(hyphenPairs).map((row): HyphenPair => {
    const base = partOf(row, 0);
    return {
      base,
      hyphened: `re-${base}`,
      sentence: partOf(row, 1),
      plain: partOf(row, 2),
      plainMeans: partOf(row, 3),
      plainSentence: partOf(row, 4),
    };
  }),
);

const sizeAtHard =
  (size: number) =>
  ({ params, difficulty }: Cell<RuleParams>): number =>
    params.set === 'hyphen6' && difficulty === 'hard' ? size : 0;

/** A second reading of the sentences: what is done again, or with something new, takes the hyphen. */
const tellsOfAgain = (sentence: string): boolean => /\b(?:again|another|new|second)\b/.test(sentence);

const hint = 'Say what the verb means in the sentence. Does re- add the sense of doing it again?';

/** 'In which sentence is a hyphen missing?' */
const missingHyphen: RuleForm = {
  weight: sizeAtHard(60),
  make(random) {
    const [right, ...others] = random.sample(pairs(), 4);
    if (right === undefined) return undefined;
    const { base, hyphened, sentence, plain, plainMeans } = right;
    const faulty = putInto(sentence, hyphened, plain);
    return chooseText(
      random,
      {
        prompt: ['In which sentence is a hyphen missing?'],
        hint,
        steps: [
          `Without a hyphen, “${plain}” means “${plainMeans}”. One sentence means “${base} again” instead.`,
          `There the word has to be “${hyphened}”.`,
          `So it is: **${faulty}**`,
        ],
        variant: `missing ${hyphened} ${others.map((other) => other.plain).join(' ')}`,
        features: { recall: 4 },
      },
      faulty,
      others.map(
        (other) =>
          [
            other.plainSentence,
            mistake('hyphen-needless', `Here “${other.plain}” means “${other.plainMeans}”, so it is one word.`),
          ] as const,
      ),
    );
  },
  solve: (seen) => (seen.asks === 'In which sentence is a hyphen missing?' ? chosen(seen, tellsOfAgain) : undefined),
};

const joinAsks = 'Join the prefix and the verb to fill the gap. Use a hyphen if it needs one.';

/** 're + sign: The striker is happy to … for another year.' */
const joinInSentence: RuleForm = {
  weight: sizeAtHard(18),
  make(random) {
    const pair = random.pick(pairs());
    const wants = random.chance(1, 2);
    const { base, hyphened, plain, plainMeans } = pair;
    const [word, other] = wants ? [hyphened, plain] : [plain, hyphened];
    const sentence = wants ? pair.sentence : pair.plainSentence;
    return write(
      {
        prompt: [joinAsks, putInto(sentence, word, gap), `**re** + **${base}**`],
        hint,
        steps: [
          `“${plain}”, in one piece, means “${plainMeans}”. With a hyphen the word means “${base} again”.`,
          `Here it means “${wants ? `${base} again` : plainMeans}”.`,
          `So it is **${word}**.`,
        ],
        variant: `join in sentence ${word}`,
        features: { recall: 4 },
      },
      [word],
      [
        [
          other,
          wants
            ? mistake('hyphen-missing', `Without the hyphen the word means “${plainMeans}”.`)
            : mistake('hyphen-needless', `With a hyphen the word would mean “${base} again”.`),
        ],
        [`re ${base}`, mistake('prefix-alone', 'A prefix never stands alone.')],
      ],
      { punctuation: 'exact' },
    );
  },
  solve({ asks, shows, question }) {
    if (asks !== joinAsks) return undefined;
    const parts = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : []));
    const [, base = ''] = /^\*\*re\*\* \+ \*\*(.+)\*\*$/.exec(parts.at(-1) ?? '') ?? [];
    return typed(tellsOfAgain(shows) ? `re-${base}` : `re${base}`);
  },
};

/** The ways of asking about hyphens that tell two words apart. */
export const tellingHyphenForms: readonly RuleForm[] = [missingHyphen, joinInSentence];
