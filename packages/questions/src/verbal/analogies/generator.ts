/** v.analogy: two words stand in a relation; find the word, or the two words, that stand in the same one. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { areRelated } from '../../words/related.ts';
import { askChoice, askWords, boldParts, promptText } from '../ask.ts';
import { meaningLines } from '../closest-and-opposite/meanings.ts';
import { answersWhere, picksWhere } from '../solve.ts';
import { couldMatch, linksOf } from './links.ts';
import { areAlike, areLinked, type Pair, type Relation, relations, relationText, temptingWords } from './relations.ts';

type Turned = 'never' | 'sometimes' | 'always';

/** Which relations, which way round, and how it is asked. */
interface Plan {
  readonly form: 'goes' | 'one' | 'two';
  /** The levels of its relations: one, but at easy in year 3 the plainest as well. */
  readonly level: number;
  readonly lowest: number;
  /** Pairs of things that go together, or true relations. */
  readonly together: boolean;
  /** How often pairs are turned round, as cat is to kitten. */
  readonly turned: Turned;
}
type Ladder = Readonly<Record<Difficulty, Plan>>;

const plan = (form: Plan['form'], level: number, turned: Turned, together = false, lowest = level): Plan => ({
  form,
  level,
  lowest,
  turned,
  together,
});

const ladders: Readonly<Record<number, Ladder>> = {
  330201: {
    easy: plan('one', 0.5, 'never', false, 0),
    medium: plan('one', 0.5, 'always'),
    hard: plan('one', 1, 'never'),
  },
  330202: {
    easy: plan('goes', 0.5, 'never', true, 0),
    medium: plan('one', 0.5, 'sometimes', true),
    hard: plan('two', 0.5, 'never', true),
  },
  340201: { easy: plan('one', 1, 'sometimes'), medium: plan('one', 2, 'never'), hard: plan('one', 2, 'always') },
  350201: { easy: plan('two', 2, 'never'), medium: plan('two', 3, 'never'), hard: plan('two', 3, 'always') },
  360201: { easy: plan('two', 4, 'never'), medium: plan('two', 4, 'sometimes'), hard: plan('two', 5, 'always') },
  370201: { easy: plan('two', 5, 'never'), medium: plan('two', 6, 'never'), hard: plan('two', 6, 'always') },
};

const mistake = mistakesIn('v.analogy');

const turn = ([a, b]: Pair): Pair => [b, a];

/** Whether a word is for more than one: nobody says that cows is to milk. Glass, bus and Athens are not. */
const isPlural = (word: string): boolean => /^\p{Ll}.*[^su]s$/u.test(word);

/** Two pairs of one relation, both the same way round. */
function drawPairs(random: Random, plan: Plan) {
  const relation = random.pick(
    relations.filter(
      ({ level, together, pairs }) =>
        level >= plan.lowest && level <= plan.level && together === plan.together && pairs.length > 3,
    ),
  );
  // Where a pair holds both ways round, either way is as hard.
  const often = relation.symmetric ? 'sometimes' : plan.turned;
  const turned = often === 'always' || (often === 'sometimes' && random.chance(1, 2));
  const [one, other] = random.sample(relation.pairs, 2);
  if (one === undefined || other === undefined || one[0] === other[0] || one[1] === other[1]) return undefined;
  const pairs = turned ? { one: turn(one), other: turn(other) } : { one, other };
  if (plan.form !== 'goes' && [pairs.one, pairs.other].some(([stem]) => isPlural(stem))) return undefined;
  return { relation, ...pairs, turned };
}

type Drawn = NonNullable<ReturnType<typeof drawPairs>>;

/** A pair told as its relation: opposites in the order of the question, but fish and chips as people say it. */
const linkOf = (relation: Relation, [a, b]: Pair, turned: boolean): string =>
  turned && (relation.together || !relation.symmetric) ? relationText(relation, b, a) : relationText(relation, a, b);

