/** m.word: word problems told in many ways; a story is solved the other way round by trying every number. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, seeNumbers, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { addingSchemas } from './adding.ts';
import { twoStepAddingSchemas } from './adding-in-two-steps.ts';
import { correspondenceSchemas } from './correspondence.ts';
import { costSchemas } from './costs.ts';
import { legSchemas } from './journeys-in-legs.ts';
import { type Params, serves } from './levels.ts';
import { multiplyingSchemas } from './multiplying.ts';
import { mixedSchemas } from './multiplying-and-adding.ts';
import { partSchemas } from './parts-of-a-rest.ts';
import { percentLeftSchemas } from './percent-left.ts';
import { moneySchemas } from './prices-and-profit.ts';
import { rateSchemas } from './rates.ts';
import { joinedRateSchemas } from './rates-joined.ts';
import { changedRatioSchemas } from './ratios-changed.ts';
import { ratioSchemas } from './ratios-in-steps.ts';
import { type Letter, letters, type Schema, type Story, type Values, wordMistakes } from './schema.ts';
import { severalPartSchemas } from './several-parts.ts';
import { speedSchemas } from './speed.ts';
import { splitProduct } from './split-product.ts';
import { furtherStories } from './stories.data.ts';
import { threeStepSchemas } from './three-steps.ts';
import { swapped, toldMistake } from './told-mistakes.ts';
import { steppedUnknownSchemas } from './unknown-in-steps.ts';
import { unknownSchemas } from './unknown-numbers.ts';
import { sideSchemas } from './unknown-sides.ts';

const knownSchemas: readonly Schema[] = [
  ...addingSchemas,
  ...twoStepAddingSchemas,
  ...multiplyingSchemas,
  ...mixedSchemas,
  ...moneySchemas,
  ...correspondenceSchemas,
  ...rateSchemas,
  ...joinedRateSchemas,
  ...costSchemas,
  ...partSchemas,
  ...percentLeftSchemas,
  ...unknownSchemas,
  ...sideSchemas,
  ...speedSchemas,
  ...threeStepSchemas,
  ...ratioSchemas,
  ...changedRatioSchemas,
  ...severalPartSchemas,
  ...steppedUnknownSchemas,
  ...legSchemas,
];
/** Each kind with all its stories. */
const schemas = knownSchemas.map((schema) => ({
  ...schema,
  stories: [...schema.stories, ...(furtherStories[schema.name] ?? [])],
}));

/** A part of a story that only says something nobody needs. */
const woven = /\[([^\]]*)\]/;

/** A pattern that reads the numbers of a story back from its words. */
function readerOf({ text }: Story): RegExp {
  const escaped = plainNumber(text).replace(/[.*+?^$()|\\]/g, '\\$&');
  const named = new Set<string>();
  const pattern = escaped.replace(woven, '(?:$1)?').replace(/\{([a-eNMz])\}/g, (_, letter: string) => {
    if (/[NM]/.test(letter)) return '[A-Z][a-z]+';
    if (letter === 'z' || named.has(letter)) return '\\d+';
    named.add(letter);
    return `(?<${letter}>\\d+)`;
  });
  return new RegExp(`^${pattern}$`);
}
const readers = schemas.flatMap((schema) => schema.stories.map((story) => ({ schema, reader: readerOf(story) })));

const lettersOf = (text: string): Letter[] => letters.filter((letter) => text.includes(`{${letter}}`));

function wording(random: Random, { text }: Story, values: Values, extra: number | undefined): string {
  const [one, other] = pickTwoNames(random);
  const told = text.replace(woven, extra === undefined ? '' : '$1');
  return told.replace(/\{([a-eNMz])\}/g, (_, letter: string) => {
    if (letter === 'N') return one;
    if (letter === 'M') return other;
    if (letter === 'z') return String(extra);
    const [own] = lettersOf(`{${letter}}`);
    return own === undefined ? '' : showNumber(values[own]);
  });
}

function fits(story: Story, values: Values): boolean {
  const sizes = lettersOf(story.text).map((letter) => values[letter]);
  return sizes.every((size) => size <= story.most && size >= 1) && Math.max(...sizes) >= story.least;
}

/** Multiplying or dividing by 10, which is too easy where numbers are large. */
const byTen = /[×÷] £?10\b|\b10 ×/;

/** A calculation in pounds at the end of a step: '23 × £9', and not '751 − 571'. */
const isInPounds = /£[\d,]+( [×÷+−] £?[\d,]+)*\.$/;

/** Whether two numbers are the same that a child has to tell apart: in the story, on the way, the answer, or half the way by mistake. */
function clashes(
  answer: number,
  mistaken: ReturnType<Schema['wrong']>,
  how: readonly string[],
  told: readonly number[],
): boolean {
  const onTheWay = how.flatMap((step) =>
    (plainNumber(step).match(/= £?\d+/g) ?? []).flatMap((result) => numbersIn(result)),
  );
  const shown = [...told, ...onTheWay, answer];
  const wrong = mistaken.flatMap(([given, { id }]) => (id === wordMistakes.one.id ? [] : [given]));
  return new Set(shown).size < shown.length || wrong.some((given) => told.includes(given));
}

