/** Idioms and proverbs: what they mean, when they fit, how they end. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, withOptions, write } from '../ask.ts';
import { isForLevel, listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { idioms } from './idioms.data.ts';
import { at, type FigureCell, type FigureParams, mistake } from './mistakes.ts';

type FigureForm = Form<FigureParams>;

const all = once(() =>
  rowsOf(idioms).map((row) => {
    const [year, levels = ''] = partOf(row, 0).split(' ');
    return {
      year: Number(year),
      levels,
      saying: partOf(row, 1),
      meaning: partOf(row, 2),
      fits: partOf(row, 3),
      rivals: listOf(row[4]),
    };
  }),
);
type Saying = ReturnType<typeof all>[number];
const pool = ({ year, difficulty }: FigureCell): readonly Saying[] =>
  all().filter((each) => each.year === year && isForLevel(each.levels, difficulty));
/** Sayings so near each other in meaning that one of them could be defended where the other is asked for. */
const near = [
  // Whoever tells a secret by mistake may well be in trouble.
  ['let the cat out of the bag', 'spill the beans', 'in hot water'],
  ['get cold feet', 'butterflies in your stomach'],
  ['face the music', 'honesty is the best policy'],
  ['nip it in the bud', 'take the bull by the horns'],
  ['hold your horses', 'look before you leap'],
  ['on thin ice', 'out of the frying pan into the fire', 'in hot water', 'in the same boat'],
  ['the elephant in the room', 'the tip of the iceberg'],
  ['throw in the towel', 'rest on your laurels'],
  ['burn your bridges', 'add fuel to the fire'],
  ['beat about the bush', 'the elephant in the room'],
  ['take the bull by the horns', 'fortune favours the bold'],
  ['see eye to eye', 'birds of a feather flock together'],
  ['bite your tongue', 'keep a straight face'],
  ['the last straw', 'get out of bed on the wrong side'],
  ['break the ice', 'bury the hatchet'],
  // She shouts about no more than a pen.
  ['the last straw', 'a storm in a teacup'],
  ['look before you leap', 'don’t count your chickens before they hatch', 'hold your horses'],
  ['leave no stone unturned', 'pull out all the stops'],
  // A surprise, too.
  ['a bolt from the blue', 'don’t judge a book by its cover'],
  ['spill the beans', 'better late than never'],
  ['a blessing in disguise', 'fortune favours the bold'],
  ['a wolf in sheep’s clothing', 'a red herring'],
  ['a wild goose chase', 'a red herring'],
  ['once bitten, twice shy', 'burn your bridges'],
  ['rob Peter to pay Paul', 'cut off your nose to spite your face'],
  ['split hairs', 'have a bee in your bonnet'],
  // What many do in five minutes may just have been easy.
  ['a piece of cake', 'many hands make light work'],
  ['a wet blanket', 'get out of bed on the wrong side'],
  ['Rome was not built in a day', 'where there’s a will there’s a way'],
  // A birthday with a band is a party, too.
  ['pull out all the stops', 'paint the town red'],
  // Whoever doesn’t dare to jump has looked before the leap.
  ['get cold feet', 'look before you leap'],
  ['hold your horses', 'the early bird catches the worm'],
  ['clutch at straws', 'a wild goose chase'],
];
const isNear = (one: Saying, other: Saying): boolean =>
  near.some((pair) => pair.includes(one.saying) && pair.includes(other.saying));
/** A saying and others that mean something else. */
function draw(
  random: Random,
  cell: FigureCell,
  count: number,
): readonly [own: Saying | undefined, others: readonly Saying[]] {
  const [own, ...others] = random.sample(pool(cell), count + 1);
  return [own, own === undefined ? [] : others.filter((other) => !isNear(own, other)).slice(0, count - 1)];
}
/** The grammar of a meaning: a saying beside a meaning of another grammar can be ruled out unread. */
function grammarOf({ meaning }: Saying): 'verb' | 'noun' | 'state' | 'sentence' {
  if (/^(?:not )?to /.test(meaning)) return 'verb';
  if (/^(?:an?|the|something|somebody) /.test(meaning) && !meaning.includes(' is ')) return 'noun';
  return /^(?:in|at|only|very|feeling|from) /.test(meaning) ? 'state' : 'sentence';
}
/** Whether two meanings can be options of one question: they have the same grammatical form and don’t mean nearly the same. */
const isLike = (one: Saying, other: Saying): boolean =>
  one !== other && !isNear(one, other) && grammarOf(one) === grammarOf(other);