/** A word that is linked to this one in another way, told in the feedback: a child who takes it did not look at the other pair. */
function trapsFor(
  random: Random,
  { relation, one, other }: Drawn,
  plan: Plan,
  otherGroup: 'first' | 'second' = 'first',
): WrongAnswer[] {
  // What goes together is linked in more ways than one: there every linked word could be meant.
  if (plan.together) return [];
  const [stem, right] = other;
  const traps = relations
    .filter(
      (each) =>
        each !== relation &&
        each.level <= relation.level &&
        !each.together &&
        // Hatred to dislike as shout to yell: words of one meaning, too, where the first pair could be read so.
        !(each.symmetric && areRelated(...one)),
    )
    .flatMap((each) =>
      each.pairs.flatMap(([a, b]): WrongAnswer[] => {
        const text = a === stem ? b : b === stem ? a : undefined;
        // A stable is a place for horses, and the home of a horse.
        if (
          text === undefined ||
          text.startsWith(right) ||
          right.startsWith(text) ||
          one.includes(text) ||
          areAlike(one, [stem, text])
        )
          return [];
        return [
          {
            text,
            because: mistake(
              'other-relation',
              `${relationText(each, a, b)} But ${
                plan.form === 'two'
                  ? `no word in the ${otherGroup} group is linked to “${one[0]}” in that way`
                  : 'the first two are linked in another way'
              }.`,
            ),
          },
        ];
      }),
    );
  return random.sample(traps, Math.min(1, traps.length));
}

/** Words that mean the opposite of the stem where nearly the same is asked, and the other way round. */
function turnedOf({ relation, one }: Drawn, stem: string): readonly string[] {
  const asksSame = relation.wording.startsWith('{a} means nearly');
  if (!asksSame && !relation.wording.startsWith('the opposite')) return [];
  return meaningLines
    .filter(({ level }) => level < relation.level)
    .flatMap(({ sides }) =>
      sides.flatMap((side, at) => (side.includes(stem) ? (sides[asksSame ? 1 - at : at] ?? []) : [])),
    )
    .filter((word) => word !== stem && !one.includes(word));
}

/** A word that comes to mind with the stem, though it has no part in the relation. */
function temptingFor(
  random: Random,
  drawn: Drawn,
  plan: Plan,
  otherGroup: 'first' | 'second' = 'first',
): WrongAnswer[] {
  const {
    one,
    other: [stem, right],
  } = drawn;
  if (plan.together || plan.level < 1) return [];
  const words = temptingWords(stem).filter(
    (text) => text !== right && !one.includes(text) && !areLinked(stem, text) && !areLinked(right, text),
  );
  const turned = plan.form === 'two' ? turnedOf(drawn, stem).filter((text) => text !== right) : [];
  const said = (text: string): string => {
    if (!turned.includes(text)) return `“${text}” has to do with “${stem}”`;
    const means = drawn.relation.wording.startsWith('the opposite') ? 'nearly the same as' : 'the opposite of';
    return `“${text}” means ${means} “${stem}”`;
  };
  return random.sample([...words, ...turned], Math.min(1, words.length + turned.length)).map((text) => ({
    text,
    because: mistake(
      'comes-to-mind',
      `${said(text)}, but ${
        plan.form === 'two'
          ? `no word in the ${otherGroup} group is linked to “${one[0]}” in that way`
          : 'the first two are linked in another way'
      }.`,
    ),
  }));
}

/**
 * Words that have nothing to do with the stem: of other pairs of the relation, from their other side. Where a lure stands beside them, which may be
 * of another kind than the right word, one from the same side as the stem does too, so that the lure doesn't stand out.
 */
