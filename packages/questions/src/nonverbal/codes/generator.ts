/** n.code: letters stand for what is seen in pictures; the code of a new picture is to be found. */
import type { Figure } from '@comet/contract/figure';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { choices, isRight, layOut } from '../drawn-choice.ts';
import { pictureCell } from '../pictures/draw.ts';
import { describe, seenAs } from '../pictures/picture.ts';
import { wordings } from '../wordings.ts';
import { codePlans, type Plan } from './difficulty-plans.ts';
import { drawCode } from './draw-code.ts';
import type { Proof } from './proofs.ts';
import { type Coded, solveCode } from './readings.ts';
import { tellingOf } from './telling.ts';

function figureOf(shown: readonly Coded[]): Figure {
  const across = shown.length > 4 ? 3 : shown.length;
  return {
    width: across * 108,
    height: Math.ceil(shown.length / across) * 146,
    marks: shown.flatMap(({ picture, code }, at) => {
      const [x, y] = [4 + (at % across) * 108, 4 + Math.floor(at / across) * 146];
      return [
        pictureCell(picture, [x, y]),
        {
          kind: 'text' as const,
          x: x + 50,
          y: y + 118,
          text: code,
          size: 30,
          anchor: 'middle' as const,
          bold: true,
          fill: code.includes('?') ? ('accent' as const) : ('ink' as const),
        },
      ];
    }),
    alt: shown
      .map(
        ({ picture, code }) =>
          `${describe(picture)}: ${code.includes('?') ? 'which code?' : `code ${[...code].join(' ')}`}.`,
      )
      .join(' '),
  };
}

/** Where to begin: at a letter that two pictures share, best where they share nothing but what it means. */
function hintFor(proofs: readonly Proof[]): string {
  const at = proofs.findIndex(({ ruledOut }) => ruledOut.length === 0);
  return `Find two pictures that share their ${ordinalWord(Math.max(at, 0) + 1)} letter. What else do they share?`;
}

function makeCode(random: Random, own: Plan): Made | undefined {
  const set = drawCode(random, own);
  if (set === undefined) return undefined;
  const { aspects, meanings, proofs, examples, asked, right, changing } = set;
  const { stands, meaningOf, letterMeans, wrongLetter } = tellingOf(set);
  const [first, second] = random.shuffle(aspects.map((_, at) => at));
  if (first === undefined || second === undefined) return undefined;
  const lettersFor = (at: number): string[] => {
    const wanted = right.charAt(at);
    const used = [...(meanings[at]?.known.values() ?? [])].filter((letter) => letter !== wanted);
    const others = random.shuffle(
      (meanings[at]?.letters ?? []).filter((letter) => letter !== wanted && !used.includes(letter)),
    );
    return [wanted, ...random.shuffle(used), ...others];
  };
  const ways = [lettersFor(first), lettersFor(second)];
  const withLetters = (x: string, y: string): string =>
    [...right].map((letter, at) => (at === first ? x : at === second ? y : letter)).join('');
  const wider = (meanings[first]?.known.size ?? 0) > 2 ? 'first' : 'second';
  const laid = layOut(
    random,
    5,
    (one, two) => {
      const [x, y] = [ways[0]?.[one], ways[1]?.[two]];
      return x === undefined || y === undefined ? undefined : withLetters(x, y);
    },
    (code) => code,
    wider,
  );
  if (laid === undefined) return undefined;
  const asks = worded(random, wordings.code);
  const shown = [...examples, { picture: asked, code: '?'.repeat(own.letters) }];
  return {
    question: {
      prompt: [
        { type: 'text', text: asks },
        { type: 'figure', figure: figureOf(shown) },
      ],
      answer: {
        type: 'multipleChoice',
        options: laid.map(({ value }) => [{ type: 'text', text: value }]),
        layout: 'grid',
      },
      spoken: asks.replaceAll('**', ''),
    },
    key: {
      type: 'multipleChoice',
      option: laid.findIndex(({ value }) => value === right),
      because: laid.map(({ value, off }) => {
        if (isRight(off)) return undefined;
        if (off[0] !== 0 && off[1] !== 0)
          return {
            id: 'n.code/two-letters-wrong',
            says: `Two letters are wrong. ${[first, second]
              .sort((one, other) => one - other)
              .map((at) => letterMeans(at, value.charAt(at)))
              .join(' ')}`,
          };
        const at = off[0] === 0 ? second : first;
        return {
          id: 'n.code/letter-wrong',
          says: wrongLetter(at, value.charAt(at)),
        };
      }),
    },
    hint: [{ type: 'text', text: hintFor(proofs) }],
    explanation: [
      ...aspects.map((_, at) => [{ type: 'text' as const, text: `${stands(at)} ${meaningOf(at)}` }]),
      ...(changing === undefined
        ? []
        : [
            [
              {
                type: 'text' as const,
                text: `Other things change too, such as ${changing.name}. No letter stands for that, so it doesn’t matter.`,
              },
            ],
          ]),
      [{ type: 'text', text: `So the code is **${right}**.` }],
    ],
    variant: shown.map(({ picture, code }) => `${seenAs(picture)}=${code}`).join(' '),
    features: {
      letters: own.letters,
      distractors: own.distractors,
      relation: own.relation === true ? 1 : 0,
      lookalikes: proofs.filter(({ ruledOut }) => ruledOut.length > 0).length,
    },
  };
}

/** Letter codes for pictures. */
export const codeGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.code',
  version: 8,
  serves: codePlans,
  make: (random, { params, difficulty }) => makeCode(random, params[difficulty]),
  solve: (question) => choices(solveCode(question)),
});
