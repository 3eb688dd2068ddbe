/** Sentences whose verbs stay in one tense. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake } from './sentences-and-mistakes.ts';
import { consistent, longerConsistent } from './verbs.data.ts';

interface Story {
  readonly words: readonly string[];
  /** Place of each verb with its past and present. */
  readonly verbs: readonly { readonly place: number; readonly past: string; readonly present: string }[];
}

const storiesIn = (lines: string): readonly Story[] =>
  rowsOf(lines).map((row): Story => {
    const tokens = partOf(row, 0).split(' ');
    const verbs = tokens.flatMap((token, place) => {
      const [, past, present] = /^\[(.+)\/(.+)\]/.exec(token) ?? [];
      return past === undefined || present === undefined || past === present ? [] : [{ place, past, present }];
    });
    return { words: tokens, verbs };
  });

const stories = once(() => storiesIn(consistent));

/** Stories of two sentences. */
const longer = once(() => storiesIn(longerConsistent));

const tenses = ['past', 'present'] as const;

type Side = (typeof tenses)[number];

const otherSide = (side: Side): Side => (side === 'past' ? 'present' : 'past');

/** The story told in one tense, but for one verb (none: -1). */
export function storySentences(story: Story, side: Side, odd: number): readonly string[] {
  return story.words.map((token, place) => {
    const verb = story.verbs.findIndex((each) => each.place === place);
    const wanted = verb === odd ? tenses.find((each) => each !== side) : side;
    return token.replace(/^\[(.+)\/(.+)\]/, wanted === 'past' ? '$1' : '$2');
  });
}

const book = once(() => {
  const found = new Map<string, Side>();
  for (const { verbs } of [...stories(), ...longer()])
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

/** The verbs of a story in a tense, but for one. */
const formsIn = ({ verbs }: Story, side: Side, odd: number): string =>
  verbs
    .filter((_, place) => place !== odd)
    .map((verb) => verb[side])
    .join(', ');

const keep = 'All the verbs of the sentence must stay in one tense.';
const keepInText = 'All the verbs must stay in one tense.';

/** 'Tap the verb that is in the wrong tense.' */
export const tapOdd: TenseForm = {
  weight: at(['consistency'], 160, 'easy', 'medium'),
  make(random, cell) {
    const story = random.pick(stories());
    const side = random.pick(tenses);
    const odd = cell.difficulty === 'easy' ? 2 : random.int(0, 1);
    const verb = story.verbs[odd];
    if (verb === undefined || story.verbs.length < 3) return undefined;
    const words = storySentences(story, side, odd);
    return tap(
      {
        prompt: ['One verb is not in the same tense as the others. Tap it.'],
        hint: 'Find all the verbs. Which of them are in the past and which in the present?',
        steps: [
          `The other verbs are in the ${side}: ${formsIn(story, side, odd)}.`,
          keep,
          `The odd verb is **${side === 'past' ? verb.present : verb.past}**. It should be **${side === 'past' ? verb.past : verb.present}**.`,
        ],
        variant: `tap odd ${words.join(' ')}`,
        features: { load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      words,
      [verb.place],
      (place) => {
        const word = words[place]?.replace(/[.,]/g, '');
        return mistake(
          'tense-doubted',
          story.verbs.some((each) => each.place === place)
            ? `“${word}” is in the ${side}, as most of the verbs here are.`
            : words[place - 1] === 'to' && word !== 'the'
              ? `“To ${word}” is neither in the past nor in the present, so it can’t be the odd one.`
              : `“${word}” is not one of the verbs that tell the tense here.`,
        );
      },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('One verb is not in the same tense')) return undefined;
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

/** 'One verb is in another tense': in one sentence, at hard in two. */
export const mendOdd: TenseForm = {
  weight: at(['consistency'], 160, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const story = random.pick(hard ? longer() : stories().filter(({ verbs }) => verbs.length > 2));
    const side = random.pick(tenses);
    const odd = random.int(0, story.verbs.length - 1);
    const verb = story.verbs[odd];
    // A verb that takes -ed is mended without thinking of its tense.
    if (verb === undefined || verb.past.endsWith('ed')) return undefined;
    const [right, wrong] = side === 'past' ? [verb.past, verb.present] : [verb.present, verb.past];
    const text = storySentences(story, side, odd).join(' ');
    return write(
      {
        prompt: ['One verb is in another tense. Write it as it should be.', text],
        hint: 'Find the other verbs first. Are they in the past or in the present?',
        steps: [
          `The other verbs are in the ${side}: ${formsIn(story, side, odd)}.`,
          hard ? keepInText : keep,
          `So “${wrong}” becomes **${right}**.`,
        ],
        variant: `mend ${hard} ${text}`,
        features: { load: hard ? 4 : 2 },
      },
      formsOf(right),
      [
        [
          wrong,
          mistake('tense-kept', `“${wrong}” is in the ${otherSide(side)}, but the other verbs are in the ${side}.`),
        ],
      ],
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('One verb is in another tense')) return undefined;
    const words = shows.split(' ');
    const sides = sidesOf(words);
    const [odd] = sides.filter(([, side]) => sides.filter(([, other]) => other === side).length === 1);
    if (odd === undefined) return [];
    const word = words[odd[0]]?.replace(/[.,]$/, '') ?? '';
    const own = [...stories(), ...longer()].find(
      ({ words: tokens }) =>
        tokens.length === words.length && tokens.every((token, at) => token.startsWith('[') || token === words[at]),
    );
    const verb = own?.verbs.find(({ past, present }) => (odd[1] === 'past' ? past : present) === word);
    return verb === undefined
      ? []
      : formsOf(odd[1] === 'past' ? verb.present : verb.past).flatMap((form) => typed(form));
  },
};

/** 'Which sentence keeps to one tense?' */
export const whichKeeps: TenseForm = {
  weight: at(['consistency'], 100, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(hard ? longer() : stories(), 7);
    if (own === undefined) return undefined;
    const side = random.pick(tenses);
    const right = storySentences(own, side, -1).join(' ');
    return withOptions(
      chooseText(
        random,
        {
          prompt: [hard ? 'Which text keeps to one tense?' : 'Which sentence keeps to one tense?'],
          hint: 'Find all the verbs of each one. Are they all in the past, or all in the present?',
          steps: [
            'Underline every verb and write past or present above it.',
            `${hard ? keepInText : keep} Here all are in the ${side}: ${formsIn(own, side, -1)}.`,
            `So it is: **${right}**`,
          ],
          variant: `keeps ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        others.map((other): TextMistake => {
          const most = random.pick(tenses);
          const odd = random.int(0, other.verbs.length - 1);
          return [
            storySentences(other, most, odd).join(' '),
            mistake(
              'tense-shifts',
              `“${other.verbs[odd]?.[otherSide(most)]}” is in the ${otherSide(most)}, and the other verbs are in the ${most}.`,
            ),
          ];
        }),
        { count: hard ? 4 : 3 },
      ),
    );
  },
  solve: (seen) =>
    /^Which (?:sentence|text) keeps to one tense\?$/.test(seen.asks)
      ? chosen(seen, (option) => new Set(sidesOf(option.split(' ')).map(([, side]) => side)).size === 1)
      : undefined,
};
