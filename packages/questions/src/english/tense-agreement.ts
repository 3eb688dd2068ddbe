/** Subject and verb agreement, the subjunctive, and tenses that stay the same. */
import { agreement, consistent, singularHeads, subjunctive } from './data/verbs.ts';
import { chosen, type Form, typed } from './forms.ts';
import { listOf, once, partOf, rowsOf } from './rows.ts';
import { choose, chooseInOrder, gap, type Slip, tap, withOptions, write } from './telling.ts';
import { at, mistake, type TenseParams } from './tense-ground.ts';

type AgreementForm = Form<TenseParams>;

interface Row {
  readonly right: string;
  readonly wrong: readonly string[];
  readonly sentence: string;
}
const read = (lines: string): readonly Row[] =>
  rowsOf(lines).map((row) => ({ right: partOf(row, 0), wrong: listOf(row[1]), sentence: partOf(row, 2) }));
const agreeing = once(() => read(agreement));
const wishes = once(() => read(subjunctive));
const rowsFor = (asks: TenseParams['asks']): readonly Row[] =>
  asks === 'agreement' ? agreeing() : asks === 'subjunctive' ? wishes() : [];

const rules: Readonly<Partial<Record<TenseParams['asks'], string>>> = {
  agreement: 'The verb agrees with the head of the subject, not with the word beside the verb.',
  subjunctive: 'In wishes and in things that are not so we say “were”. After demands the verb has no ending.',
};
const ruleOf = (asks: TenseParams['asks']): string => rules[asks] ?? '';
const whyWrong = (asks: TenseParams['asks']) =>
  asks === 'agreement'
    ? mistake('agrees-with-the-nearest-word', ruleOf('agreement'))
    : mistake('no-subjunctive', ruleOf('subjunctive'));
const filled = ({ sentence }: Row, word: string): string => sentence.replace(gap, word);

/** The verb of a gap by the head of its subject, or by the kind of clause it stands in. */
function readGap(sentence: string, options: readonly string[]): string | undefined {
  const [before = ''] = sentence.split(gap);
  if (
    options.some((option) => /^(am|is|was)$/.test(option)) &&
    /\b(if|wish|suppose|though)\b/i.test(before) &&
    options.includes('were')
  )
    return 'were';
  if (/\bthat\b/.test(before))
    return (
      options.find((option) => option === 'be') ??
      [...options]
        .sort((one, other) => one.length - other.length || 0)
        .find((option) =>
          options.some(
            (each) => each === `${option}s` || each === `${option}es` || each === `${option.slice(0, -1)}ies`,
          ),
        )
    );
  const heads = singularHeads.split(' ');
  const subject =
    before
      .trim()
      .replace(/^Why /, '')
      .split(/ of | in | with | from | to | along | on | under /)[0] ?? '';
  const isOne = subject.split(' ').some((word) => heads.includes(word)) && !/ and /.test(before);
  const one = options.find((option) => /s$/.test(option));
  return isOne ? one : options.find((option) => option !== one);
}

/** The right word of a gap among the others. */
const gapChoice: AgreementForm = {
  size: (cell) => at(['agreement', 'subjunctive'], rowsFor(cell.params.asks).length, 'easy')(cell),
  make(random, cell) {
    const { asks } = cell.params;
    const row = random.pick(rowsFor(asks));
    const told = {
      prompt: [asks === 'subjunctive' ? 'Which subjunctive fits the gap?' : 'Which verb fits the gap?', row.sentence],
      hint: ruleOf(asks),
      steps: [ruleOf(asks), `So it is **${row.right}**: ${filled(row, row.right)}`],
      variant: `gap ${row.sentence}`,
      features: { load: 1 },
    };
    const texts = [row.right, ...row.wrong];
    return texts.length === 2
      ? chooseInOrder(told, texts.sort(), row.right, () => whyWrong(asks))
      : choose(
          random,
          told,
          row.right,
          row.wrong.map((each): Slip => [each, whyWrong(asks)]),
          3,
          'grid',
        );
  },
  solve: (seen, cell) =>
    /^Which (verb|subjunctive) fits the gap\?$/.test(seen.asks) && rowsFor(cell.params.asks).length > 0
      ? chosen(seen, (option) => option === readGap(seen.shows, seen.options))
      : undefined,
};