function strangersFor(
  random: Random,
  { relation, one, other, turned }: Drawn,
  plan: Plan,
  hasLure = true,
): WrongAnswer[] {
  const [stem, right] = other;
  const isFree = (text: string): boolean =>
    text !== stem && text !== right && !one.includes(text) && !areLinked(stem, text);
  const isFreer = (text: string): boolean => isFree(text) && !areLinked(right, text);
  const sideOf = (side: 0 | 1): string[] => random.shuffle(relation.pairs.map((pair) => pair[side]));
  /** The first pair is told with its link, unless it has to be found. */
  const unlike = (text: string): string =>
    plan.form === 'two'
      ? `“${text}” and “${stem}” aren’t linked in the same way as the other two words.`
      : `${linkOf(relation, one, turned)} “${stem}” and “${text}” aren’t linked like that.`;
  /** The right kind of word: what the link says of it, which is not so. */
  const sameSide = (text: string): WrongAnswer => {
    if (plan.together) return otherMate(text);
    const says = linkOf(relation, [stem, text], turned).replace(/\.$/, '');
    return { text, because: mistake('other-pair', `Try the link: “${says}.” That doesn’t work.`) };
  };
  const otherPair = (text: string): WrongAnswer => ({
    text,
    because: mistake('other-pair', unlike(text)),
  });
  /** Among things that go together a child sees best why one is wrong by what it does go with. */
  const otherMate = (text: string): WrongAnswer => {
    const [a, b] = relation.pairs.find((pair) => pair.includes(text)) ?? [text, ''];
    const because = `“${text}” goes with “${a === text ? b : a}”, not with “${stem}”.`;
    return { text, because: mistake('other-pair', because) };
  };
  const ofItsKind = sideOf(turned ? 0 : 1)
    .filter(plan.together ? isFreer : isFree)
    .map(sameSide);
  const ofTheOtherKind = sideOf(turned ? 1 : 0)
    .filter(isFreer)
    .map(plan.together ? otherMate : otherPair);
  if (plan.form === 'one' && !hasLure && ofItsKind.length > 3) return ofItsKind;
  // Among materials the one thing that is made of wool would stand out.
  const isEnough = plan.form === 'one' && ofItsKind.length > 2;
  return isEnough ? [...ofItsKind.slice(0, 3), ...ofTheOtherKind.slice(0, 1)] : [...ofItsKind, ...ofTheOtherKind];
}

const featuresOf = (plan: Plan, turned: boolean) => ({
  level: plan.level,
  turned: Number(turned),
  choices: plan.form === 'two' ? 9 : plan.form === 'one' ? 5 : 4,
});

function makeGoes(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, other: pair, turned } = drawn;
  const [given, right] = pair;
  // Words of the same line are of one kind: beside things to wear an oar would be seen at once.
  const wrong = random
    .shuffle(relation.pairs.flatMap((each) => [each, turn(each)]))
    .filter(([word, mate]) => ![given, right].includes(word) && mate !== right && !areLinked(given, word))
    .map(([text, mate]) => ({ text, because: mistake('other-pair', `“${text}” goes better with “${mate}”.`) }));
  const questionText: QuestionText = {
    prompt: `Which word goes best with **${given}**?`,
    hint: 'Which two are used together or said together?',
    steps: [
      `Say in a sentence what “${given}” has to do with each word.`,
      linkOf(relation, pair, turned),
      `The answer is **${right}**.`,
    ],
    variant: `goes ${given} ${right}`,
    features: featuresOf(plan, false),
  };
  return askChoice(random, questionText, right, wrong, 4);
}

function makeOne(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, one, other, turned } = drawn;
  const repeat: WrongAnswer = {
    text: one[1],
    because: mistake(
      'first-pair',
      `“${one[1]}” belongs to the first pair. Find the word that goes with “${other[0]}” in the same way.`,
    ),
  };
  const lures = [...trapsFor(random, drawn, plan), ...temptingFor(random, drawn, plan)];
  const mistakes = [
    ...lures,
    ...(areLinked(other[0], one[1]) || areLinked(other[1], one[1]) ? [] : [repeat]),
    ...strangersFor(random, drawn, plan, lures.length > 0),
  ];
  const questionText: QuestionText = {
    prompt: `**${one[0]}** is to **${one[1]}** as **${other[0]}** is to ___`,
    hint: plan.together
      ? 'The first two words go together. Which word goes together with the third one for the same reason?'
      : 'Say in a sentence how the first two words belong together. Then use the same sentence.',
    steps: [linkOf(relation, one, turned), linkOf(relation, other, turned), `The answer is **${other[1]}**.`],
    variant: `${one.join(' ')} ${other.join(' ')}`,
    features: featuresOf(plan, turned),
  };
  // A near miss is always among the options.
  return askChoice(random, questionText, other[1], mistakes, 5, 'grid', Math.min(1, lures.length));
}

