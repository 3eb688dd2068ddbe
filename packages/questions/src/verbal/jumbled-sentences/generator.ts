/** v.jumbled: a sentence in which two words have changed places, or whose words are in a muddle with one too many. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { askEither, askTyped, askWords, boldParts, promptText } from '../ask.ts';
import { firstSentences, hardSentences, middleSentences } from '../missing-word/word-sentences.data.ts';
import { answersAmong, wordGroups } from '../solve.ts';
import { deeds, manners, people, places, plainPasts, times } from './sentence-parts.data.ts';
import { classOf, conjunction, surelyMuddled } from './small-words.ts';

interface Plan {
  readonly form: 'swapped' | 'spare';
  /** Words in the sentence. */
  readonly words: readonly [number, number];
  readonly spares: readonly string[];
}
type Ladder = Readonly<Record<Difficulty, Plan>>;

/**
 * Spare words that fit nowhere in a plain sentence about somebody doing something to a thing, even if another word is left out. That excludes
 * helping verbs (would pet a hamster), verbs of coming and going (went home after some plums), verbs with a second meaning (the builders fell an
 * oak), pronouns for people (we bought our teacher an umbrella), although and than (although in a hurry), and what a thing could do as well (a map
 * the pilot drew vanished).
 */
const lonely = words('slept smiled yawned sneezed grinned listened frowned blushed');
const joining = words('because whether');

function words(line: string): readonly string[] {
  return line.split(' ');
}

const plan = (form: Plan['form'], low: number, high: number, spares: readonly string[] = []): Plan => ({
  form,
  words: [low, high],
  spares,
});

const ladders: Readonly<Record<number, Ladder>> = {
  350303: { easy: plan('swapped', 6, 7), medium: plan('swapped', 8, 9), hard: plan('swapped', 10, 13) },
  360303: {
    easy: plan('spare', 5, 7, [...lonely, ...joining]),
    medium: plan('spare', 8, 9, [...lonely, ...joining]),
    // A word of another kind (whether) would be seen at once.
    hard: plan('spare', 10, 13, lonely),
  },
};

const mistake = mistakesIn('v.jumbled');

const fullSentences = [...firstSentences, ...middleSentences, ...hardSentences].map(([word, sentence]) =>
  sentence.replace('___', word),
);
const allSentences = new Set(fullSentences);
const byLength = (low: number, high: number): readonly string[] =>
  fullSentences.filter((sentence) => {
    const words = sentence.split(' ');
    return words.length >= low && words.length <= high && !/[“”?!;:]/.test(sentence);
  });

/** The same words with two of them in each other's place. */
function exchanged(words: readonly string[], one: number, other: number): string[] {
  return words.map((word, at) => (at === one ? (words[other] ?? '') : at === other ? (words[one] ?? '') : word));
}

const swapped: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'swapped'),
  make(random, { params, difficulty }): Made | undefined {
    const { words: lengths } = params[difficulty];
    const sentence = random.pick(byLength(...lengths));
    const words = sentence.split(' ');
    const free = words.flatMap((word, at) =>
      at > 0 && at < words.length - 1 && /^[a-zI]+$/.test(word) && words.indexOf(word) === words.lastIndexOf(word)
        ? [at]
        : [],
    );
    const small = free.filter((at) => classOf(words[at] ?? '') >= 0 && classOf(words[at] ?? '') !== conjunction);
    if (small.length === 0) return undefined;
    const one = random.pick(small);
    const others = free.filter(
      (at) => Math.abs(at - one) > 1 && surelyMuddled(classOf(words[at] ?? ''), classOf(words[one] ?? '')),
    );
    if (others.length === 0) return undefined;
    const other = random.pick(others);
    const shown = exchanged(words, one, other);
    const around = shown
      .slice(other - 1, other + 2)
      .join(' ')
      .replace(/[.,]$/, '');
    const questionText: QuestionText = {
      prompt: 'Two words in this sentence have changed places. Choose these two words.',
      spoken: `Two words in this sentence have changed places. ${shown.join(' ')}`,
      hint: 'Read the sentence aloud. Which little word is in the wrong place? Which word belongs there?',
      steps: [
        `Look at “${around}”: “${words[one]}” should be “${words[other]}” there.`,
        `With these two words swapped back, the sentence is: **${sentence}**`,
        `The two words are **${words[one]}** and **${words[other]}**.`,
      ],
      variant: `${sentence} ${Math.min(one, other)} ${Math.max(one, other)}`,
      features: { words: words.length, muddled: 2 },
    };
    const because = mistake(
      'in-its-place',
      'Swap your two words and read the whole sentence aloud. Something is still wrong.',
    );
    return askWords(questionText, [{ words: shown, right: [one, other], because: () => because }], 'sentence');
  },
  solve(question) {
    const [words = []] = wordGroups(question);
    return words.flatMap((_, one) =>
      words.flatMap((__, other) =>
        other > one && allSentences.has(exchanged(words, one, other).join(' '))
          ? [{ type: 'multipleWordChoice' as const, picks: [[one, other]] }]
          : [],
      ),
    );
  },
};

