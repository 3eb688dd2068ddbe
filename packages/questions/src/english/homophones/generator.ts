/** e.homophone: words that sound alike or are mixed up. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { andList, orList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions, write } from '../ask.ts';
import { once } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { gapped, putInto } from '../spelling/word-lists.ts';
import {
  all,
  at,
  groups,
  many,
  mistake,
  mixed,
  type Params,
  type SoundForm,
  says,
  type Use,
  uses,
  usesOf,
} from './mixed-up-words.ts';
import { ownMeaning, whichMean } from './word-meanings.ts';

/** The second solver's book: every sentence with its gap, and the word that fills it. */
const book = once(() => new Map(usesOf(all()).map(({ sentence, word }) => [gapped(sentence, word), word])));

const questionTextOf = (
  use: Use,
  variant: string,
  load: number,
): Pick<QuestionText, 'hint' | 'steps' | 'variant' | 'features'> => ({
  // To name one of the words would tell which it is.
  hint: 'Say what each word means. Which of these meanings does the sentence need?',
  steps: [
    `The sentence needs this meaning: ${use.meaning}.`,
    `With the word in it: ${use.sentence}`,
    `So it is **${use.word}**.`,
  ],
  variant: `${variant} ${use.sentence}`,
  features: { load },
});

const oneGap = 'Which word fits the gap?';

/** 'Which word fits the gap?', of three words or more. */
const whichFits: SoundForm = {
  weight: at((cell) => uses(cell).filter(({ others }) => others.length > 1).length, 'easy'),
  make(random, cell) {
    const use = random.pick(uses(cell).filter(({ others }) => others.length > 1));
    return chooseText(
      random,
      { ...questionTextOf(use, 'fits', 1), prompt: [oneGap, gapped(use.sentence, use.word)] },
      use.word,
      use.others.map((other): TextMistake => [other.word, mixed(other)]),
      { count: use.others.length + 1, layout: 'grid' },
    );
  },
  solve: (seen) => (seen.asks === oneGap ? chosen(seen, (option) => option === book().get(seen.shows)) : undefined),
};

const twoGaps = 'Which words fit the gaps?';