/** Meanings that a saying could be thought to have and has not. */
const wrongMeaningsOf = (saying: Saying, cell: FigureCell): readonly string[] =>
  pool(cell)
    .filter((each) => isLike(each, saying))
    .map(({ meaning }) => meaning);
const rule = 'Many sayings mean more than their words say.';
const fitsWhen = ({ saying, fits }: Saying): string => `“${upper(saying)}” would fit here: “${fits}”`;
const another = (other: Saying) =>
  mistake('meaning-of-another-saying', `“${upper(other.saying)}” means: ${other.meaning}.`);

/** 'What does it mean?' */
const whatMeans: FigureForm = {
  weight: (cell) => at(['idioms'], pool(cell).length, 'easy')(cell),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const like = pool(cell).filter((each) => isLike(each, own));
    const others = random.shuffle(like.length < 3 ? all().filter((each) => isLike(each, own)) : like);
    return chooseText(
      random,
      {
        prompt: ['What does this saying mean?', own.saying],
        hint: `It fits here: ${own.fits}`,
        steps: [
          rule,
          `Say in plain words what is told here: “${own.fits}” Which of the meanings goes with that?`,
          `It means: **${own.meaning}**`,
        ],
        variant: `means ${own.saying}`,
        features: { load: 1 },
      },
      own.meaning,
      others.map((other): TextMistake => [other.meaning, another(other)]),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does this saying mean?'
      ? chosen(seen, (option) => all().some(({ saying, meaning }) => saying === seen.shows && meaning === option))
      : undefined,
};

/** 'Which saying has this meaning?' */
const whichMeans: FigureForm = {
  weight: (cell) => at(['idioms'], pool(cell).length, 'easy', 'medium')(cell),
  make(random, cell) {
    const medium = cell.difficulty === 'medium';
    const [own, others] = draw(random, cell, 7);
    if (own === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: [
          medium ? 'Which saying fits here?' : 'Which saying has this meaning?',
          medium ? own.fits : own.meaning,
        ],
        hint: medium
          ? 'Say in plain words what is told here. Which saying goes with that?'
          : 'Think of somebody who uses each saying. What has just happened?',
        steps: [
          `“${upper(own.saying)}” means: ${own.meaning}.`,
          medium ? 'That goes with what is told here. The saying paints it as a picture.' : fitsWhen(own),
          `So it is **${own.saying}**.`,
        ],
        variant: `which ${medium} ${own.saying}`,
        features: { load: medium ? 3 : 1 },
      },
      own.saying,
      others.map((other): TextMistake => [other.saying, another(other)]),
    );
  },
  solve(seen) {
    if (seen.asks === 'Which saying has this meaning?')
      return chosen(seen, (option) => all().some(({ saying, meaning }) => saying === option && meaning === seen.shows));
    return seen.asks === 'Which saying fits here?'
      ? chosen(seen, (option) => all().some(({ saying, fits }) => saying === option && fits === seen.shows))
      : undefined;
  },
};

const lastOf = (saying: string): string => saying.split(' ').at(-1) ?? '';
const without = (saying: string): string => `${saying.split(' ').slice(0, -1).join(' ')} ${gap}`;

const withRivals = (cell: FigureCell): readonly Saying[] => pool(cell).filter(({ rivals }) => rivals.length > 0);

