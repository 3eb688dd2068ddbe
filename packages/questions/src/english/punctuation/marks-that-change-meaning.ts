/** Commas and hyphens that change the meaning of a sentence. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import type { Form } from '../seen.ts';
import { commaMeanings, hyphenMeanings } from './meanings.data.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { mistake } from './punctuated-sentences.ts';
import { whatMarksDo } from './what-marks-do.ts';

type MeaningForm = Form<PunctuateParams>;

/** Two sentences of the same words and what each means. */
interface Twins {
  /** Whether they are for easy questions too. */
  readonly isEasy: boolean;
  readonly sentences: readonly [string, string];
  readonly meanings: readonly [string, string];
}

const read = (lines: string): readonly Twins[] =>
  rowsOf(lines).map((row) => ({
    isEasy: partOf(row, 0) === '1',
    sentences: [partOf(row, 1), partOf(row, 3)],
    meanings: [partOf(row, 2), partOf(row, 4)],
  }));
const commas = once(() => read(commaMeanings));
const hyphens = once(() => read(hyphenMeanings));
const twinsOf = (asks: PunctuateParams['asks']): readonly Twins[] =>
  asks === 'commaMeaning' ? commas() : asks === 'hyphenMeaning' ? hyphens() : [];
const twins = ({ params, difficulty }: Cell<PunctuateParams>): readonly Twins[] =>
  twinsOf(params.asks).filter(({ isEasy }) => isEasy || difficulty !== 'easy');
const markOf = (cell: Cell<PunctuateParams>): string => (cell.params.asks === 'commaMeaning' ? 'comma' : 'hyphen');

/** What a sentence means, letter for letter: the second solver's book of meanings. */
const book = once(
  () =>
    new Map(
      [...commas(), ...hyphens()].flatMap(
        ({ sentences, meanings }) =>
          [
            [sentences[0], meanings[0]],
            [sentences[1], meanings[1]],
          ] as const,
      ),
    ),
);

const otherOf = (place: 0 | 1): 0 | 1 => (place === 0 ? 1 : 0);
const same = (cell: Cell<PunctuateParams>): string => `It means the same with or without a ${markOf(cell)}.`;

const hasRe = (sentences: Twins['sentences']): boolean => sentences.some((sentence) => / re-/i.test(sentence));
const hyphenHint = (sentences: Twins['sentences']): string =>
  hasRe(sentences) ? 'What does “re” mean when a hyphen follows it?' : 'A hyphen joins words into one idea.';

/** 'What does this sentence mean?' */
const whatItMeans: MeaningForm = {
  weight: at((cell) => twins(cell).length * 2, 'easy'),
  make(random, cell) {
    const { sentences, meanings } = random.pick(twins(cell));
    const place = random.pick([0, 1] as const);
    const right = meanings[place];
    return chooseText(
      random,
      {
        prompt: ['What does this sentence mean?', sentences[place]],
        hint: `Read it aloud. ${markOf(cell) === 'comma' ? 'Pause only where there is a comma.' : hyphenHint(sentences)}`,
        steps: [
          `Written another way, it means something else: “${sentences[otherOf(place)]}”`,
          whatMarksDo(sentences),
          `This one means: **${right}**`,
        ],
        variant: `means: ${sentences[place]}`,
        features: { words: sentences[place].split(' ').length, load: 1 },
      },
      right,
      [
        [
          meanings[otherOf(place)],
          mistake(`${markOf(cell)}-misread`, `To mean that, it would be “${sentences[otherOf(place)]}”`),
        ],
        [same(cell), mistake(`${markOf(cell)}-ignored`, `A ${markOf(cell)} does change the meaning here.`)],
      ],
      { count: 3 },
    );
  },
  solve: (seen) =>
    seen.asks === 'What does this sentence mean?'
      ? chosen(seen, (option) => book().get(seen.shows) === option)
      : undefined,
};

const needsAsks = (mark: string): string => `Does each sentence need a ${mark} to have the meaning after the arrow?`;
const meansSign = '” → ';

