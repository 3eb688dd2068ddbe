/** n.code: letters stand for what is seen in pictures; the code of a new picture is to be found. */
import type { Figure } from '@comet/contract/figure';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { choices } from '../drawn-choice.ts';
import { pictureCell } from '../pictures/draw.ts';
import { describe, seenAs } from '../pictures/picture.ts';
import { wordings } from '../wordings.ts';
import { codePlans, type Plan } from './difficulty-plans.ts';
import { drawCode } from './draw-code.ts';
import { isReversed, layCodes } from './options.ts';
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
  const { aspects, proofs, examples, asked, right, changing } = set;
  const { stands, meaningOf, letterMeans, wrongLetter } = tellingOf(set);
  const laid = layCodes(random, set);
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
        options: laid.map((code) => [{ type: 'text', text: code }]),
        layout: 'grid',
      },
      spoken: asks.replaceAll('**', ''),
    },
    key: {
      type: 'multipleChoice',
      option: laid.indexOf(right),
      because: laid.map((code) => {
        const wrong = [...code].flatMap((letter, at) => (letter === right.charAt(at) ? [] : [at]));
        const [at, ...more] = wrong;
        if (at === undefined) return undefined;
        if (isReversed(code, right))
          return {
            id: 'n.code/letters-reversed',
            says: `These are the right letters in the wrong order. ${aspects.map((_, place) => stands(place)).join(' ')}`,
          };
        if (more.length > 0)
          return {
            id: more.length > 1 ? 'n.code/three-letters-wrong' : 'n.code/two-letters-wrong',
            says: `${more.length > 1 ? 'All three' : 'Two'} letters are wrong. ${wrong
              .map((place) => letterMeans(place, code.charAt(place)))
              .join(' ')}`,
          };
        return { id: 'n.code/letter-wrong', says: wrongLetter(at, code.charAt(at)) };
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
  version: 10,
  serves: codePlans,
  make: (random, { params, difficulty }) => makeCode(random, params[difficulty]),
  solve: (question) => choices(solveCode(question)),
});
