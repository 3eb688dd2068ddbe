/** e.ordering: sentences of a text in their order, and shuffled sentences. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { singleMarks } from '../../kernel/quotation.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseText, standsOut, write } from '../ask.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { spareWord, unscrambled } from './shuffled-sentences.ts';
import {
  all,
  at,
  closes,
  endsLoosely,
  misplaced,
  mistake,
  type OrderForm,
  opensLoosely,
  type Params,
  pointer,
  pool,
  reasonFor,
  reasonIn,
  rule,
  starts,
  type Text,
  textWith,
} from './texts-in-order.ts';

const letters: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** A sentence in inverted commas; what is said in it has single ones. */
const quoted = (sentence: string): string => `“${singleMarks(sentence)}”`;

/** The sentences as a table under letters, in a mixed order. */
function table(title: string, sentences: readonly string[]) {
  return {
    type: 'table' as const,
    caption: title,
    head: ['', 'Sentence'],
    rows: sentences.map((sentence, place) => [letters[place] ?? '', sentence]),
  };
}

/** The texts without a word that gives the place of its sentence away: 'first', 'at last'. */
const unmarked = (cell: Cell<Params>) =>
  pool(cell).filter(({ sentences }) =>
    sentences.every((sentence) => !/^(first|at last|finally|last of all|in the end)\b/i.test(sentence)),
  );

const ends = ['first', 'last'] as const;

/** 'Which sentence comes first?' From year 6 on, the words that point back show it at a glance. */
const whichEnd: OrderForm = {
  weight: at((cell) => (cell.year === 4 ? pool(cell).length + unmarked(cell).length : 0), 'easy'),
  make(random, cell) {
    const end = random.pick(ends);
    const text = random.pick(end === 'first' ? pool(cell) : unmarked(cell));
    const right = (end === 'first' ? text.sentences[0] : text.sentences.at(-1)) ?? '';
    return chooseText(
      random,
      {
        prompt: [`These sentences are from a text called “${text.title}”. Which comes ${end}?`],
        hint: rule,
        steps: [
          `In order: ${text.sentences.join(' ')}`,
          end === 'first' ? `The first sentence ${starts}` : `${closes} ${reasonFor(text, right)}`,
          `So this comes ${end}: **${right}**`,
        ],
        variant: `${end} ${text.title}`,
        features: { sentences: text.sentences.length, load: 1 },
      },
      right,
      text.sentences
        .filter((sentence) => sentence !== right)
        .map((sentence): TextMistake => {
          const place = text.sentences.indexOf(sentence);
          const next = text.sentences[place + 1];
          return [
            sentence,
            end === 'first' || next === undefined
              ? mistake('not-the-first', `${reasonIn('Here', text, sentence)} So this sentence can’t come first.`)
              : mistake('not-the-last', `The text goes on after it: ${quoted(next)} ${reasonFor(text, next)}`),
          ];
        }),
      // All of them: what is said of one may speak of the one before it.
      { count: text.sentences.length },
    );
  },
  solve(seen) {
    const [, end] =
      /^These sentences (?:make|are from) a text called “.+”\. Which comes (first|last)\?$/.exec(seen.asks) ?? [];
    const text = textWith(seen.options);
    if (end === undefined || text === undefined) return undefined;
    const places = seen.options.map((option) => text.sentences.indexOf(option));
    const best = end === 'first' ? Math.min(...places) : Math.max(...places);
    return chosen(seen, (option) => text.sentences.indexOf(option) === best);
  },
};

/** The earlier sentences that may stand as wrong next ones. A later one could often follow as well, with the one between left out. */
const earlier = (text: Text, place: number): readonly string[] =>
  text.sentences.slice(opensLoosely(text) ? 1 : 0, Math.max(place - 1, 0));
/** The texts and places that can be asked for: with two earlier sentences at least, since one of another text is seen through by its subject. */
const nextPlaces = (cell: Cell<Params>) =>
  pool(cell).flatMap((text) =>
    text.sentences.flatMap((right, place) =>
      earlier(text, place).length > 1 && !(endsLoosely(text) && right === text.sentences.at(-1))
        ? [{ text, place, right }]
        : [],
    ),
  );