/** Twins of which one has no such mark at all. */
const withAndWithout = (cell: Cell<PunctuateParams>): readonly Twins[] =>
  twins(cell).filter(({ sentences: [, without] }) => !without.includes(markOf(cell) === 'comma' ? ',' : '-'));

/** 'Does each sentence need a comma?', of two sentences that are shown without. */
const needsMark: MeaningForm = {
  // Any two of them, each with one of its two meanings.
  weight: at((cell) => withAndWithout(cell).length * 4, 'easy'),
  make(random, cell) {
    const rows = random.sample(withAndWithout(cell), 2).map(({ sentences, meanings }) => ({
      sentences,
      meanings,
      isNeeded: random.chance(1, 2),
    }));
    const [first, second] = rows.map(
      ({ sentences: [withMark, without], meanings: [marked, plain], isNeeded }): Judged => ({
        text: `“${without}${meansSign}${isNeeded ? marked : plain}`,
        right: isNeeded ? 'yes' : 'no',
        other: isNeeded ? 'no' : 'yes',
        because: isNeeded
          ? mistake(
              `${markOf(cell)}-ignored`,
              `As it stands, “${without}” means: ${plain} It needs to be “${withMark}”`,
            )
          : mistake(`${markOf(cell)}-misread`, `“${without}” means that already. “${withMark}” would mean: ${marked}`),
      }),
    );
    if (first === undefined || second === undefined) return undefined;
    return judgeTwo(
      {
        asks: needsAsks(markOf(cell)),
        hint: `Say each sentence aloud just as it is. Has it got the meaning after the arrow, or another one?`,
        steps: [
          ...[first, second].map(({ because }, place) => `Sentence ${place + 1}: ${because.says}`),
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { words: first.text.split(' ').length, load: 1 },
      },
      first,
      second,
    );
  },
  solve(seen, cell) {
    if (seen.asks !== needsAsks(markOf(cell))) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) => {
      const [sentence = '', meaning = ''] = text.slice(1).split(meansSign);
      return book().get(sentence) === meaning ? 'no' : 'yes';
    });
    return chosen(seen, (option) => option === both(first, second));
  },
};

const capitalFree = (sentence: string): string => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');
const spaced = (sentence: string): string => sentence.replaceAll('-', ' ');

/** The places where one sentence has a mark that the other lacks. */
function placesOf(having: string, lacking: string, mark: string): readonly number[] | undefined {
  if (mark === ',') {
    if (capitalFree(having) !== capitalFree(lacking) || lacking.includes(',')) return undefined;
    const places = having.split(' ').flatMap((word, place) => (word.endsWith(',') ? [place] : []));
    return places.length === 0 || places.length > 2 ? undefined : places;
  }
  const count = having.split('-').length - lacking.split('-').length;
  if (spaced(having) !== spaced(lacking) || count !== 1 || having.split('-').length !== 2) return undefined;
  const place = having.slice(0, having.indexOf('-')).split(' ').length - 1;
  return [place, place + 1];
}

