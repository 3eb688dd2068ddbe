/** v.analogy: two words stand in a relation; find the word, or the two words, that stand in the same one. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { mistakesIn } from '../kernel/slips.ts';
import { askChoice, askWords, boldParts, promptText, type Slip, type Told } from './ask.ts';
import { type Form, makerOfForms } from './forms.ts';
import { areAlike, type Relation, relations, relationText } from './relations-index.ts';
import { answersWhere, picksWhere } from './solve.ts';

/** Which relations, which way round, and how it is asked. */
interface Plan {
  readonly form: 'goes' | 'one' | 'two';
  readonly level: number;
  /** Pairs of things that go together, or true relations. */
  readonly together: boolean;
  /** Whether pairs may be turned round: cat is to kitten. */
  readonly turned: boolean;
}
type Ladder = Readonly<Record<Difficulty, Plan>>;

const plan = (form: Plan['form'], level: number, turned: boolean, together = false): Plan => ({
  form,
  level,
  turned,
  together,
});

const ladders: Readonly<Record<number, Ladder>> = {
  330201: { easy: plan('one', 0, false), medium: plan('one', 0, true), hard: plan('one', 1, false) },
  330202: { easy: plan('goes', 0, false, true), medium: plan('one', 0, true, true), hard: plan('two', 0, false, true) },
  340201: { easy: plan('one', 0, true), medium: plan('one', 1, false), hard: plan('one', 1, true) },
  350201: { easy: plan('two', 0, false), medium: plan('two', 1, false), hard: plan('two', 1, true) },
  360201: { easy: plan('two', 1, false), medium: plan('two', 1, true), hard: plan('two', 2, false) },
  370201: { easy: plan('two', 1, true), medium: plan('two', 2, false), hard: plan('two', 2, true) },
};

const mistake = mistakesIn('v.analogy');

type Pair = readonly [string, string];
const turn = ([a, b]: Pair): Pair => [b, a];

/** Two pairs of one relation, both the same way round. */
function drawPairs(random: Random, plan: Plan) {
  const relation = random.pick(
    relations.filter(
      ({ level, together, pairs }) => level === plan.level && together === plan.together && pairs.length > 3,
    ),
  );
  const turned = plan.turned && random.chance(1, 2);
  const [one, other] = random.sample(relation.pairs, 2);
  if (one === undefined || other === undefined || one[0] === other[0] || one[1] === other[1]) return undefined;
  return { relation, one: turned ? turn(one) : one, other: turned ? turn(other) : other, turned };
}

/** Words that stand in some other relation to this one. */
function relatedTo(word: string, relation: Relation): string[] {
  return relations
    .filter((each) => each !== relation && each.level <= relation.level)
    .flatMap(({ pairs }) => pairs.flatMap(([a, b]) => (a === word ? [b] : b === word ? [a] : [])));
}

const because = {
  other: mistake(
    'other-relation',
    'That word is linked to it in another way. Say the link of the first two words in a sentence.',
  ),
  kind: mistake('other-pair', 'That is the right kind of word, but it belongs to something else.'),
  repeat: mistake('first-pair', 'That word belongs to the first pair. Find the word for the second one.'),
};

/** Wrong partners for a word: of other relations, of other pairs, of the first pair. */
function slipsFor(random: Random, relation: Relation, first: Pair, second: Pair, turned: boolean): Slip[] {
  const others = relation.pairs.map((pair) => (turned ? pair[0] : pair[1]));
  const strays = random
    .sample(
      relations.filter((each) => each !== relation && each.level <= relation.level),
      3,
    )
    .map(({ pairs }) => random.pick(random.pick(pairs)));
  return [
    ...relatedTo(second[0], relation).map((text) => ({ text, because: because.other })),
    { text: first[1], because: because.repeat },
    ...random.shuffle(others).map((text) => ({ text, because: because.kind })),
    ...strays.map((text) => ({ text, because: because.other })),
  ].filter(
    ({ text }) => text !== second[1] && text !== second[0] && text !== first[0] && !areAlike(first, [second[0], text]),
  );
}

const featuresOf = (plan: Plan, turned: boolean) => ({
  level: plan.level,
  turned: Number(turned),
  choices: plan.form === 'two' ? 9 : plan.form === 'one' ? 5 : 4,
});
const linkOf = (relation: Relation, [a, b]: Pair, turned: boolean): string =>
  turned ? relationText(relation, b, a) : relationText(relation, a, b);