function makeTwo(random: Random, plan: Plan): Made | undefined {
  const drawn = drawPairs(random, plan);
  if (drawn === undefined) return undefined;
  const { relation, one, other, turned } = drawn;
  const mirrored = { ...drawn, one: other, other: one };
  // One side holds a word that is linked in another way, so that the link has to be found. On both sides, two of them could make a second pair.
  const lures = {
    left: [...trapsFor(random, mirrored, plan, 'second'), ...temptingFor(random, mirrored, plan, 'second')],
    right: [...trapsFor(random, drawn, plan), ...temptingFor(random, drawn, plan)],
  };
  const isLeft = lures.right.length === 0 || (lures.left.length > 0 && random.chance(1, 2));
  const left = [...(isLeft ? lures.left.slice(0, 1) : []), ...strangersFor(random, mirrored, plan)];
  const right = [...(isLeft ? [] : lures.right.slice(0, 1)), ...strangersFor(random, drawn, plan)];
  const taken = new Set<string>([...one, ...other]);
  // Only the two that are kept are taken, so that small relations have enough for the other group.
  const twoOf = (mistakes: readonly WrongAnswer[]): readonly WrongAnswer[] => {
    const two = mistakes.filter(({ text }) => !taken.has(text)).slice(0, 2);
    for (const { text } of two) taken.add(text);
    return two;
  };
  const [wrongLeft, wrongRight] = [twoOf(left), twoOf(right)];
  if (wrongLeft.length < 2 || wrongRight.length < 2) return undefined;
  const lefts = random.shuffle([one[1], ...wrongLeft.map(({ text }) => text)]);
  const rights = random.shuffle([other[1], ...wrongRight.map(({ text }) => text)]);
  const questionText: QuestionText = {
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
  const group = (label: string, words: readonly string[], good: string, mistakes: readonly WrongAnswer[]) => ({
    label,
    words,
    right: [words.indexOf(good)],
    because: (place: number) =>
      mistakes.find(({ text }) => text === words[place])?.because ??
      mistake('other-pair', 'That word belongs to another pair.'),
  });
  return askWords(questionText, [
    group(one[0], lefts, one[1], wrongLeft),
    group(other[0], rights, other[1], wrongRight),
  ]);
}

const generators = { goes: makeGoes, one: makeOne, two: makeTwo };

/** Asks of every way to finish the question how the two pairs are linked, by all lists of words there are (analogy-reading.ts). */
function solve(question: Question): readonly GivenAnswer[] {
  const [a = '', b = '', c = ''] = boldParts(question);
  if (promptText(question).startsWith('Which word goes'))
    return answersWhere(question, (word) => linksOf(a, word).size > 0);
  if (question.answer.type === 'multipleWordChoice')
    return picksWhere(question, ([one = '', other = '']) => one !== other && couldMatch([a, one], [b, other]));
  return answersWhere(question, (word) => couldMatch([a, b], [c, word]));
}

const analogy: Form<Ladder, Question> = {
  weight: () => 1,
  make: (random, { params, difficulty }) => generators[params[difficulty].form](random, params[difficulty]),
  solve,
};

export const analogyGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.analogy',
  version: 21,
  see: seeQuestion,
  serves: ladders,
  forms: [analogy],
  capacity: ({ params, difficulty }) => (params[difficulty].form === 'goes' ? 64 : 200),
});
