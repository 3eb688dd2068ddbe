/** Stories whose verbs stay in one tense. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake, type TenseCell } from './sentences-and-mistakes.ts';
import { layeredStories, plainStories } from './stories.data.ts';

interface Story {
  readonly words: readonly string[];
  /** Place of each verb of the story with its past and present. */
  readonly verbs: readonly { readonly place: number; readonly past: string; readonly present: string }[];
  /** Places of the verbs that are rightly in a tense of their own. */
  readonly others: readonly number[];
}

const storiesIn = (lines: string): readonly Story[] =>
  rowsOf(lines).map((row): Story => {
    const tokens = partOf(row, 0).split(' ');
    const verbs = tokens.flatMap((token, place) => {
      const [, past, present] = /^\[(.+)\/(.+)\]/.exec(token) ?? [];
      return past === undefined || present === undefined || past === present ? [] : [{ place, past, present }];
    });
    const others = tokens.flatMap((token, place) => (token.startsWith('{') ? [place] : []));
    return { words: tokens.map((token) => token.replace(/[{}]/g, '')), verbs, others };
  });

/** Stories told in one tense throughout. */
const plain = once(() => storiesIn(plainStories));

/** Stories in which somebody speaks, or that tell of long ago and of today as well. */
const layered = once(() => storiesIn(layeredStories));

/**
 * What each level of year 7 is asked about: one verb among those of a short sentence is found years before. A tense of its own has to be
 * allowed for from medium on, and at hard while a verb is mended or four texts are compared.
 *
 * | level  | tap the odd verb | mend it | which text keeps its tense |
 * | easy   | plain            | -       | plain, three               |
 * | medium | layered          | plain   | plain, four                |
 * | hard   | -                | layered | layered, four              |
 */
const tapped = ({ difficulty }: TenseCell): readonly Story[] => (difficulty === 'easy' ? plain() : layered());
const mended = ({ difficulty }: TenseCell): readonly Story[] => (difficulty === 'hard' ? layered() : plain());

const loads = { easy: 1, medium: 2, hard: 4 } as const;

const tenses = ['past', 'present'] as const;

type Side = (typeof tenses)[number];

const otherSide = (side: Side): Side => (side === 'past' ? 'present' : 'past');

/** The story told in one tense, but for one verb (none: -1). */
function storyWords(story: Story, side: Side, odd: number): readonly string[] {
  return story.words.map((token, place) => {
    const verb = story.verbs.findIndex((each) => each.place === place);
    const wanted = verb === odd ? otherSide(side) : side;
    return token.replace(/^\[(.+)\/(.+)\]/, wanted === 'past' ? '$1' : '$2');
  });
}

const book = once(() => {
  const found = new Map<string, Side>();
  for (const { verbs } of [...plain(), ...layered()])
    for (const { past, present } of verbs) {
      found.set(past, 'past');
      found.set(present, 'present');
    }
  return found;
});

/**
 * Places of the verbs in a tense, by the book of verb forms. A word that is no verb here doesn't count, nor does what somebody says or what
 * stands after that, which or where.
 */
function sidesOf(words: readonly string[]): readonly (readonly [number, Side])[] {
  let isSaid = false;
  let isClause = false;
  return words.flatMap((word, place) => {
    isSaid ||= word.startsWith('“');
    isClause ||= !isSaid && /^(?:that|which|where)$/.test(word);
    const isOwn = isSaid || isClause;
    if (word.includes('”')) isSaid = false;
    if (word.endsWith('.')) isClause = false;
    const side = book().get(word.replace(/[.,]$/, ''));
    const isNoun = /^(the|a|an|her|his|its|their|first|of|for)$/i.test(words[place - 1] ?? '');
    return side === undefined || isNoun || isOwn ? [] : [[place, side] as const];
  });
}

/** The verbs of a story in a tense, but for one. */
const formsIn = ({ verbs }: Story, side: Side, odd: number): string =>
  verbs
    .filter((_, place) => place !== odd)
    .map((verb) => verb[side])
    .join(', ');

const wordAt = (words: readonly string[], place: number): string => (words[place] ?? '').replace(/[.,”]+$/, '');

const isSpokenIn = (words: readonly string[]): boolean => words.some((word) => word.startsWith('“'));

/** Why the other verbs of a story are no mistakes. */
const whyOthers = ({ words, others }: Story): string =>
  others.length === 0
    ? 'All the verbs must stay in one tense.'
    : `${isSpokenIn(words) ? 'What somebody says' : 'The part about long ago and today'} has tenses of its own: ${others.map((place) => `“${wordAt(words, place)}”`).join(' and ')}. All the other verbs must stay in one tense.`;

const hintFor = ({ others }: Story, where = ''): string =>
  others.length === 0
    ? `Find all the verbs${where}. Which of them are in the past and which in the present?`
    : `Follow the story${where} from verb to verb. What somebody says may be in another tense, and so may a part about long ago and today.`;

