/** Similes and images. */

import { andList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, gap, standsOut, withOptions, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { at, type FigureParams, mistake } from './mistakes.ts';
import { pictureOf } from './pictures.ts';
import { alsoSaidSimiles, asSimiles, images, likeSimiles, nearSimiles, notSimiles } from './similes.data.ts';

type FigureForm = Form<FigureParams>;
const rule = 'A simile says that one thing is like another, with “like” or “as”.';

const known = once(() => rowsOf(asSimiles).map((row) => ({ how: partOf(row, 0), what: partOf(row, 1) })));
const own = once(() =>
  rowsOf(likeSimiles).map((row) => ({ line: partOf(row, 0), meaning: partOf(row, 1), wrong: row.slice(2) })),
);
const near = once(() => rowsOf(nearSimiles).map((row) => partOf(row, 0)));
const plain = once(() => [...rowsOf(notSimiles).map((row) => partOf(row, 0)), ...near()]);
/** What like or as does in the sentences without a simile. */
const otherUses = once(
  () => new Map(rowsOf(notSimiles + nearSimiles).map((row) => [partOf(row, 0), partOf(row, 1)] as const)),
);
const isSimile = (line: string): boolean =>
  own().some((each) => each.line === line) || known().some(({ how, what }) => line.includes(`as ${how} as ${what}`));

const alsoSaid = once(() => rowsOf(alsoSaidSimiles).map((row) => [partOf(row, 0), partOf(row, 1)] as const));
const isSaid = (how: string, what: string): boolean => alsoSaid().some(([one, other]) => one === how && other === what);

/** 'As brave as …?' */
const complete: FigureForm = {
  weight: at(['similes'], 36, 'easy'),
  make(random) {
    const [right, ...all] = random.sample(known(), 9);
    if (right === undefined) return undefined;
    const others = all.filter(({ what }) => !isSaid(right.how, what));
    return chooseText(
      random,
      {
        prompt: ['Which words complete the simile?', `as ${right.how} as ${gap}`],
        hint: `What is known for being ${right.how}?`,
        steps: [
          'People have said these old similes for so long that the two parts belong together.',
          `Learn them as a pair: ${right.how}, ${right.what}.`,
          `The simile is **as ${right.how} as ${right.what}**.`,
        ],
        variant: `complete ${right.how}`,
        features: { load: 1 },
      },
      right.what,
      others.map(
        ({ how, what }): TextMistake => [
          what,
          mistake('another-simile', `That belongs to another simile: “as ${how} as ${what}”.`),
        ],
      ),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which words complete the simile?') return undefined;
    return chosen(seen, (option) =>
      known().some(({ how, what }) => seen.shows === `as ${how} as ${gap}` && what === option),
    );
  },
};

/** 'As … as a lion': type the word. */
const typeHow: FigureForm = {
  weight: at(['similes'], 36, 'medium'),
  make(random) {
    const { how, what } = random.pick(known());
    const letters = [...how].map((letter, place) => (place === 0 || place === how.length - 1 ? letter : '_')).join(' ');
    return write(
      {
        prompt: ['Write the missing word of the simile.', `as ${letters} as ${what}`],
        spoken: `Write the missing word of the simile: as, blank, as ${what}. It begins with ${how.charAt(0)}.`,
        hint: `What have you heard people say? The word has ${how.length} letters.`,
        steps: [
          'People have said this old simile for so long that its two parts belong together.',
          `Your word must begin with ${how.charAt(0)} and end with ${how.slice(-1)}.`,
          `It is as **${how}** as ${what}.`,
        ],
        variant: `how ${how}`,
        features: { load: 2 },
      },
      [how],
      [],
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Write the missing word of the simile.') return undefined;
    const [, letters = '', what = ''] = /^as (.+) as ((?:an?|the|old)? ?\S+)$/.exec(shows) ?? [];
    const pattern = new RegExp(`^${letters.replaceAll(' ', '').replaceAll('_', '[a-z]')}$`);
    return known()
      .filter((each) => each.what === what && pattern.test(each.how))
      .flatMap(({ how }) => typed(how));
  },
};

/** 'Which simile is the right one?' */
const rightOne: FigureForm = {
  weight: at(['similes'], 90, 'easy', 'medium'),
  make(random, cell) {
    const [right, ...others] = random.sample(known(), 9);
    if (right === undefined) return undefined;
    const show = (how: string, what: string): string => `as ${how} as ${what}`;
    const otherWhat = (place: number): string => others[(place + 1) % others.length]?.what ?? '';
    const count = cell.difficulty === 'easy' ? 3 : 5;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which is a well-known simile?'],
          hint: 'Is the thing really known for being like that?',
          steps: [
            'In a well-known simile the thing after the second “as” is known for being like that.',
            `“${right.how}” and “${right.what}” belong together. The parts of the other similes are mixed up.`,
            `It is **${show(right.how, right.what)}**.`,
          ],
          variant: `right ${right.how}`,
          features: { load: count },
        },
        show(right.how, right.what),
        others
          .map(
            (other, place): TextMistake => [
              show(other.how, otherWhat(place)),
              mistake('mismatched-simile', `We say “${show(other.how, other.what)}”.`),
            ],
          )
          .filter(([text]) => !alsoSaid().some(([one, two]) => text === show(one, two))),
        { count, layout: 'grid' },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which is a well-known simile?'
      ? chosen(seen, (option) => known().some(({ how, what }) => option === `as ${how} as ${what}`))
      : undefined,
};

/** 'What does the simile mean?' */
const whatMeans: FigureForm = {
  weight: at(['similes'], 28, 'medium'),
  make(random) {
    const right = random.pick(own());
    return chooseText(
      random,
      {
        prompt: ['What does this simile tell us?', right.line],
        hint: 'What are the two things like? Don’t take it word for word.',
        steps: [rule, pictureOf(right.line), `It means: **${right.meaning}**`],
        variant: `means ${right.line}`,
        features: { load: 2 },
      },
      right.meaning,
      // All of the same thing: one of another thing could be ruled out without a thought for the simile.
      right.wrong.map(
        (text): TextMistake => [
          text,
          mistake('another-meaning', `That isn’t what the two have in common. ${pictureOf(right.line)}`),
        ],
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does this simile tell us?'
      ? chosen(seen, (option) => own().some(({ line, meaning }) => line === seen.shows && meaning === option))
      : undefined,
};

/** 'Which sentence has a simile in it?' and its opposite. */
const whichHas: FigureForm = {
  weight: at(['similes'], 120, 'hard', 'easy'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const similes = random.sample(own(), 8).map(({ line }) => line);
    const others = random.sample(hard ? near() : plain(), 8);
    const [right = '', ...wrong] = wants ? [similes[0] ?? '', ...others] : [others[0] ?? '', ...similes];
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} simile in it?`],
          hint: 'Find the two things that are compared. Not every “like” or “as” makes a simile.',
          steps: [
            rule,
            wants ? `Here two things are compared. ${pictureOf(right)}` : `Here ${otherUses().get(right)}`,
            `So it is: **${right}**`,
          ],
          variant: `has ${wants} ${right}`,
          features: { load: hard ? 5 : 1 },
        },
        right,
        wrong.map(
          (text): TextMistake => [
            text,
            mistake(
              wants ? 'like-without-simile' : 'simile-overlooked',
              wants
                ? `It doesn’t say that one thing is like another. Here ${otherUses().get(text)}`
                : `That is a simile: two things are compared. ${pictureOf(text)}`,
            ),
          ],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) simile in it\?$/.exec(seen.asks) ?? [];
    return which === undefined ? undefined : chosen(seen, (option) => isSimile(option) === (which === 'a'));
  },
};

const senses = ['sight', 'sound', 'smell', 'taste', 'touch'] as const;
const pictures = once(() =>
  rowsOf(images).map((row) => ({
    sense: partOf(row, 0),
    line: partOf(row, 1),
    mood: partOf(row, 2),
    moodWords: listOf(row[3]),
  })),
);
const moods = ['peaceful', 'cheerful', 'threatening', 'spooky'] as const;
/** The moods beside the right one: readers may differ on whether a line is peaceful or cheerful, threatening or spooky. */
const moodsBeside: Readonly<Record<(typeof moods)[number], readonly string[]>> = {
  peaceful: ['exciting', 'gloomy', 'threatening'],
  cheerful: ['gloomy', 'lonely', 'threatening'],
  threatening: ['peaceful', 'cheerful', 'lonely'],
  spooky: ['peaceful', 'cheerful', 'hopeful'],
};

const organs: Readonly<Record<(typeof senses)[number], string>> = {
  sight: 'Colours, light and shapes reach you through your eyes.',
  sound: 'You would need your ears for this: something makes a noise.',
  smell: 'You would need your nose for this: something has a scent.',
  taste: 'You would need your tongue for this: something is sweet, salty, sour, bitter or spicy.',
  touch: 'You would feel this on your skin: it is warm, cold, soft, sharp or slimy.',
};
const moodSigns: Readonly<Record<string, string>> = {
  peaceful: 'Soft, slow and quiet words make you feel calm.',
  cheerful: 'Bright, lively and warm words make you feel happy.',
  threatening: 'Hard, violent words make you feel that danger is near.',
  spooky: 'Dark, cold and strange words make you shiver, though nothing attacks you.',
  exciting: 'Quick words, full of action, make your heart beat faster.',
  gloomy: 'Dull, grey and heavy words make you feel low.',
  lonely: 'Words for being all alone make you feel sad.',
  hopeful: 'Words for light or a new start make you think that things will go well.',
};

/** The sense of a line, by the words in it: the second reading. */
function readSense(line: string): string {
  if (/scent|reek|perfum|nostril|smelt/.test(line)) return 'smell';
  if (/tongue|salty|bitter|lemon|spicy/.test(line)) return 'taste';
  if (/fingers|soft warm|stung our faces|Slimy|warmth|clawed/.test(line)) return 'touch';
  return /rustle|creak|jingle|growl|gurgle|crack|sighed|howl/.test(line) ? 'sound' : 'sight';
}

/** 'Which sense does this line speak to?' */
const whichSense: FigureForm = {
  weight: at(['imagery'], 32, 'easy'),
  make(random) {
    const sense = random.pick(senses);
    const { line } = random.pick(pictures().filter((each) => each.sense === sense));
    return chooseInOrder(
      {
        prompt: ['Which sense does this line appeal to most?', line],
        hint: 'Do you see, hear, smell, taste or feel it?',
        steps: [
          'Imagine that you are there, and ask how you would notice what the line tells.',
          organs[sense],
          `So the sense is **${sense}**.`,
        ],
        variant: `sense ${line}`,
        features: { load: 1 },
      },
      senses,
      sense,
      (other) => mistake('sense-misjudged', `The line tells you little or nothing through ${other}.`),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which sense does this line appeal to most?'
      ? chosen(seen, (option) => option === readSense(seen.shows))
      : undefined,
};

/** 'Which line speaks to the sense of smell?' */
const lineOfSense: FigureForm = {
  weight: at(['imagery'], 90, 'easy', 'hard'),
  make(random, cell) {
    const sense = random.pick(senses);
    const right = random.pick(pictures().filter((each) => each.sense === sense)).line;
    const wrong = random.sample(
      pictures().filter((each) => each.sense !== sense),
      9,
    );
    const hard = cell.difficulty === 'hard';
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which line appeals most to the sense of ${sense}?`],
          hint: 'Imagine each line. How do you notice it?',
          steps: [
            `We are looking for ${sense}. ${organs[sense]}`,
            'Ask of each line how you would notice it.',
            `So it is: **${right}**`,
          ],
          variant: `line ${sense} ${right}`,
          features: { load: hard ? 5 : 1 },
        },
        right,
        wrong.map(
          (each): TextMistake => [each.line, mistake('sense-misjudged', `That line is mostly about ${each.sense}.`)],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, sense] = /^Which line appeals most to the sense of (\w+)\?$/.exec(seen.asks) ?? [];
    return sense === undefined ? undefined : chosen(seen, (option) => readSense(option) === sense);
  },
};

/** 'What mood does the line make?' */
const whichMood: FigureForm = {
  weight: at(['imagery'], 32, 'medium'),
  make(random) {
    const mood = random.pick(moods);
    const { line, moodWords } = random.pick(pictures().filter((each) => each.mood === mood));
    return chooseText(
      random,
      {
        prompt: ['What mood does this line create?', line],
        hint: 'How would you feel if you were there?',
        steps: [
          'Look for single words in the line that carry the feeling.',
          `${moodSigns[mood]} In this line ${andList(moodWords.map((word) => `“${word}”`))} do that.`,
          `The mood is **${mood}**.`,
        ],
        variant: `mood ${line}`,
        features: { load: 2 },
      },
      mood,
      moodsBeside[mood].map((other): TextMistake => {
        const a = other === 'exciting' ? 'An' : 'A';
        return [other, mistake('mood-misjudged', `${a} ${other} line sounds different. ${moodSigns[other]}`)];
      }),
      { layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'What mood does this line create?'
      ? chosen(seen, (option) => pictures().some(({ line, mood }) => line === seen.shows && mood === option))
      : undefined,
};

/** The ways of asking about similes and images. */
export const simileForms: readonly FigureForm[] = [
  complete,
  typeHow,
  rightOne,
  whatMeans,
  whichHas,
  whichSense,
  lineOfSense,
  whichMood,
];