/** Numbers of this kind, tried again where they don't fit: otherwise kinds whose numbers seldom fit would seldom be told. */
function drawnOf(schema: Schema, random: Random, top: number): Values | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const drawn = schema.draw(random, top);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}

const swappedValues = ({ a, b, c, d, e }: Values): Values => ({
  a: swapped(a),
  b: swapped(b),
  c: swapped(c),
  d: swapped(d),
  e: swapped(e),
});

const problem: Form<Params> = {
  weight: () => 1,
  make(random, cell: Cell<Params>) {
    const level = cell.params.levels[cell.difficulty];
    const { name, top } = random.pick(level.kinds);
    const schema = schemas.find((each) => each.name === name);
    const values = schema && drawnOf(schema, random, top);
    if (schema === undefined || values === undefined) return undefined;
    const possible = schema.stories.filter((story) => fits(story, values));
    if (possible.length === 0) return undefined;
    const chosen = random.pick(possible);
    const answer = schema.answer(values);
    const how = schema.how(values, chosen);
    const [last = '', ...before] = [...how].reverse();
    const worked = [
      ...before.reverse(),
      /[×÷+−] £?[\d,]+\.$/.test(last)
        ? `${last.slice(0, -1)} = ${isInPounds.test(last) ? '£' : ''}${showNumber(answer)}.`
        : last,
    ].flatMap((step) => splitProduct(step, cell.year < 5));
    const needed = numbersIn([...Object.values(values), answer, ...worked].join(' '));
    const spare = [7, 8, 9, 10, 11].filter((number) => !needed.includes(number));
    // A number that belongs to the story: one of a sentence beside it would be passed over.
    const extra =
      level.extra && woven.test(chosen.text) && spare.length > 0 && random.chance(1, 2)
        ? random.pick(spare)
        : undefined;
    if (answer < 2 || answer > top * 4) return undefined;
    const numbersOfStory = lettersOf(chosen.text).map((letter) => values[letter]);
    if (clashes(schema.answer(values), schema.wrong(values, chosen), how, numbersOfStory)) return undefined;
    if (top >= 300 && how.some((step) => byTen.test(step))) return undefined;
    const withSwapped = schema.wrong(swappedValues(values), chosen);
    const mistakes: NumberMistake[] = [
      ...schema.wrong(values, chosen).map(([given, because]) => {
        const again = withSwapped.filter(([, { id }]) => id === because.id).map(([other]) => other);
        return [given, toldMistake(given, because, numbersOfStory, how, again)] as const;
      }),
      ...(extra === undefined
        ? []
        : [
            [
              answer + extra,
              { id: wordMistakes.all.id, says: `You used the ${extra}, but it is not needed here.` },
            ] as const,
          ]),
    ].filter(([given]) => Number.isInteger(given) && given > 0);
    const { unit } = chosen;
    return writeNumber(
      {
        prompt: wording(random, chosen, values, extra),
        hint: typeof schema.hint === 'string' ? schema.hint : schema.hint(values, chosen),
        steps: [
          ...(extra === undefined ? [] : [`The number ${extra} is not needed here.`]),
          ...worked,
          `The answer is **${unit === '£' ? '£' : ''}${showNumber(answer)}${unit === '' || unit === '£' ? '' : unit === 'p' ? 'p' : ` ${unit}`}**.`,
        ],
        variant: `${schema.name} ${schema.stories.indexOf(chosen)} ${Object.values(values).join(' ')} ${extra ?? ''}`,
        features: {
          steps: schema.steps,
          digits: String(Math.max(...Object.values(values))).length,
          extra: extra === undefined ? 0 : 1,
        },
      },
      answer,
      mistakes,
      unit === '' ? {} : unit === '£' ? { before: '£' } : { after: unit, unit },
    );
  },
  solve(seen) {
    for (const { schema, reader } of readers) {
      const groups = reader.exec(seen.text)?.groups;
      if (groups === undefined) continue;
      const of = (letter: string): number => Number(groups[letter] ?? 0);
      const given = { a: of('a'), b: of('b'), c: of('c'), d: of('d'), e: of('e') };
      for (let x = 0; x <= 1000000; x++) if (schema.holds(x, given)) return typed(x);
      return [];
    }
    return undefined;
  },
};

/** The kinds of story there are. */
export const knownKinds = schemas.map(({ name }) => name);

/** Every story there is. */
export const storyTexts = schemas.flatMap(({ stories }) => stories.map(({ text }) => text));

/** How many stories each cell can tell. */
export function storyCounts(): { readonly cell: string; readonly stories: number }[] {
  return Object.entries(serves).flatMap(([subTopicId, { levels }]) =>
    Object.entries(levels).map(([difficulty, level]) => ({
      cell: `${subTopicId} ${difficulty}`,
      stories: schemas
        .filter(({ name }) => level.kinds.some((kind) => kind.name === name))
        .reduce((sum, { stories }) => sum + stories.length, 0),
    })),
  );
}

/** The generator of m.word. */
export const word = generatorOfForms<Params>({
  generatorId: 'm.word',
  version: 23,
  see: seeNumbers,
  serves,
  forms: [problem],
});