/** 'Which sentence comes next?' */
const whichNext: OrderForm = {
  weight: at((cell) => (cell.year === 7 ? 0 : nextPlaces(cell).length), 'easy'),
  make(random, cell) {
    const { text, place, right } = random.pick(nextPlaces(cell));
    const before = text.sentences[place - 1] ?? '';
    const wrong = earlier(text, place);
    if (standsOut(random, right, wrong)) return undefined;
    return chooseText(
      random,
      {
        prompt: [`Which sentence follows this one in “${text.title}”?`, before],
        hint: rule,
        steps: [`In order: ${text.sentences.join(' ')}`, reasonFor(text, right), `So this follows: **${right}**`],
        variant: `next ${right}`,
        features: { sentences: text.sentences.length, load: 1 },
      },
      right,
      wrong.map((sentence): TextMistake => [sentence, misplaced(sentence, text)]),
      { count: wrong.length + 1 },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Which sentence follows this one in')) return undefined;
    return chosen(seen, (option) =>
      all().some(({ sentences }) =>
        sentences.some((sentence, place) => sentence === seen.shows && sentences[place + 1] === option),
      ),
    );
  },
};

/** 'Which order is right?' */
function wholeOrder(isTyped: boolean, difficulty: string): OrderForm {
  const asks = isTyped
    ? 'Put the sentences in order. Write their letters, without spaces.'
    : 'Put the sentences in order. Which order is right?';
  const texts = isTyped ? unmarked : pool;
  return {
    weight: at((cell) => texts(cell).length * (isTyped ? 6 : 12), difficulty),
    make(random, cell) {
      const text = random.pick(texts(cell));
      const mixed = random.shuffle(text.sentences);
      const order = (sentences: readonly string[]): string =>
        sentences.map((sentence) => letters[mixed.indexOf(sentence)] ?? '').join('');
      const right = order(text.sentences);
      if (right === letters.slice(0, mixed.length).join('')) return undefined;
      const swap = (place: number): string => {
        const list = [...text.sentences];
        const [one = '', two = ''] = [list[place], list[place + 1]];
        list[place] = two;
        list[place + 1] = one;
        return order(list);
      };
      const letterOf = (sentence: string | undefined): string => letters[mixed.indexOf(sentence ?? '')] ?? '';
      // Words from the middle of the text: they tell neither its beginning nor its end.
      const clues = text.sentences.flatMap((sentence, place) => {
        const words = place < 2 || place === text.sentences.length - 1 ? undefined : pointer(text, place);
        return words === undefined
          ? []
          : [`Start with ${words} in ${letterOf(sentence)}. Which sentence has to come before ${letterOf(sentence)}?`];
      });
      const startWith = clues.slice(0, 1);
      const swaps = text.sentences.slice(1).map((sentence, place): TextMistake => {
        const first = letterOf(text.sentences[place]);
        return [
          swap(place),
          mistake(
            'two-sentences-swapped',
            `${letterOf(sentence)} and ${first} are the wrong way round. ${reasonIn(`In ${letterOf(sentence)},`, text, sentence)}`,
          ),
        ];
      });
      const questionText = {
        prompt: [asks, table(text.title, mixed)],
        spoken: `${asks} ${mixed.map((sentence, place) => `${letters[place]}: ${sentence}`).join(' ')}`,
        hint: [rule, ...startWith].join(' '),
        steps: [
          ...text.sentences.map((sentence, place) =>
            place === 0
              ? `${letterOf(sentence)} comes first: ${quoted(sentence)} It ${starts}`
              : `Then comes ${letterOf(sentence)}: ${quoted(sentence)} ${reasonIn('Here', text, sentence)}`,
          ),
          `The order is **${right}**.`,
        ],
        variant: `order ${isTyped} ${text.title} ${right}`,
        features: { sentences: text.sentences.length, load: isTyped ? 5 : 3 },
      };
      if (isTyped) return write(questionText, [right], swaps);
      const swapped = new Map(swaps);
      // Half of them begin as the text does: who finds the first sentence has not found the order.
      const [first = '', ...rest] = text.sentences;
      const mixedUp = [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) => order(at % 2 === 0 ? [first, ...random.shuffle(rest)] : random.shuffle(text.sentences)))
        .filter((each) => each !== right && !swapped.has(each))
        .map((each): TextMistake => {
          const differs = [...each].findIndex((letter, place) => letter !== right.charAt(place));
          const [opens = ''] = each;
          return [
            each,
            mistake(
              'order-mixed-up',
              differs > 0
                ? `${each.charAt(differs)} can’t come straight after ${right.charAt(differs - 1)}. ${reasonIn(`In ${each.charAt(differs)},`, text, mixed[letters.indexOf(each.charAt(differs))] ?? '')}`
                : `The text can’t begin with ${opens}. ${reasonIn(`In ${opens},`, text, mixed[letters.indexOf(opens)] ?? '')}`,
            ),
          ];
        });
      const wrong = [...swaps, ...mixedUp];
      // Where each wrong order has one sentence far too early, who sees that one has the answer: of a long text, one order goes wrong late.
      const late = wrong.filter(([each]) => right.length > 4 && each.startsWith(right.slice(0, 2)));
      if (late.length === 0) return chooseText(random, questionText, right, wrong, { layout: 'grid' });
      return chooseBesideRival(random, questionText, right, [random.pick(late), ...wrong], { layout: 'grid' });
    },
    solve(seen) {
      if (seen.asks !== asks) return undefined;
      const block = seen.question.prompt.find((part) => part.type === 'table');
      if (block?.type !== 'table') return [];
      const text = textWith(block.rows.map((row) => row[1] ?? ''));
      const right =
        text?.sentences.map((sentence) => block.rows.find((row) => row[1] === sentence)?.[0] ?? '').join('') ?? '';
      return isTyped ? typed(right) : chosen(seen, (option) => option === right);
    },
  };
}

