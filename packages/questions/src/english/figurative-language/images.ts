/** Images: which sense a line speaks to, and which mood it makes. */

import { andList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { at, type FigureParams, mistake } from './mistakes.ts';
import { images, twoSenseLines } from './senses.data.ts';

type FigureForm = Form<FigureParams>;

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

const organOf = (sense: string): string => senses.flatMap((each) => (each === sense ? [organs[each]] : [])).join('');

/** The sense of a line, by the words in it: the second reading. */
function readSense(line: string): string {
  if (/scent|reek|perfum|nostril|smelt/i.test(line)) return 'smell';
  if (/tongue|salty|bitter|sour|sweet|spicy/i.test(line)) return 'taste';
  if (/fingers|soft warm|stung|slimy|warmth|clawed|scratched|tickled|soft moss|felt icy/i.test(line)) return 'touch';
  return /rustle|creak|jingle|growl|gurgle|crack|sighed|howl|clang|crunch|boom|clink|screech|hoot|rang|hum/.test(line)
    ? 'sound'
    : 'sight';
}

/** 'Which sense does this line speak to?' */
const whichSense: FigureForm = {
  weight: at(['imagery'], 31, 'easy'),
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
  weight: at(['imagery'], 90, 'easy'),
  make(random) {
    const sense = random.pick(senses);
    const right = random.pick(pictures().filter((each) => each.sense === sense)).line;
    const wrong = random.sample(
      pictures().filter((each) => each.sense !== sense),
      9,
    );
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
          features: { load: 1 },
        },
        right,
        wrong.map(
          (each): TextMistake => [each.line, mistake('sense-misjudged', `That line is mostly about ${each.sense}.`)],
        ),
        { count: 3 },
      ),
    );
  },
  solve(seen) {
    const [, sense] = /^Which line appeals most to the sense of (\w+)\?$/.exec(seen.asks) ?? [];
    return sense === undefined ? undefined : chosen(seen, (option) => readSense(option) === sense);
  },
};

const twoSenses = once(() =>
  rowsOf(twoSenseLines).map((row) => ({ senses: [partOf(row, 0), partOf(row, 1)], line: partOf(row, 2) })),
);
/** Two senses in the order in which they are always named, whichever comes first in the line. */
const pairText = (found: readonly string[]): string => senses.filter((sense) => found.includes(sense)).join(' and ');
const allPairs = senses.flatMap((one, place) => senses.slice(place + 1).map((other) => [one, other]));
const bothAsk = 'Which two senses does this line appeal to most?';

/** 'Which two senses does this line appeal to?' Every wrong pair shares a sense with the right one. */
const whichTwo: FigureForm = {
  weight: at(['imagery'], 60, 'hard'),
  make(random) {
    const { senses: right, line } = random.pick(twoSenses());
    const close = allPairs.filter((pair) => pair.filter((sense) => right.includes(sense)).length === 1);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [bothAsk, line],
          hint: 'Imagine that you are there. Ask how you would notice the first thing that is told, and how the second.',
          steps: [
            'The line has two parts. Ask of each how you would notice what it tells.',
            ...right.map((sense) => organOf(sense)),
            `So the senses are **${pairText(right)}**.`,
          ],
          variant: `two senses ${line}`,
          features: { load: 5 },
        },
        pairText(right),
        close.map((pair): TextMistake => {
          const missed = pair.find((sense) => !right.includes(sense)) ?? '';
          return [
            pairText(pair),
            mistake('sense-misjudged', `The line tells you little or nothing through ${missed}.`),
          ];
        }),
        { count: 5 },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === bothAsk
      ? chosen(
          seen,
          (option) => option === pairText(seen.shows.split(/, (?:and|but) | and | while | as /).map(readSense)),
        )
      : undefined,
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

/** The ways of asking about images. */
export const imageForms: readonly FigureForm[] = [whichSense, lineOfSense, whichTwo, whichMood];