/** Two sentences with a pair of words each. */
const whichTwoFit: SoundForm = {
  weight: at(many, 'easy'),
  make(random, cell) {
    const pairs = groups(cell).filter(({ words }) => words.length === 2);
    const [first, second] = random.sample(pairs, 2).map((group) => random.pick(usesOf([group])));
    if (first === undefined || second === undefined) return undefined;
    const judged = (use: Use): Judged => {
      const [other = use] = use.others;
      return { text: gapped(use.sentence, use.word), right: use.word, other: other.word, because: mixed(other) };
    };
    const meant = (use: Use): string => `The sentence needs this meaning: ${use.meaning}. ${use.sentence}`;
    return judgeTwo(
      {
        asks: twoGaps,
        hint: `Start with the first sentence. What do ${andList([first.word, first.others[0]?.word ?? ''].sort().map((word) => `“${word}”`))} mean? Which of the two meanings does it need? Then do the same with the second.`,
        steps: [`First: ${meant(first)}`, `Second: ${meant(second)}`, `So it is **${both(first.word, second.word)}**.`],
        features: { load: 1 },
      },
      judged(first),
      judged(second),
    );
  },
  solve(seen) {
    if (seen.asks !== twoGaps) return undefined;
    const [first, second] = readTwo(seen.shows).map((text) => book().get(text) ?? '');
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};

/** 'Type the right word.' */
const typeWord: SoundForm = {
  weight: at(many, 'medium'),
  make(random, cell) {
    const use = random.pick(uses(cell));
    const words = [use.word, ...use.others.map(({ word }) => word)].sort();
    return write(
      {
        ...questionTextOf(use, 'type', 2),
        prompt: [`Type ${orList(words)} to fill the gap.`, gapped(use.sentence, use.word)],
      },
      [use.word],
      use.others.map((other): TextMistake => [other.word, mixed(other)]),
    );
  },
  solve: ({ asks, shows }) => (/^Type .+ to fill the gap\.$/.test(asks) ? typed(book().get(shows) ?? '') : undefined),
};

const wrongly = ({ sentence, word, others }: Use, place: number): string =>
  putInto(sentence, word, others[place]?.word ?? '');

/** Which word of a group stands in a sentence, and whether it belongs there. */
function isRight(sentence: string): boolean {
  return usesOf(all()).some((use) => use.sentence === sentence);
}

/** One sentence with the right word, or one with the wrong word. */
const whichSentence: SoundForm = {
  weight: at(() => 100, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = hard ? 5 : 3;
    const findsRight = !hard || random.chance(1, 2);
    const picked = random.sample(groups(cell), 8).map((group) => random.pick(usesOf([group])));
    const [own, ...others] = picked;
    if (own === undefined) return undefined;
    const right = findsRight ? own.sentence : wrongly(own, 0);
    return withOptions(
      chooseText(
        random,
        {
          ...questionTextOf(own, `sentence ${findsRight}`, hard ? 4 : 1),
          prompt: [findsRight ? 'Which sentence uses the right word?' : 'Which sentence uses the wrong word?'],
          hint: 'Look in each sentence for a word that is often mixed up with another. Is it the right one?',
          steps: findsRight
            ? [
                says(own),
                'That fits its sentence. In each of the others, one word has a meaning that doesn’t fit.',
                `So it is: **${right}**`,
              ]
            : [
                own.others.slice(0, 1).map(says).join(''),
                `Its sentence needs another word. ${says(own)}`,
                `It should be: ${own.sentence}`,
                `So it is: **${right}**`,
              ],
        },
        right,
        others.map(
          (other): TextMistake =>
            findsRight
              ? [
                  wrongly(other, random.int(0, other.others.length - 1)),
                  mistake('mixed-up', `It should be “${other.word}”. ${says(other)}`),
                ]
              : [other.sentence, mistake('right-word-doubted', `“${other.word}” is right there. ${says(other)}`)],
        ),
        { count },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence uses the (right|wrong) word\?$/.exec(seen.asks) ?? [];
    return which === undefined ? undefined : chosen(seen, (option) => isRight(option) === (which === 'right'));
  },
};

const bare = (word: string): string => word.replaceAll(/[^\p{L}’]/gu, '').toLowerCase();

/** 'Tap the wrong word', in two sentences: in a single one, only one word could be mixed up with another. */
const tapWrong: SoundForm = {
  weight: at((cell) => many(cell), 'hard'),
  make(random, cell) {
    const [use, beside] = random.sample(groups(cell), 2).map((group) => random.pick(usesOf([group])));
    if (use === undefined || beside === undefined) return undefined;
    const wrong = random.pick(use.others).word;
    const pair = [wrong, use.word].map(bare);
    // The pair in the other sentence, too, would make it unclear which word is meant.
    if (beside.sentence.split(' ').some((word) => pair.includes(bare(word)))) return undefined;
    const text = putInto(use.sentence, use.word, wrong);
    const words = random.shuffle([text, beside.sentence]).join(' ').split(' ');
    const place = words.findIndex((word) => bare(word) === bare(wrong));
    return tap(
      {
        ...questionTextOf(use, 'tap', 4),
        prompt: ['One word is wrong: it is often mixed up with another. Tap it.'],
        hint: 'Look in each sentence for a word that is often mixed up with another. Think about what it means.',
        steps: [
          use.others
            .filter(({ word }) => word === wrong)
            .map(says)
            .join(' '),
          `Its sentence needs another word. ${says(use)}`,
          `So “${wrong}” should be **${use.word}**.`,
        ],
        variant: `tap ${text}`,
      },
      words,
      [place],
      (other) =>
        mistake(
          'right-word-doubted',
          bare(words[other] ?? '') === bare(beside.word)
            ? `“${beside.word}” is the right word there. ${says(beside)}`
            : `“${words[other]?.replaceAll(/[^\p{L}’]/gu, '')}” is the right word there.`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('One word is wrong: it is often mixed up')) return undefined;
    const ends = seen.options.flatMap((word, place) => (/[.?!]$/.test(word) ? [place] : []));
    const places = seen.options.map(bare).flatMap((word, place) => {
      const start = (ends.findLast((end) => end < place) ?? -1) + 1;
      const text = seen.options.slice(start, (ends.find((end) => end >= place) ?? place) + 1).join(' ');
      const group = all().filter(({ words }) => words.some((each) => each.word.toLowerCase() === word));
      const fits = group.some(({ words }) =>
        words.some(
          (each) =>
            each.word.toLowerCase() !== word &&
            each.sentences.some((sentence) => putInto(sentence, each.word, word).toLowerCase() === text.toLowerCase()),
        ),
      );
      return fits ? [place] : [];
    });
    return chosen(seen, (_, place) => places.includes(place));
  },
};

export const homophone = generatorOfForms<Params, Seen>({
  generatorId: 'e.homophone',
  version: 19,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230202: { years: [3] },
    240202: { years: [4] },
    250202: { years: [5] },
    260202: { years: [6] },
    270101: { years: [7] },
  },
  forms: [whichFits, whichTwoFit, whichSentence, whichMean, ownMeaning, typeWord, tapWrong],
});