/** Texts long enough for two wrong sentences of the same text: those of another one are seen through by their subject. */
const longTexts = (cell: Cell<Params>) => pool(cell).filter(({ sentences }) => sentences.length > 4);

/** The places of the gap. The first sentence could fill the second place where it could stand later. */
const gapPlaces = ({ year }: Cell<Params>, text: Text): readonly number[] =>
  (year === 7 ? [1, 2, 3] : [2, 3]).filter((place) => place !== 2 || !opensLoosely(text));

/** 'Which sentence stands between these two?', all of them from the same text. */
const between: OrderForm = {
  weight: at((cell) => longTexts(cell).reduce((sum, text) => sum + gapPlaces(cell, text).length, 0), 'easy'),
  make(random, cell) {
    const text = random.pick(longTexts(cell));
    const place = random.pick(gapPlaces(cell, text));
    const right = text.sentences[place] ?? '';
    const others = text.sentences.filter((_, at) => Math.abs(at - place) > 1);
    if (standsOut(random, right, others)) return undefined;
    const after = pointer(text, place + 1);
    return chooseText(
      random,
      {
        prompt: [
          `Which sentence belongs in the gap in “${text.title}”?`,
          `${text.sentences[place - 1]} [ … ] ${text.sentences[place + 1]}`,
        ],
        spoken: `Which sentence belongs in the gap in “${text.title}”? ${text.sentences[place - 1]} Gap. ${text.sentences[place + 1]}`,
        hint: after === undefined ? rule : `${rule} Then look at ${after} after the gap. What has to come before that?`,
        steps: [
          `In order: ${text.sentences.join(' ')}`,
          reasonIn('In the missing sentence,', text, right),
          // The words after the gap lean on the missing sentence as it leans on those before it.
          reasonIn('In the sentence after the gap,', text, text.sentences[place + 1] ?? ''),
          `So it is: **${right}**`,
        ],
        variant: `between ${right}`,
        features: { sentences: text.sentences.length, load: 2 },
      },
      right,
      others.map((sentence): TextMistake => [sentence, misplaced(sentence, text)]),
      { count: others.length + 1 },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Which sentence belongs in the gap in')) return undefined;
    const [before, after] = seen.shows.split(' [ … ] ');
    return chosen(seen, (option) =>
      all().some(({ sentences }) =>
        sentences.some(
          (sentence, place) => sentence === option && sentences[place - 1] === before && sentences[place + 1] === after,
        ),
      ),
    );
  },
};

export const ordering = generatorOfForms<Params, Seen>({
  generatorId: 'e.ordering',
  version: 18,
  see: seeTexts,
  capacity: 'weights',
  serves: { 240505: { shuffled: false }, 261003: { shuffled: true }, 270803: { shuffled: true } },
  forms: [whichEnd, whichNext, between, wholeOrder(false, 'medium'), wholeOrder(true, 'hard'), spareWord, unscrambled],
});