/** 'How does the saying end?', beside words that would suit its picture and its grammar. */
const howEnds: FigureForm = {
  weight: (cell) => at(['idioms'], withRivals(cell).length, 'medium')(cell),
  make(random, cell) {
    const own = random.pick(withRivals(cell));
    const right = lastOf(own.saying);
    return chooseText(
      random,
      {
        // With its meaning: a piece of pie is something to eat as well.
        prompt: ['Which word ends the saying?', without(own.saying), `It means: ${own.meaning}.`],
        hint: 'Say the saying aloud with each of the words. Which one have you heard or read?',
        steps: [
          'The words of a saying are fixed, so learn it as a whole. Another word may suit the picture, but nobody says it that way.',
          fitsWhen(own),
          `The saying is: ${without(own.saying).replace(gap, `**${right}**`)}.`,
        ],
        variant: `ends ${own.saying}`,
        features: { load: 2 },
      },
      right,
      own.rivals.map(
        (word): TextMistake => [
          word,
          mistake(
            'word-not-in-the-saying',
            `“${upper(without(own.saying).replace(gap, word))}” isn’t the saying: people use another word there.`,
          ),
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which word ends the saying?'
      ? chosen(seen, (option) =>
          all().some(({ saying }) => without(saying) === seen.shows && lastOf(saying) === option),
        )
      : undefined,
};

/** 'Write the last word.' */
const typeEnd: FigureForm = {
  weight: (cell) => at(['idioms'], pool(cell).length, 'hard')(cell),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const right = lastOf(own.saying);
    return write(
      {
        // With its meaning: over the hill is a saying, too.
        prompt: ['Write the last word of the saying.', without(own.saying), `It means: ${own.meaning}.`],
        hint: `It would fit here: “${own.fits}” The word has ${right.length} letters and begins with ${right.charAt(0)}.`,
        steps: [
          `The whole saying is “${upper(own.saying)}”: ${own.meaning}.`,
          fitsWhen(own),
          `The word is **${right}**.`,
        ],
        variant: `last ${own.saying}`,
        features: { load: 4 },
      },
      [right],
      [],
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'Write the last word of the saying.'
      ? all()
          .filter(({ saying }) => without(saying) === shows)
          .flatMap(({ saying }) => typed(lastOf(saying)))
      : undefined,
};

/** 'Which saying has its right meaning beside it?' */
const rightPair: FigureForm = {
  weight: at(['idioms'], 100, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, others] = draw(random, cell, 12);
    if (own === undefined) return undefined;
    const show = (saying: string, meaning: string): string => `${upper(saying)} – ${meaning}`;
    // A meaning that stood beside two sayings could be the right one of neither.
    const used = new Set([own.meaning]);
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which saying has its right meaning beside it?'],
          hint: 'Cover the meanings and say in your own words what each saying means. Then look beside it.',
          steps: [
            'Check one pair after the other: does the saying go with the meaning?',
            fitsWhen(own),
            `So the pair is **${show(own.saying, own.meaning)}**.`,
          ],
          variant: `pair ${own.saying}`,
          features: { load: hard ? 5 : 3 },
        },
        show(own.saying, own.meaning),
        others.flatMap((other): TextMistake[] => {
          const meanings = wrongMeaningsOf(other, cell).filter((meaning) => !used.has(meaning));
          if (meanings.length === 0) return [];
          const meaning = random.pick(meanings);
          used.add(meaning);
          return [[show(other.saying, meaning), another(other)]];
        }),
        { count: hard ? 5 : 4 },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which saying has its right meaning beside it?'
      ? chosen(seen, (option) => all().some(({ saying, meaning }) => option === `${upper(saying)} – ${meaning}`))
      : undefined,
};

/** 'In which line does the saying fit?' */
const rightUse: FigureForm = {
  weight: at(['idioms'], 90, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, others] = draw(random, cell, 8);
    if (own === undefined) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which of these does the saying fit?', own.saying],
          hint: `${rule} Say in your own words what this one means.`,
          steps: [
            `The saying means: ${own.meaning}.`,
            'Find the line that goes with this meaning.',
            `So it fits here: **${own.fits}**`,
          ],
          variant: `use ${hard} ${own.saying}`,
          features: { load: hard ? 4 : 1 },
        },
        own.fits,
        others.map(
          (other): TextMistake => [
            other.fits,
            mistake('another-situation', `The saying for that is “${upper(other.saying)}”.`),
          ],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which of these does the saying fit?'
      ? chosen(seen, (option) => all().some(({ saying, fits }) => saying === seen.shows && fits === option))
      : undefined,
};

/** The ways of asking about idioms and proverbs. */
export const idiomForms: readonly FigureForm[] = [whatMeans, whichMeans, howEnds, typeEnd, rightPair, rightUse];
