/** n.code: letters stand for what is seen in pictures; the code of a new picture is to be found. */
import type { Figure } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { numberInWords, ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { choices, isRight, layOut } from '../drawn-choice.ts';
import { pictureCell } from '../pictures/draw.ts';
import { featureNamed } from '../pictures/features.ts';
import { drawFitting } from '../pictures/palette.ts';
import { describe, type Picture, placeNames, seenAs, withAttribute } from '../pictures/picture.ts';
import { promptFigure, readCells } from '../pictures/read-drawing.ts';
import {
  randomPicture,
  type ScaffoldName,
  type Slot,
  seenInWords,
  slotNoun,
  slotsOf,
  valuesFor,
  valueWord,
} from '../pictures/scaffold.ts';
import { valuesSeen } from '../pictures/visible.ts';
import { wordings } from '../wordings.ts';
import { codePlans, type Plan } from './difficulty-plans.ts';
import { clearestProof, type Proof, saidTogether } from './proofs.ts';

/** What a letter may stand for: an attribute of a layer, or a relation between the layers. */
interface Aspect {
  readonly name: string;
  readonly slot?: Slot;
  of(picture: Picture): string | undefined;
  words(value: string): string;
  /** What is seen in a picture that has this value: 'the small shape is at the bottom'. */
  seen(value: string): string;
}

type Said = Readonly<{ words: string; seen: string }>;
function relation(featureId: string, name: string, same: Said, other: Said): Aspect {
  const feature = featureNamed(featureId);
  const said = (value: string): Said => (value === 'true' ? same : other);
  return {
    name,
    of: (picture) => feature.of(picture),
    words: (value) => said(value).words,
    seen: (value) => `the two shapes ${said(value).seen}`,
  };
}

const relations: readonly Aspect[] = [
  relation(
    'sameShape',
    'whether the two shapes are of the same kind',
    { words: 'the same kind of shape twice', seen: 'are of the same kind' },
    { words: 'two kinds of shape', seen: 'are of different kinds' },
  ),
  relation(
    'sameFill',
    'whether the two shapes have the same shading',
    { words: 'the same shading twice', seen: 'have the same shading' },
    { words: 'two kinds of shading', seen: 'have different shading' },
  ),
];

function aspectsOf(scaffold: ScaffoldName): readonly Aspect[] {
  return slotsOf(scaffold)
    .filter(({ attribute }) => attribute !== 'turn')
    .map((slot) => ({
      name: slotNoun(scaffold, slot),
      slot,
      of: (picture: Picture) => String(picture[slot.at]?.[slot.attribute]),
      words: (value: string) =>
        slot.attribute === 'place'
          ? (placeNames[Number(value)] ?? '')
          : slot.attribute === 'count'
            ? `${numberInWords(Number(value))} ${value === '1' ? 'shape' : 'shapes'}`
            : `${valueWord(slot.attribute, Number(value))}${slot.attribute === 'line' ? ' outline' : ''}`,
      seen: (value: string) => seenOf(scaffold, slot, Number(value)),
    }));
}

/** 'the small shape is at the bottom'; 'every shape is grey' of a group, which may be a single shape. */
function seenOf(scaffold: ScaffoldName, slot: Slot, value: number): string {
  const isOfEach = scaffold === 'group' && slot.attribute !== 'count';
  const words = seenInWords(isOfEach ? 'single' : scaffold, slot, value) ?? '';
  return isOfEach ? words.replace('the shape', 'every shape') : words;
}

/** Every code the examples allow for a picture: each letter may stand for anything that can be seen, coarse looks included. */
function codesFor(examples: readonly { picture: Picture; code: string }[], asked: Picture): Set<string> {
  const aspects = valuesSeen([...examples.map(({ picture }) => picture), asked]);
  const length = examples[0]?.code.length ?? 0;
  let codes = [''];
  for (let at = 0; at < length; at++) {
    const letters = new Set(
      aspects.flatMap(
        (values) =>
          letterBy(
            values,
            examples.map(({ code }) => code.charAt(at)),
          ) ?? [],
      ),
    );
    codes = codes.flatMap((start) => [...letters].map((letter) => start + letter));
  }
  return new Set(codes);
}

/** The letter of the last value, if each value has always one letter, each letter one value, and there are several. */
function letterBy(values: readonly string[], letters: readonly string[]): string | undefined {
  const meaning = new Map<string, string>();
  for (const [place, letter] of letters.entries()) {
    const value = values[place] ?? '';
    if ((meaning.get(value) ?? letter) !== letter) return undefined;
    meaning.set(value, letter);
  }
  const isClear = new Set(meaning.values()).size === meaning.size && meaning.size > 1;
  return isClear ? meaning.get(values.at(-1) ?? '') : undefined;
}

/** No vowels and none of C, F, J and S: no code may look like a word, least of all a rude one. */
const alphabet = [...'BDGHKLMNPQRTVWXYZ'];

function figureOf(shown: readonly { picture: Picture; code: string }[]): Figure {
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
  const scaffold = random.pick(own.scaffolds);
  const plain = random.shuffle(aspectsOf(scaffold));
  const needed = (own.must ?? []).flatMap((attribute) =>
    plain.filter(({ slot }) => slot?.attribute === attribute).slice(0, 1),
  );
  const related = own.relation === true ? [random.pick(relations)] : [];
  const free = plain.filter(
    (aspect) =>
      !needed.includes(aspect) &&
      !(
        related.length > 0 && aspect.slot?.attribute === (related[0]?.name.includes('kind') === true ? 'shape' : 'fill')
      ),
  );
  const meant = [...related, ...needed, ...free].slice(0, own.letters);
  if (meant.length < own.letters) return undefined;
  const aspects = random.shuffle(meant);
  const extra = free.filter((aspect) => !aspects.includes(aspect)).slice(0, own.distractors);
  const varied = [...aspects, ...extra].flatMap(({ slot }) =>
    slot === undefined
      ? []
      : [
          {
            slot,
            values: random.sample(
              valuesFor(scaffold, slot, []).filter(
                (value) => slot.attribute !== 'size' || (value % 2 === 1 && value > 0),
              ),
              3,
            ),
          },
        ],
  );
  const base = randomPicture(random, scaffold, []);
  const mixes =
    related.length > 0
      ? {
          shape: random.sample(valuesFor('runner', { at: 1, attribute: 'shape' }, []), 3),
          fill: random.sample([0, 1, 2], 3),
        }
      : undefined;
  const palette = (): Picture => {
    const picture = varied.reduce<Picture>(
      (now, { slot, values }) => withAttribute(now, slot.at, slot.attribute, random.pick(values)),
      base,
    );
    if (mixes === undefined) return picture;
    const attribute = related[0]?.name.includes('kind') === true ? 'shape' : 'fill';
    const one = random.pick(mixes[attribute]);
    const two = random.chance(1, 2) ? one : random.pick(mixes[attribute]);
    return withAttribute(withAttribute(picture, 0, attribute, one), 1, attribute, two);
  };
  const letters = random.sample(alphabet, own.letters * 3);
  const meanings = aspects.map((_, at) => ({
    letters: letters.slice(at * 3, at * 3 + 3),
    known: new Map<string, string>(),
  }));
  const codeOf = (picture: Picture): string =>
    aspects
      .map((aspect, at) => {
        const value = aspect.of(picture) ?? '';
        const meaning = meanings[at];
        const letter = meaning?.known.get(value) ?? meaning?.letters[meaning.known.size] ?? '?';
        meaning?.known.set(value, letter);
        return letter;
      })
      .join('');
  const examples: { picture: Picture; code: string }[] = [];
  while (examples.length < own.examples) {
    const next = drawFitting(random, palette, (picture) =>
      examples.every((other) => seenAs(other.picture) !== seenAs(picture)),
    );
    if (next === undefined) return undefined;
    examples.push({ picture: next, code: codeOf(next) });
  }
  const isKnown = (picture: Picture): boolean =>
    aspects.every((aspect, at) => meanings[at]?.known.has(aspect.of(picture) ?? ''));
  const asked = drawFitting(
    random,
    palette,
    (picture) => isKnown(picture) && examples.every(({ code }) => code !== codeOf(picture)),
  );
  if (asked === undefined) return undefined;
  const right = codeOf(asked);
  const lookOf = (aspect: Aspect) => ({
    values: examples.map(({ picture }) => aspect.of(picture) ?? ''),
    unseen: aspect.slot === undefined ? 'false' : undefined,
    shared: aspect.seen,
  });
  const seen = [...plain, ...(base.length === 2 ? relations : [])];
  const proofs = aspects.flatMap(
    (aspect, at) =>
      clearestProof(
        examples.map(({ code }) => code.charAt(at)),
        right.charAt(at),
        lookOf(aspect),
        seen.filter((other) => other !== aspect).map(lookOf),
      ) ?? [],
  );
  if (proofs.length < aspects.length) return undefined;
  const codes = codesFor(examples, asked);
  if (codes.size !== 1 || !codes.has(right)) return undefined;
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
  const stands = (at: number): string => `The ${ordinalWord(at + 1)} letter stands for ${aspects[at]?.name}.`;
  const meaningOf = (at: number): string => {
    const [aspect, proof] = [aspects[at], proofs[at]];
    if (aspect === undefined || proof === undefined) return '';
    const letter = right.charAt(at);
    const have = (own: string, pictures: readonly number[]): string =>
      `${pictures.length === 1 ? 'Picture' : 'Pictures'} ${andList(pictures.map((place) => place + 1))} ${pictures.length === 1 ? 'has' : 'have'} ${own} there`;
    const meanings = (own: string, pictures: readonly number[], value: string): string =>
      `${have(own, pictures)}, so ${own} means “${aspect.words(value)}”.`;
    const all = proof.pictures.length === 2 ? 'In both' : 'In all of them';
    const against = proof.ruledOut.map(
      ({ shared, by }) =>
        `But ${shared} in picture ${by + 1} too, and its ${ordinalWord(at + 1)} letter is ${examples[by]?.code.charAt(at)}.`,
    );
    // What speaks against it comes before what it means.
    const proven =
      against.length === 0
        ? [meanings(proof.letter, proof.pictures, proof.value)]
        : [
            `${have(proof.letter, proof.pictures)}.`,
            `${all}, ${proof.ruledOut.map(({ shared }) => saidTogether(aspect.seen(proof.value), shared)).join('; ')}.`,
            ...against,
            `So ${proof.letter} means “${aspect.words(proof.value)}”.`,
          ];
    const own = examples.flatMap(({ code }, place) => (code.charAt(at) === letter ? [place] : []));
    const value = aspect.of(asked) ?? '';
    // The picture that ruled something out has just been said to have this letter.
    const isSaid = own.length === 1 && proof.ruledOut.some(({ by }) => by === own[0]);
    const meansToo = isSaid ? `${letter} means “${aspect.words(value)}”.` : meanings(letter, own, value);
    return [...proven, ...(proof.letter === letter ? [] : [meansToo]), `The last picture needs ${letter} too.`].join(
      ' ',
    );
  };
  const knownBy = (at: number, letter: string): string | undefined =>
    [...(meanings[at]?.known ?? [])].find(([, own]) => own === letter)?.[0];
  const letterMeans = (at: number, letter: string): string => {
    const known = knownBy(at, letter);
    return known === undefined
      ? `No code above has ${letter} as its ${ordinalWord(at + 1)} letter.`
      : `${letter} means “${aspects[at]?.words(known)}”.`;
  };
  const wrongLetter = (at: number, letter: string): string => {
    const known = knownBy(at, letter);
    return known === undefined
      ? `The ${ordinalWord(at + 1)} letter is wrong: no code above has ${letter} there. ${stands(at)}`
      : `The ${ordinalWord(at + 1)} letter is wrong. It tells ${aspects[at]?.name}, and ${letter} means “${aspects[at]?.words(known)}”.`;
  };
  // By chance a thing that may vary can be the same in all pictures.
  const changing = extra.find(({ of }) => new Set([asked, ...examples.map(({ picture }) => picture)].map(of)).size > 1);
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
                text: `Other things change too, such as ${changing.name}. No letter stands for that, so it does not matter.`,
              },
            ],
          ]),
      [{ type: 'text', text: `So the code is **${right}**.` }],
    ],
    variant: shown.map(({ picture, code }) => `${seenAs(picture)}=${code}`).join(' '),
    features: { letters: own.letters, distractors: own.distractors, relation: related.length },
  };
}

function solveCode(question: Question): number[] {
  const figure = promptFigure(question);
  const codes = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  const seen = readCells(figure).flatMap((picture, at) =>
    picture === undefined ? [] : [{ picture, code: codes[at] ?? '' }],
  );
  const asked = seen.find(({ code }) => code.includes('?'));
  if (asked === undefined || question.answer.type !== 'multipleChoice') return [];
  const found = codesFor(
    seen.filter((own) => own !== asked),
    asked.picture,
  );
  return question.answer.options.flatMap(([block], at) =>
    block?.type === 'text' && found.has(block.text) ? [at] : [],
  );
}

/** Letter codes for pictures. */
export const codeGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.code',
  version: 7,
  serves: codePlans,
  make: (random, { params, difficulty }) => makeCode(random, params[difficulty]),
  solve: (question) => choices(solveCode(question)),
});