/** 'Add one comma, so that the sentence means … Tap the word before it.' */
const tapMark: MeaningForm = {
  weight: at((cell) => Math.floor(twins(cell).length * 0.6), 'medium'),
  make(random, cell) {
    const { sentences, meanings } = random.pick(twins(cell));
    const isComma = markOf(cell) === 'comma';
    const having = random.pick([0, 1] as const);
    const places = placesOf(sentences[having], sentences[otherOf(having)], isComma ? ',' : '-');
    if (places === undefined) return undefined;
    const words = spaced(sentences[otherOf(having)]).split(' ');
    const marks = isComma && places.length > 1 ? 'commas' : markOf(cell);
    const where = isComma
      ? places.length === 1
        ? 'Tap the word that needs a comma after it.'
        : 'Tap the two words that need a comma after them.'
      : 'Tap the two words that need a hyphen between them.';
    return tap(
      {
        prompt: [where, `The sentence must mean: ${meanings[having]}`],
        spoken: `${where} The sentence must mean: ${meanings[having]}`,
        hint: isComma
          ? 'Say it aloud so that it has this meaning. Where do you pause?'
          : 'Which two words belong together as one idea?',
        steps: [
          `Without the ${marks} it means: ${meanings[otherOf(having)]}`,
          `With the ${marks} it means: ${meanings[having]}`,
          `So it is: **${sentences[having]}**`,
        ],
        variant: `tap mark: ${sentences[having]}`,
        features: { words: words.length, load: 2 },
      },
      words,
      places,
      (place) =>
        mistake(
          'mark-in-the-wrong-place',
          `A ${markOf(cell)} ${isComma ? 'after' : 'at'} “${wordAlone(words[place])}” would not give that meaning.`,
        ),
    );
  },
  solve(seen, cell) {
    if (!seen.shows.startsWith('The sentence must mean: ')) return undefined;
    const meaning = seen.shows.slice('The sentence must mean: '.length);
    const plain = capitalFree(seen.options.join(' '));
    const found = [...book()].find(([sentence, means]) => means === meaning && capitalFree(spaced(sentence)) === plain);
    if (found === undefined) return [];
    const [sentence] = found;
    if (markOf(cell) === 'comma') {
      const words = sentence.split(' ');
      return chosen(seen, (_, place) => words[place]?.endsWith(',') === true);
    }
    const before = sentence.slice(0, sentence.indexOf('-')).split(' ').length - 1;
    return chosen(seen, (_, place) => place === before || place === before + 1);
  },
};

const arrow = ' → ';

/** 'Which sentence and meaning belong together?' */
function belongTogether(count: number, difficulty: Difficulty): MeaningForm {
  return {
    weight: at((cell) => (twins(cell).length > 0 ? 100 : 0), difficulty),
    make(random, cell) {
      const shown = twins(cell).filter(({ isEasy }) => !isEasy || difficulty !== 'hard');
      const own = random.pick(shown);
      const others = random.sample(
        shown.filter((each) => each !== own),
        6,
      );
      const place = random.pick([0, 1] as const);
      const right = own.sentences[place] + arrow + own.meanings[place];
      const wrong = others.map((other): TextMistake => {
        const at = random.pick([0, 1] as const);
        return [
          other.sentences[at] + arrow + other.meanings[otherOf(at)],
          mistake(`${markOf(cell)}-misread`, `“${other.sentences[at]}” means: ${other.meanings[at]}`),
        ];
      });
      const longer = wrong.filter(([text]) => text.length > right.length);
      // Lines asked at hard are long: among shorter ones they would stand out.
      if (longer.length < 2 && random.fork('stands-out').chance(1, 2)) return undefined;
      return chooseText(
        random,
        {
          prompt: ['In which line does the meaning fit the sentence?'],
          hint: `Is there a ${markOf(cell)}, and what does it ${markOf(cell) === 'comma' ? 'separate' : 'join'}? Then read the meaning after the arrow.`,
          steps: [
            `The other meanings belong to the same words with a ${markOf(cell)} added, moved or left out.`,
            `${whatMarksDo(own.sentences)} “${own.sentences[otherOf(place)]}” would mean: ${own.meanings[otherOf(place)]}`,
            `So it is: **${right}**`,
          ],
          variant: `together ${count}: ${right}; ${others
            .slice(0, count - 1)
            .map(({ sentences }) => sentences[0])
            .join(' ')}`,
          features: { words: right.split(' ').length, load: count },
        },
        right,
        wrong,
        { count },
      );
    },
    solve(seen) {
      if (seen.asks !== 'In which line does the meaning fit the sentence?') return undefined;
      return chosen(seen, (option) => {
        const [sentence = '', meaning = ''] = option.split(arrow);
        return book().get(sentence) === meaning;
      });
    },
  };
}

/** The ways of asking about marks that change the meaning. */
export const meaningForms: readonly MeaningForm[] = [
  whatItMeans,
  needsMark,
  tapMark,
  belongTogether(3, 'medium'),
  belongTogether(4, 'hard'),
];