function makeGoes(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, other: pair } = drawn;
  const [given, right] = random.chance(1, 2) ? pair : turn(pair);
  const wrong = relation.pairs
    .flat()
    .filter((word) => word !== given && word !== right)
    .map((text) => ({ text, because: mistake('other-pair', 'That belongs to something else.') }));
  const told: Told = {
    prompt: `Which word goes best with **${given}**?`,
    hint: 'Think of two things that are used together or said together.',
    steps: [`${linkOf(relation, pair, false)}`, `The answer is **${right}**.`],
    variant: `goes ${given} ${right}`,
    features: featuresOf(plan, false),
  };
  return askChoice(random, told, right, random.sample(wrong, 8), 4);
}

function makeOne(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, one, other, turned } = drawn;
  const slips = slipsFor(random, relation, one, other, turned);
  const told: Told = {
    prompt: `**${one[0]}** is to **${one[1]}** as **${other[0]}** is to ___`,
    hint: 'Say in a sentence how the first two words belong together. Then use the same sentence.',
    steps: [linkOf(relation, one, turned), linkOf(relation, other, turned), `The answer is **${other[1]}**.`],
    variant: `${one.join(' ')} ${other.join(' ')}`,
    features: featuresOf(plan, turned),
  };
  return askChoice(random, told, other[1], slips);
}

function makeTwo(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, one, other, turned } = drawn;
  const groupFor = (own: Pair, facing: Pair): Slip[] =>
    slipsFor(random, relation, facing, own, turned).filter(({ text }) => !own.includes(text) && !facing.includes(text));
  const [firsts, seconds] = [groupFor(one, other), groupFor(other, one)];
  const left: Slip[] = [];
  const right: Slip[] = [];
  const all = (): string[] => [...left, ...right].map(({ text }) => text);
  for (const [own, wrong, target] of [
    [one, firsts, left],
    [other, seconds, right],
  ] as const)
    for (const slip of wrong) {
      if (target.length === 2 || all().includes(slip.text)) continue;
      const facing =
        own === one ? [other[1], ...right.map(({ text }) => text)] : [one[1], ...left.map(({ text }) => text)];
      const spoils = facing.some((word) =>
        own === one ? areAlike([one[0], slip.text], [other[0], word]) : areAlike([one[0], word], [other[0], slip.text]),
      );
      if (!spoils) target.push(slip);
    }
  if (left.length < 2 || right.length < 2) return undefined;
  const lefts = random.shuffle([one[1], ...left.map(({ text }) => text)]);
  const rights = random.shuffle([other[1], ...right.map(({ text }) => text)]);
  const told: Told = {
    prompt: `Choose one word from each group to finish the sentence.\n\n**${one[0]}** is to ___ as **${other[0]}** is to ___`,
    spoken: `Choose one word from each group. ${one[0]} is to: ${lefts.join(', ')}; as ${other[0]} is to: ${rights.join(', ')}.`,
    hint: 'Both pairs must be linked in the same way. Try to say the link in a sentence.',
    steps: [
      linkOf(relation, one, turned),
      linkOf(relation, other, turned),
      `The words are **${one[1]}** and **${other[1]}**.`,
    ],
    variant: `${one.join(' ')} ${other.join(' ')} ${[...lefts, ...rights].sort().join(' ')}`,
    features: featuresOf(plan, turned),
  };
  const group = (label: string, words: readonly string[], good: string, slips: readonly Slip[]) => ({
    label,
    words,
    right: [words.indexOf(good)],
    because: (place: number) => slips.find(({ text }) => text === words[place])?.because ?? because.other,
  });
  return askWords(told, [group(one[0], lefts, one[1], left), group(other[0], rights, other[1], right)]);
}

const makers = { goes: makeGoes, one: makeOne, two: makeTwo };

/** Searches every relation for one that holds of both pairs. */
function solve(question: Question): readonly GivenAnswer[] {
  const [a = '', b = '', c = ''] = boldParts(question);
  if (promptText(question).startsWith('Which word goes'))
    return answersWhere(question, (word) =>
      relations.some(
        ({ together, pairs }) => together && pairs.some((pair) => pair.includes(a) && pair.includes(word)),
      ),
    );
  if (question.answer.type === 'multipleWordChoice')
    return picksWhere(question, ([one = '', other = '']) => one !== other && areAlike([a, one], [b, other]));
  return answersWhere(question, (word) => areAlike([a, b], [c, word]));
}

const analogy: Form<Ladder> = {
  weight: () => 1,
  make: (random, { params, difficulty }) => makers[params[difficulty].form](random, params[difficulty]),
  solve,
};

export const analogyMaker = makerOfForms<Ladder>({
  makerId: 'v.analogy',
  version: 1,
  serves: ladders,
  forms: [analogy],
  capacity: ({ params, difficulty }) => (params[difficulty].form === 'goes' ? 64 : 200),
});
