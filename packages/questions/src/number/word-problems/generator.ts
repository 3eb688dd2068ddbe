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
import { multiplyingSchemas } from './multiplying.ts';
import { mixedSchemas } from './multiplying-and-adding.ts';
import { partSchemas } from './parts-of-a-rest.ts';
import { moneySchemas } from './prices-and-profit.ts';
import { rateSchemas } from './rates.ts';
import { type Letter, letters, type Schema, type Story, toldMistake, type Values, wordMistakes } from './schema.ts';
import { speedSchemas } from './speed.ts';
import { furtherStories } from './stories.data.ts';
import { unknownSchemas } from './unknown-numbers.ts';

interface Level {
  readonly schemas: readonly string[];
  /** What results stay under. */
  readonly top: number;
  /** Whether some stories name a number that is not needed. */
  readonly extra?: true;
}
interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

const knownSchemas: readonly Schema[] = [
  ...addingSchemas,
  ...twoStepAddingSchemas,
  ...multiplyingSchemas,
  ...mixedSchemas,
  ...moneySchemas,
  ...correspondenceSchemas,
  ...rateSchemas,
  ...costSchemas,
  ...partSchemas,
  ...unknownSchemas,
  ...speedSchemas,
];
/** Each kind with all its stories. */
const schemas = knownSchemas.map((schema) => ({
  ...schema,
  stories: [...schema.stories, ...(furtherStories[schema.name] ?? [])],
}));

/** Sentences with a number that no question needs. */
const extras = [
  '{N} is {z} years old. ',
  '{N} has {z} cousins. ',
  '{N} lives at number {z}. ',
  'It is {z} days until {N}’s birthday. ',
] as const;
const anyExtra =
  /^(?:[A-Z][a-z]+ is \d+ years old\. |[A-Z][a-z]+ has \d+ cousins\. |[A-Z][a-z]+ lives at number \d+\. |It is \d+ days until [A-Z][a-z]+’s birthday\. )?/
    .source;

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
  return new RegExp(`${anyExtra}${pattern}$`);
}
const readers = schemas.flatMap((schema) => schema.stories.map((story) => ({ schema, reader: readerOf(story) })));

const lettersOf = (text: string): Letter[] => letters.filter((letter) => text.includes(`{${letter}}`));