/** Deeds done to something: a verb and its object, with no word that could join another (slept along, because of a robin). */
const doneToThings = deeds.filter(
  (deed) =>
    !/^(?:read|cut|saw|found|hid|became) |^took a photo| along$/.test(deed) &&
    !/^\w+ (?:at|on|up|along|of|in|for|over) /.test(deed),
);
const allDeeds = [...deeds, ...plainPasts];
/** A person told in one word could be replaced by another word. */
const manyWordPeople = people.filter((person) => person.includes(' '));
const tails = [...places, ...manners, ...times];
/** Beside a spare verb a noun stands alone in no ending: a letter written “at school” makes “smiled at a long school letter”. */
const standsAlone = (tail: string): boolean => /^(?:last|every|one) | (?:the|a) /.test(tail) || tail === 'once again';
const settledTails = [places.filter(standsAlone), manners.filter(standsAlone), times.filter(standsAlone)] as const;
const generalStart = /^(?:The|My|Our|A|Two|Three|Some|Her|His|Six|Both|All) /;
const lowered = (text: string): string => text.replace(generalStart, (start) => start.toLowerCase());

const spare: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'spare'),
  make(random, { params, difficulty }): Made | undefined {
    const {
      words: [low, high],
      spares,
    } = params[difficulty];
    const right = random.pick(spares);
    const isVerb = lonely.includes(right);
    const person = random.pick(manyWordPeople);
    const deed = random.pick(isVerb ? plainPasts : doneToThings);
    const [where, how, when] = isVerb ? settledTails : [places, manners, times];
    const tail = [
      ...(random.chance(1, 2) ? [random.pick(where)] : []),
      ...(random.chance(1, 3) ? [random.pick(how)] : []),
      ...(random.chance(1, 2) ? [random.pick(when)] : []),
    ];
    const words = [lowered(person), deed, ...tail].join(' ').split(' ');
    if (words.length < low || words.length > high) return undefined;
    const muddle = shuffledFar(random, [...words, right]);
    const sentence = `${[person, deed, ...tail].join(' ')}.`;
    const questionText: QuestionText = {
      prompt: `Put the words in order to make a sentence. One word is not needed. Which one?\n\n**${muddle.join('   ')}**`,
      spoken: `Put the words in order to make a sentence. One word is not needed. Which one? ${muddle.join(', ')}.`,
      hint: `Find out who did something, and what. ${tail.length === 0 ? 'Then see which words tell more about them.' : 'Then see which words say where, when or how.'}`,
      steps: [
        `Start with who did something: “${person}”. Then say what was done: “${deed}”.`,
        `The sentence is: **${sentence}**`,
        `One word is left over. The word that is not needed is **${right}**.`,
      ],
      variant: `${sentence} ${right}`,
      features: { words: words.length, muddled: words.length },
    };
    const because = mistake('needed', 'The sentence needs that word. Try leaving out a different one.');
    const mistakes = [...new Set(words)].filter((word) => word !== right).map((text) => ({ text, because }));
    // Among shorter words a long one would stand out.
    const canHide = mistakes.some(({ text }) => text.length > right.length);
    return canHide
      ? askEither(random, questionText, 'text', right, mistakes)
      : askTyped(questionText, 'text', [right], mistakes);
  },
  /** Leaves out each word in turn and sees whether the rest falls into a person, a deed and endings. */
  solve(question) {
    if (!promptText(question).startsWith('Put the words')) return undefined;
    const words = (boldParts(question)[0] ?? '').split(/ {2,}/);
    const needless = [...new Set(words)].filter((word) => {
      const rest = [...words];
      rest.splice(rest.indexOf(word), 1);
      return people.some((person) => {
        const afterPerson = without(rest, lowered(person));
        return afterPerson !== undefined && allDeeds.some((deed) => fallsIntoTails(without(afterPerson, deed)));
      });
    });
    return answersAmong(question, needless);
  },
};

/** The words left when those of a phrase are taken out; undefined where one is missing. */
function without(words: readonly string[], phrase: string): string[] | undefined {
  const rest = [...words];
  for (const word of phrase.split(' ')) {
    const at = rest.indexOf(word);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

function fallsIntoTails(words: readonly string[] | undefined): boolean {
  if (words === undefined) return false;
  return words.length === 0 || tails.some((tail) => fallsIntoTails(without(words, tail)));
}

/** The words in an order in which few neighbours are left together. */
function shuffledFar(random: Random, words: readonly string[]): string[] {
  const free = words.map((_, at) => at);
  let best = random.shuffle(free);
  const together = (order: readonly number[]): number =>
    order.filter((at, place) => order[place + 1] === at + 1).length;
  for (let tries = 0; tries < 6 && together(best) > 0; tries++) {
    const next = random.shuffle(free);
    if (together(next) < together(best)) best = next;
  }
  return best.map((at) => words[at] ?? '');
}

export const jumbledGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.jumbled',
  version: 8,
  see: seeQuestion,
  serves: ladders,
  forms: [swapped, spare],
});