/** The word of a gap, typed. */
const gapTyped: AgreementForm = {
  size: (cell) => at(['agreement', 'subjunctive'], rowsFor(cell.params.asks).length, 'medium')(cell),
  make(random, cell) {
    const { asks } = cell.params;
    const row = random.pick(rowsFor(asks));
    const choices = [row.right, ...row.wrong].sort();
    return write(
      {
        prompt: [
          `Type ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)} to fill the gap${asks === 'subjunctive' ? ' with the subjunctive' : ''}.`,
          row.sentence,
        ],
        hint: ruleOf(asks),
        steps: [ruleOf(asks), `So it is **${row.right}**: ${filled(row, row.right)}`],
        variant: `typed ${row.sentence}`,
        features: { load: 2 },
      },
      [row.right],
      row.wrong.map((each): Slip => [each, whyWrong(asks)]),
    );
  },
  solve({ asks, shows }) {
    const [, list = ''] = /^Type (.+) to fill the gap(?: with the subjunctive)?\.$/.exec(asks) ?? [];
    return list === '' ? undefined : typed(readGap(shows, list.split(/, | or /)) ?? '');
  },
};

/** The question for a right or a wrong sentence. */
function askFor(asks: TenseParams['asks'], isWrong: boolean): string {
  if (asks === 'subjunctive')
    return isWrong ? 'Which sentence should have the subjunctive, but has not?' : 'Which sentence has the subjunctive?';
  return isWrong ? 'Which sentence has the wrong verb?' : 'Which sentence has the right verb?';
}

/** One right sentence among different ones. */
const rightSentence: AgreementForm = {
  size: at(['agreement', 'subjunctive'], 110, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const { asks } = cell.params;
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : hard ? 5 : 4;
    const [own, ...others] = random.sample(rowsFor(asks), 8);
    if (own === undefined) return undefined;
    const wantsWrong = cell.difficulty !== 'easy' && random.chance(1, 2);
    const slip = random.pick(own.wrong);
    const right = wantsWrong ? filled(own, slip) : filled(own, own.right);
    return withOptions(
      choose(
        random,
        {
          prompt: [askFor(asks, wantsWrong)],
          hint: ruleOf(asks),
          steps: [
            ruleOf(asks),
            wantsWrong ? `It should be “${own.right}”. So it is: **${right}**` : `So it is: **${right}**`,
          ],
          variant: `right ${wantsWrong} ${own.sentence}`,
          features: { load: count },
        },
        right,
        others.map(
          (other): Slip =>
            wantsWrong
              ? [filled(other, other.right), mistake('right-verb-doubted', 'That verb is right.')]
              : [filled(other, random.pick(other.wrong)), whyWrong(asks)],
        ),
        count,
      ),
    );
  },
  solve(seen, cell) {
    const { asks } = cell.params;
    const which = [false, true].find((isWrong) => askFor(asks, isWrong) === seen.asks);
    if (which === undefined || rowsFor(asks).length === 0) return undefined;
    return chosen(seen, (option) => {
      const rows = rowsFor(cell.params.asks);
      const row = rows.find((each) => [each.right, ...each.wrong].some((word) => filled(each, word) === option));
      if (row === undefined) return false;
      const right = readGap(row.sentence, [row.right, ...row.wrong].sort());
      return (right !== undefined && filled(row, right) === option) !== which;
    });
  },
};

interface Story {
  readonly words: readonly string[];
  /** Place of each verb with its past and present. */
  readonly verbs: readonly { readonly place: number; readonly past: string; readonly present: string }[];
}

const stories = once(() =>
  rowsOf(consistent).map((row): Story => {
    const tokens = partOf(row, 0).split(' ');
    const verbs = tokens.flatMap((token, place) => {
      const [, past, present] = /^\[(.+)\/(.+)\]/.exec(token) ?? [];
      return past === undefined || present === undefined || past === present ? [] : [{ place, past, present }];
    });
    return { words: tokens, verbs };
  }),
);

const tenses = ['past', 'present'] as const;
type Side = (typeof tenses)[number];

/** The story told in one tense, but for one verb (none: -1). */
function told(story: Story, side: Side, odd: number): readonly string[] {
  return story.words.map((token, place) => {
    const verb = story.verbs.findIndex((each) => each.place === place);
    const wanted = verb === odd ? tenses.find((each) => each !== side) : side;
    return token.replace(/^\[(.+)\/(.+)\]/, wanted === 'past' ? '$1' : '$2');
  });
}

const book = once(() => {
  const found = new Map<string, Side>();
  for (const { verbs } of stories())
    for (const { past, present } of verbs) {
      found.set(past, 'past');
      found.set(present, 'present');
    }
  return found;
});

/** Places of the verbs in a tense, by the book of verb forms; a word that is no verb here does not count. */
function sidesOf(words: readonly string[]): readonly (readonly [number, Side])[] {
  return words.flatMap((word, place) => {
    const side = book().get(word.replace(/[.,]$/, ''));
    const isNoun = /^(the|a|an|her|his|its|their|first|of|for)$/i.test(words[place - 1] ?? '');
    return side === undefined || isNoun ? [] : [[place, side] as const];
  });
}