/** 'Tap the verb that is in the wrong tense.' */
export const tapOdd: TenseForm = {
  weight: at(['consistency'], 160, 'easy', 'medium'),
  make(random, cell) {
    const story = random.pick(tapped(cell));
    const side = random.pick(tenses);
    const odd = random.int(0, story.verbs.length - 1);
    const verb = story.verbs[odd];
    if (verb === undefined) return undefined;
    const words = storyWords(story, side, odd);
    return tap(
      {
        prompt: ['One verb is not in the tense of the story. Tap it.'],
        hint: hintFor(story),
        steps: [
          `The story is told in the ${side}: ${formsIn(story, side, odd)}.`,
          whyOthers(story),
          `The odd verb is **${verb[otherSide(side)]}**. It should be **${verb[side]}**.`,
        ],
        variant: `tap odd ${words.join(' ')}`,
        features: { load: loads[cell.difficulty] },
      },
      words,
      [verb.place],
      (place) => {
        const word = wordAt(words, place).replace(/^“/, '');
        return mistake(
          'tense-doubted',
          story.verbs.some((each) => each.place === place)
            ? `“${word}” is in the ${side}, as most of the verbs here are.`
            : story.others.includes(place)
              ? `“${word}” is ${isSpokenIn(words) ? 'part of what somebody says' : 'in the part about long ago and today'}, so it may be in another tense.`
              : `“${word}” is not one of the verbs that tell the tense here.`,
        );
      },
    );
  },
  solve(seen) {
    if (seen.asks !== 'One verb is not in the tense of the story. Tap it.') return undefined;
    const sides = sidesOf(seen.options);
    const odd = sides.filter(([, side]) => sides.filter(([, other]) => other === side).length === 1);
    return chosen(seen, (_, place) => odd.some(([at]) => at === place));
  },
};

/** Past forms that have another one, as right. */
const otherPasts: Readonly<Record<string, string>> = { knelt: 'kneeled', leapt: 'leaped', lit: 'lighted' };

const formsOf = (verb: string): readonly string[] => [
  verb,
  ...(otherPasts[verb] === undefined ? [] : [otherPasts[verb]]),
];

const mendAsks = 'One verb is not in the tense of the story. Write it as it should be.';

/** 'One verb is not in the tense of the story. Write it as it should be.' */
export const mendOdd: TenseForm = {
  weight: at(['consistency'], 110, 'medium', 'hard'),
  make(random, cell) {
    const story = random.pick(mended(cell));
    const side = random.pick(tenses);
    const odd = random.int(0, story.verbs.length - 1);
    const verb = story.verbs[odd];
    // A verb that takes -ed is mended without thinking of its tense.
    if (verb === undefined || verb.past.endsWith('ed')) return undefined;
    const [right, wrong] = [verb[side], verb[otherSide(side)]];
    const text = storyWords(story, side, odd).join(' ');
    return write(
      {
        prompt: [mendAsks, text],
        hint: hintFor(story),
        steps: [
          `The story is told in the ${side}: ${formsIn(story, side, odd)}.`,
          whyOthers(story),
          `So “${wrong}” becomes **${right}**.`,
        ],
        variant: `mend ${text}`,
        features: { load: loads[cell.difficulty] },
      },
      formsOf(right),
      [
        [
          wrong,
          mistake('tense-kept', `“${wrong}” is in the ${otherSide(side)}, but the story is told in the ${side}.`),
        ],
      ],
    );
  },
  solve({ asks, shows }) {
    if (asks !== mendAsks) return undefined;
    const words = shows.split(' ');
    const sides = sidesOf(words);
    const [odd] = sides.filter(([, side]) => sides.filter(([, other]) => other === side).length === 1);
    if (odd === undefined) return [];
    const word = wordAt(words, odd[0]);
    const own = [...plain(), ...layered()].find(
      ({ words: tokens }) =>
        tokens.length === words.length && tokens.every((token, at) => token.startsWith('[') || token === words[at]),
    );
    const verb = own?.verbs.find(({ past, present }) => (odd[1] === 'past' ? past : present) === word);
    return verb === undefined ? [] : formsOf(verb[otherSide(odd[1])]).flatMap((form) => typed(form));
  },
};

const keepsAsks = 'In which text is every verb in the right tense?';

/** 'In which text is every verb in the right tense?' */
export const whichKeeps: TenseForm = {
  weight: at(['consistency'], 100, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const [own, ...others] = random.sample(mended(cell), 7);
    if (own === undefined) return undefined;
    const side = random.pick(tenses);
    const right = storyWords(own, side, -1).join(' ');
    return withOptions(
      chooseText(
        random,
        {
          prompt: [keepsAsks],
          hint: hintFor(own, ' of each text'),
          steps: [
            'Underline every verb and write past or present above it.',
            `${whyOthers(own)} Here they are in the ${side}: ${formsIn(own, side, -1)}.`,
            `So it is: **${right}**`,
          ],
          variant: `keeps ${right}`,
          features: { load: loads[cell.difficulty] },
        },
        right,
        others.map((other): TextMistake => {
          const most = random.pick(tenses);
          const odd = random.int(0, other.verbs.length - 1);
          return [
            storyWords(other, most, odd).join(' '),
            mistake(
              'tense-shifts',
              `“${other.verbs[odd]?.[otherSide(most)]}” is in the ${otherSide(most)}, but the story is told in the ${most}.`,
            ),
          ];
        }),
        { count: cell.difficulty === 'easy' ? 3 : 4 },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === keepsAsks
      ? chosen(seen, (option) => new Set(sidesOf(option.split(' ')).map(([, side]) => side)).size === 1)
      : undefined,
};