function wording(random: Random, { text }: Story, values: Values, extra: number | undefined): string {
  const [one, other] = pickTwoNames(random);
  const start = extra === undefined || woven.test(text) ? '' : random.pick(extras);
  const told = start + text.replace(woven, extra === undefined ? '' : '$1');
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

/** Whether two numbers are the same that a child has to tell apart: in the story, on the way, the answer, or half the way by mistake. */
function clashes(schema: Schema, values: Values, how: readonly string[], told: readonly number[]): boolean {
  const onTheWay = how.flatMap((step) =>
    (plainNumber(step).match(/= £?\d+/g) ?? []).flatMap((result) => numbersIn(result)),
  );
  const shown = [...told, ...onTheWay, schema.answer(values)];
  const wrong = schema.wrong(values).flatMap(([given, { id }]) => (id === wordMistakes.one.id ? [] : [given]));
  return new Set(shown).size < shown.length || wrong.some((given) => told.includes(given));
}

const problem: Form<Params> = {
  weight: () => 1,
  make(random, cell: Cell<Params>) {
    const level = cell.params.levels[cell.difficulty];
    const name = random.pick(level.schemas);
    const schema = schemas.find((each) => each.name === name);
    const values = schema?.draw(random, level.top);
    if (schema === undefined || values === undefined) return undefined;
    const possible = schema.stories.filter((story) => fits(story, values));
    if (possible.length === 0) return undefined;
    const chosen = random.pick(possible);
    const answer = schema.answer(values);
    const how = schema.how(values, chosen);
    const needed = numbersIn([...Object.values(values), answer, ...how].join(' '));
    const spare = [7, 8, 9, 10, 11].filter((number) => !needed.includes(number));
    const takesExtra =
      level.extra && (woven.test(chosen.text) || (chosen.text.includes('{N}') && !chosen.text.includes('years')));
    const extra = takesExtra && spare.length > 0 && random.chance(1, 2) ? random.pick(spare) : undefined;
    if (answer < 2 || answer > level.top * 4) return undefined;
    const numbersOfStory = lettersOf(chosen.text).map((letter) => values[letter]);
    if (clashes(schema, values, how, numbersOfStory)) return undefined;
    if (level.top > 300 && how.some((step) => byTen.test(step))) return undefined;
    const mistakes: NumberMistake[] = [
      ...schema
        .wrong(values)
        .map(([given, because]) => [given, toldMistake(given, because, numbersOfStory, how)] as const),
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
    const [last = '', ...before] = [...how].reverse();
    return writeNumber(
      {
        prompt: wording(random, chosen, values, extra),
        hint: typeof schema.hint === 'string' ? schema.hint : schema.hint(values),
        steps: [
          ...(extra === undefined ? [] : [`The number ${extra} is not needed here.`]),
          ...before.reverse(),
          /[×÷+−] £?[\d,]+\.$/.test(last)
            ? `${last.slice(0, -1)} = ${unit === '£' ? '£' : ''}${showNumber(answer)}.`
            : last,
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

const oneStep = ['join', 'take', 'difference', 'more-than'] as const;
const tricky = ['more-but-less', 'start', 'change'] as const;
const twoSteps = ['three-parts', 'on-and-off', 'two-go', 'more-then-total', 'third-part'] as const;

/** Drawn three times as often as the others of their cell. */
const thrice = (...names: readonly string[]): string[] => [...names, ...names, ...names];

const serves: Readonly<Record<number, Params>> = {
  140308: {
    levels: {
      easy: {
        schemas: [...thrice('n-to-m', 'choices'), 'three-choices', 'n-to-m-in-all', 'each-with-each-other'],
        top: 60,
      },
      medium: { schemas: ['n-to-m', 'n-to-m-in-all', 'three-choices', 'each-with-each-other', 'choices'], top: 110 },
      hard: {
        schemas: [...thrice('n-to-m-in-all', 'n-to-m-difference'), 'three-choices', 'n-to-m', 'each-with-each-other'],
        top: 200,
        extra: true,
      },
    },
  },
  150306: {
    levels: {
      easy: { schemas: ['unit-fraction-of-size', 'fraction-of-size', 'recipe', 'rates-together', 'n-to-m'], top: 200 },
      medium: {
        schemas: [
          'fraction-of-size',
          'whole-from-fraction',
          'rate-how-long',
          'rates-together',
          'unit-fraction-of-size',
        ],
        top: 290,
      },
      hard: {
        schemas: [
          'whole-from-fraction',
          'rate-how-long',
          'rates-together',
          'unit-fraction-of-size',
          'fraction-of-size',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  150707: {
    levels: {
      easy: { schemas: ['floor-cost', 'fence-cost', 'two-orders', 'sell-for-profit', 'fixed-and-hourly'], top: 280 },
      medium: {
        schemas: ['fixed-and-hourly', 'sell-for-profit', 'fence-cost', 'floor-cost', 'two-orders'],
        top: 300,
      },
      hard: {
        schemas: ['fixed-and-hourly', 'two-orders', 'sell-for-profit', 'fence-cost', 'floor-cost'],
        top: 900,
        extra: true,
      },
    },
  },
  160207: {
    levels: {
      easy: {
        schemas: [
          'fraction-of-the-rest',
          'ratio-difference',
          'percent-of-the-rest',
          'ratio-then-cost',
          'n-to-m-difference',
          'whole-from-fraction',
        ],
        top: 250,
      },
      medium: {
        schemas: [
          'fraction-of-the-rest',
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-difference',
          'ratio-then-cost',
          'ratio-from-difference',
        ],
        top: 300,
        extra: true,
      },
      hard: {
        schemas: [
          'percent-of-the-rest',
          'back-to-the-start',
          'ratio-from-difference',
          'ratio-then-cost',
          'fraction-of-the-rest',
          'ratio-difference',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160208: {
    levels: {
      easy: {
        schemas: [
          'ages-together',
          'consecutive',
          'think-of-a-number',
          'consecutive-even',
          'twice-as-old',
          'two-orders',
        ],
        top: 200,
      },
      medium: {
        schemas: [
          'ages-together',
          'consecutive',
          'consecutive-even',
          'think-of-a-number',
          'twice-as-old',
          'rectangle-from-perimeter',
        ],
        top: 300,
      },
      hard: {
        schemas: [
          'twice-as-old',
          'consecutive-even',
          'rectangle-from-perimeter',
          'ages-together',
          'think-of-a-number',
          'two-orders',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160603: {
    levels: {
      easy: { schemas: ['ratio-difference', 'ages-together', 'n-to-m', 'n-to-m-in-all', 'ratio-then-cost'], top: 200 },
      medium: {
        schemas: [
          'ratio-difference',
          'ratio-then-cost',
          'n-to-m-in-all',
          'n-to-m-difference',
          'ratio-from-difference',
          'n-to-m',
        ],
        top: 300,
      },
      hard: {
        schemas: [
          'ratio-from-difference',
          'ratio-then-cost',
          'n-to-m-in-all',
          'n-to-m-difference',
          'ratio-difference',
          'n-to-m',
        ],
        top: 900,
        extra: true,
      },
    },
  },
  160806: {
    levels: {
      easy: {
        schemas: ['distance-at-speed', 'two-legs', 'average-speed', 'rate-how-long', 'rates-together'],
        top: 250,
      },
      medium: {
        schemas: ['distance-at-speed', 'minutes-at-speed', 'two-legs', 'average-speed', 'rates-together'],
        top: 300,
      },
      hard: {
        schemas: ['minutes-at-speed', 'average-speed', 'catching-up', 'two-legs', 'rates-together'],
        top: 900,
        extra: true,
      },
    },
  },
  130206: {
    levels: {
      easy: { schemas: oneStep, top: 100 },
      medium: { schemas: [...tricky, 'difference', 'more-than'], top: 500 },
      hard: { schemas: ['on-and-off', 'three-parts', 'more-then-total', ...tricky], top: 900, extra: true },
    },
  },
  130305: {
    levels: {
      easy: { schemas: ['times-as-many', 'choices', 'same-for-each', 'scaled-back'], top: 50 },
      medium: { schemas: ['times-as-many', 'scaled-back', 'choices', 'same-for-each'], top: 100 },
      hard: { schemas: ['scaled-back', 'recipe', 'recipe', 'times-as-many', 'choices'], top: 250, extra: true },
    },
  },
  140204: {
    levels: {
      easy: { schemas: ['on-and-off', 'three-parts', 'two-go', 'more-then-total', 'third-part'], top: 900 },
      medium: { schemas: twoSteps, top: 4000 },
      hard: {
        schemas: [
          'more-then-total',
          'third-part',
          'two-go',
          'less-then-difference',
          'less-then-difference',
          'on-and-off',
        ],
        top: 9900,
        extra: true,
      },
    },
  },
  140306: {
    levels: {
      easy: { schemas: ['two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose'], top: 150 },
      medium: { schemas: ['two-kinds-each', 'same-factor-twice', 'nearly-round', 'boxes-and-loose'], top: 400 },
      hard: {
        schemas: ['same-factor-twice', 'recipe', 'scaled-back', 'change-from', 'boxes-and-loose'],
        top: 900,
        extra: true,
      },
    },
  },
  150204: {
    levels: {
      easy: { schemas: twoSteps, top: 9000 },
      medium: { schemas: [...twoSteps, 'less-then-difference', 'change-from', 'boxes-and-loose'], top: 40000 },
      hard: {
        schemas: [
          'two-prices',
          'less-then-difference',
          'join-then-share',
          'saving-up',
          'profit',
          'sell-for-profit',
          'fixed-and-hourly',
        ],
        top: 3000,
        extra: true,
      },
    },
  },
  160206: {
    levels: {
      easy: {
        schemas: ['boxes-and-loose', 'change-from', 'join-then-share', 'recipe', 'floor-cost', 'sell-for-profit'],
        top: 900,
      },
      medium: {
        schemas: [
          'two-prices',
          'saving-up',
          'join-then-share',
          'profit',
          'change-from',
          'floor-cost',
          'fixed-and-hourly',
        ],
        top: 2500,
      },
      hard: {
        schemas: [
          'two-prices',
          'profit',
          'pack-then-sell',
          'saving-up',
          'join-then-share',
          'fixed-and-hourly',
          'two-orders',
        ],
        top: 9000,
        extra: true,
      },
    },
  },
};

/** How many stories each cell can tell. */
export function storyCounts(): { readonly cell: string; readonly stories: number }[] {
  return Object.entries(serves).flatMap(([subTopicId, { levels }]) =>
    Object.entries(levels).map(([difficulty, level]) => ({
      cell: `${subTopicId} ${difficulty}`,
      stories: schemas
        .filter(({ name }) => level.schemas.includes(name))
        .reduce((sum, { stories }) => sum + stories.length, 0),
    })),
  );
}

/** The generator of m.word. */
export const word = generatorOfForms<Params>({
  generatorId: 'm.word',
  version: 10,
  see: seeNumbers,
  serves,
  forms: [problem],
});