const keep = 'All the verbs of the sentence must stay in one tense.';

/** 'Tap the verb that is in the wrong tense.' */
const tapOdd: AgreementForm = {
  size: at(['consistency'], 160, 'easy', 'medium'),
  make(random, cell) {
    const story = random.pick(stories());
    const side = random.pick(tenses);
    const odd = cell.difficulty === 'easy' ? 2 : random.int(0, 1);
    const verb = story.verbs[odd];
    if (verb === undefined || story.verbs.length < 3) return undefined;
    const words = told(story, side, odd);
    return tap(
      {
        prompt: ['One verb is not in the same tense as the others. Tap it.'],
        hint: 'Find all the verbs. Which of them are in the past and which in the present?',
        steps: [keep, `The verb should be **${side === 'past' ? verb.past : verb.present}**.`],
        variant: `tap odd ${words.join(' ')}`,
        features: { load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      words,
      [verb.place],
      (place) => mistake('tense-doubted', `“${words[place]?.replace(/[.,]/g, '')}” is not the verb in another tense.`),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('One verb is not in the same tense')) return undefined;
    const sides = sidesOf(seen.options);
    const odd = sides.filter(([, side]) => sides.filter(([, other]) => other === side).length === 1);
    return chosen(seen, (_, place) => odd.some(([at]) => at === place));
  },
};

/** 'Write the verb in bold in the tense of the others.' */
const mendOdd: AgreementForm = {
  size: at(['consistency'], 160, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const story = random.pick(stories());
    const side = hard ? 'past' : 'present';
    const odd = random.int(0, 2);
    const verb = story.verbs[odd];
    if (verb === undefined || story.verbs.length < 3) return undefined;
    const words = told(story, side, odd);
    const [right, wrong] = side === 'past' ? [verb.past, verb.present] : [verb.present, verb.past];
    const text = words
      .map((word, place) => (place === verb.place && !hard ? word.replace(wrong, `**${wrong}**`) : word))
      .join(' ');
    return write(
      {
        prompt: [
          hard
            ? 'One verb is in another tense. Write it as it should be.'
            : 'Write the verb in bold in the tense of the others.',
          text,
        ],
        hint: 'Find the other verbs first. Are they in the past or in the present?',
        steps: [`The other verbs are in the ${side}.`, `So “${wrong}” becomes **${right}**.`],
        variant: `mend ${hard} ${text}`,
        features: { load: hard ? 4 : 2 },
      },
      [right],
      [[wrong, mistake('tense-kept', keep)]],
    );
  },
  solve({ asks, shows }) {
    if (!/^(One verb is in another tense|Write the verb in bold in the tense)/.test(asks)) return undefined;
    const words = shows.replaceAll('**', '').split(' ');
    const sides = sidesOf(words);
    const [odd] = sides.filter(([, side]) => sides.filter(([, other]) => other === side).length === 1);
    if (odd === undefined) return [];
    const word = words[odd[0]]?.replace(/[.,]$/, '') ?? '';
    const own = stories().find((story) =>
      story.words.every((token, at) => token.startsWith('[') || token === words[at]),
    );
    const verb = own?.verbs.find(({ past, present }) => (odd[1] === 'past' ? past : present) === word);
    return verb === undefined ? [] : typed(odd[1] === 'past' ? verb.present : verb.past);
  },
};

/** 'Which sentence keeps to one tense?' */
const whichKeeps: AgreementForm = {
  size: at(['consistency'], 100, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(stories(), 7);
    if (own === undefined) return undefined;
    const right = told(own, random.pick(tenses), -1).join(' ');
    return withOptions(
      choose(
        random,
        {
          prompt: ['Which sentence keeps to one tense?'],
          hint: 'Find all the verbs of each sentence. Are they all in the past, or all in the present?',
          steps: [keep, `So it is: **${right}**`],
          variant: `keeps ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        others.map(
          (other): Slip => [
            told(other, random.pick(tenses), random.int(0, other.verbs.length - 1)).join(' '),
            mistake('tense-shifts', 'One of its verbs is in another tense.'),
          ],
        ),
        hard ? 5 : 3,
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which sentence keeps to one tense?'
      ? chosen(seen, (option) => new Set(sidesOf(option.split(' ')).map(([, side]) => side)).size === 1)
      : undefined,
};

/** The ways of asking about agreement, the subjunctive and steady tenses. */
export const agreementForms: readonly AgreementForm[] = [
  gapChoice,
  gapTyped,
  rightSentence,
  tapOdd,
  mendOdd,
  whichKeeps,
];
