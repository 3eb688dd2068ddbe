/** v.rhyme: words that rhyme, and words that sound the same and are written otherwise. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { neighboursOf } from '../../words/neighbours.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isAccepted } from '../../words/word-lists.ts';
import { askChoice, askOptions, askWords, boldParts, promptText } from '../ask.ts';
import { answersWhere, pairsWhere } from '../solve.ts';
import { homophones, otherHomophones, rhymes } from './rhymes.data.ts';

type Weights = Readonly<Record<Difficulty, Readonly<Record<'unlike' | 'odd' | 'same' | 'pair', number>>>>;

const ladder: Weights = {
  easy: { unlike: 1, odd: 2, same: 0, pair: 0 },
  medium: { unlike: 1, odd: 0, same: 2, pair: 0 },
  hard: { unlike: 0, odd: 0, same: 0, pair: 1 },
};

const mistake = mistakesIn('v.rhyme');
const sameEnding = (one: string, other: string): boolean => one.slice(-2) === other.slice(-2);

/** The last sound of a word of two syllables, which makes no rhyme by itself: letter and weather, table and candle, money and berry. */
function weakEndOf(word: string): 'er' | 'le' | 'y' | undefined {
  if (/[^e]er$/.test(word)) return 'er';
  if (/[bd]le$/.test(word)) return 'le';
  return /[aeou].*[nr]e?y$/.test(word) ? 'y' : undefined;
}

/** What is wrong with a word of another rhyme: it rhymes with the other words of its line. */
function unlikeEnd(word: string, line: readonly string[], given: string): Mistake {
  if (weakEndOf(word) !== undefined && weakEndOf(word) === weakEndOf(given))
    return mistake(
      'weak-end-only',
      `Only the very last sound of “${word}” is the same. Words that rhyme sound the same from the strong vowel on.`,
    );
  const mate = line.find((other) => other !== word && sameEnding(other, word)) ?? line.find((other) => other !== word);
  const rhymesWith = `“${word}” rhymes with “${mate}”, not with “${given}”.`;
  return sameEnding(word, given)
    ? mistake('looks-alike', `The two words end in the same letters, but say them aloud: ${rhymesWith}`)
    : mistake('no-rhyme', `Say both words aloud: ${rhymesWith}`);
}

/** About how many syllables a word has, by its vowels: nobody takes relation for a rhyme of sun. */
const syllablesIn = (word: string): number => word.replace(/(?<![^aeiou]l)e$/, '').match(/[aeiouy]+/g)?.length ?? 1;

/** How much the end of a word looks like another one's, or sounds like it: two letters, the last letter with the same vowel, the last letter. */
function likenessOfEnds(word: string, other: string): number {
  if (sameEnding(word, other)) return 3;
  if (word.slice(-1) !== other.slice(-1)) return 0;
  const vowelsOf = (text: string): string => text.replace(/[^aeiou]/g, '');
  return vowelsOf(word) === vowelsOf(other) ? 2 : 1;
}

/** Words of other rhymes that look like the given one or the right one at the end: the ear has to tell them apart. */
function strangers(random: Random, group: readonly string[], given: string, right: string): WrongAnswer[] {
  const pool = rhymes
    .filter((line) => line !== group)
    .flatMap((line) => line.map((word) => ({ word, line })))
    .filter(({ word }) => [given, right].some((one) => syllablesIn(one) === syllablesIn(word)));
  const like = (one: string, least: number) =>
    random.shuffle(pool.filter(({ word }) => likenessOfEnds(word, one) >= least));
  return [
    ...like(given, 3).slice(0, 3),
    ...like(right, 3).slice(0, 3),
    ...like(given, 1).slice(0, 3),
    ...like(right, 1).slice(0, 3),
  ].map(({ word, line }) => ({ text: word, because: unlikeEnd(word, line, given) }));
}

/** A word that nearly rhymes with one of these, with that one: to tell it from them, it must be said aloud. */
function nearMiss(random: Random, four: readonly string[], group: readonly string[]) {
  const found = rhymes
    .filter((line) => line !== group)
    .flat()
    .filter((word) => four.every((each) => weakEndOf(each) === undefined || weakEndOf(each) !== weakEndOf(word)))
    .map((word) => {
      const likeness = four.map((each) => likenessOfEnds(word, each));
      const most = Math.max(...likeness);
      return { word, likeness: most, beside: four[likeness.indexOf(most)] ?? '' };
    });
  const most = Math.max(...found.map(({ likeness }) => likeness));
  return random.pick(found.filter(({ likeness }) => likeness === most));
}

const asksRhyme = 'Which word rhymes with';

/** Words that rhyme and are spelt differently: where the ends look alike, too, nobody has to listen. */
const unlike: Form<Weights, Question> = {
  weight: ({ params, difficulty }) => params[difficulty].unlike,
  make(random) {
    const group = random.pick(rhymes);
    const given = random.pick(group);
    const fits = group.filter((word) => word !== given && !sameEnding(word, given));
    if (fits.length === 0) return undefined;
    const right = random.pick(fits);
    const third = group.find((word) => word !== given && word !== right);
    const questionText: QuestionText = {
      prompt: `${asksRhyme} **${given}**?`,
      hint: 'Say the words aloud. Words that rhyme end in the same sound, but not always in the same letters.',
      steps: [
        'Two words rhyme when their endings sound the same.',
        `Say “${given}” and “${right}” aloud: they end in the same sound${third === undefined ? '' : `, just like “${third}”`}. The letters don’t matter.`,
        `The answer is **${right}**.`,
      ],
      variant: `${given} ${right}`,
      features: { spelling: 1, sounds: 1 },
    };
    return askChoice(random, questionText, right, strangers(random, group, given, right));
  },
  solve(question) {
    const [given = ''] = boldParts(question);
    if (!promptText(question).startsWith(asksRhyme)) return undefined;
    return answersWhere(question, (word) => rhymes.some((line) => line.includes(given) && line.includes(word)));
  },
};

const odd: Form<Weights, Question> = {
  weight: ({ params, difficulty }) => params[difficulty].odd,
  make(random) {
    const group = random.pick(rhymes.filter((line) => line.length >= 5));
    const four = random.sample(group, 4);
    const { word: stranger, likeness, beside } = nearMiss(random, four, group);
    // Duck among luck, truck and pluck is found by its letters: the four must not all look alike, and the stranger must look like one of them.
    if (likeness < 3 || four.every((word) => sameEnding(word, four[0] ?? ''))) return undefined;
    const questionText: QuestionText = {
      prompt: 'Four of these words rhyme. Which word does not?',
      hint: 'Say all the words aloud and listen to the ends.',
      steps: [
        `Say ${andList(four.map((word) => `“${word}”`))} aloud: they end in the same sound.`,
        `Say “${stranger}” after “${beside}”: you can hear that these two don’t rhyme.`,
        `The word that does not rhyme is **${stranger}**.`,
      ],
      variant: `odd ${[...four].sort().join(' ')} ${stranger}`,
      features: { spelling: 0, sounds: 1 },
    };
    const wrong = four.map((word) =>
      wrongTextOption(
        word,
        mistake('does-rhyme', `“${word}” rhymes with ${andList(four.filter((each) => each !== word))}.`),
      ),
    );
    return askOptions(random, questionText, stranger, wrong, 5, 'grid');
  },
  solve(question) {
    if (!promptText(question).startsWith('Four of these')) return undefined;
    const { answer } = question;
    const words =
      answer.type === 'multipleChoice'
        ? answer.options.flat().map((block) => (block.type === 'text' ? block.text : ''))
        : [];
    const lineOf = (word: string): number => rhymes.findIndex((line) => line.includes(word));
    return answersWhere(question, (word) => words.filter((other) => lineOf(other) === lineOf(word)).length === 1);
  },
};

/** For each word those that sound just the same, asked for or not. */
const sameSounds = new Map<string, Set<string>>();
for (const line of [...homophones, ...otherHomophones])
  for (const word of line) sameSounds.set(word, new Set([...(sameSounds.get(word) ?? []), ...line]));
const soundSame = (one: string, other: string): boolean => sameSounds.get(one)?.has(other) === true;

/** Words that look much like another one and sound different. */
function lookalikes(random: Random, word: string, group: readonly string[]): string[] {
  const near = neighboursOf(word, 'accept').filter(
    (other) => !group.includes(other) && !isUnfit(other) && !soundSame(word, other),
  );
  return random.shuffle(near);
}

/** Endings from the vowel on that sound alike in every word of one syllable. */
const sureEndings = new Set(
  'ade ail ain ake ale ane aste ay each eal eam ed eek eel eem eer eet ell ent ide ight im ined ing itch ite oan oke ole orn ot um urn'.split(
    ' ',
  ),
);

/** Whether two words rhyme as everybody can see: bent and sent, but not mould and would. */
function seenToRhyme(word: string, given: string): boolean {
  const [end, other] = [word, given].map((each) => each.replace(/^[^aeiou]+/, ''));
  return end !== undefined && end === other && sureEndings.has(end);
}

/** A word with those that sound just the same. */
const asHeard = (word: string): string[] => [word, ...(sameSounds.get(word) ?? [])];

/** What is wrong with a word that does not sound the same as this one. Gum rhymes with some: that is seen beside sum, which sounds the same. */
function unlikeSound(word: string, given: string) {
  const isRhyme = asHeard(word).some((one) =>
    asHeard(given).some(
      (other) => seenToRhyme(one, other) || rhymes.some((line) => line.includes(one) && line.includes(other)),
    ),
  );
  return isRhyme
    ? mistake('only-rhymes', `“${word}” rhymes with “${given}”, but the beginning sounds different.`)
    : mistake('sounds-different', `Say “${word}” and “${given}” aloud. They sound different.`);
}

const same: Form<Weights, Question> = {
  weight: ({ params, difficulty }) => params[difficulty].same,
  make(random) {
    const group = random.pick(homophones);
    const [given = '', right = ''] = random.shuffle(group);
    // Few that look like the right word: it would be the one most like the others.
    const near = [
      ...lookalikes(random, given, group).slice(0, 6),
      ...lookalikes(random, right, group).slice(0, 2),
    ].filter((word) => isAccepted(word) && !soundSame(word, given));
    // Words that begin or end as the given one stand in where there are too few: others would be ruled out at a glance.
    const rest = random
      .shuffle(homophones.flat())
      .filter(
        (word) =>
          !group.includes(word) &&
          !soundSame(word, given) &&
          (word.charAt(0) === given.charAt(0) || sameEnding(word, given)),
      );
    // Where few look like them, words that rhyme are the nearest: beside wait, week and worn are ruled out at a glance.
    const rhyming = random
      .shuffle(rhymes.find((line) => [given, right].some((word) => line.includes(word))) ?? [])
      .filter((word) => !group.includes(word) && !soundSame(word, given) && !near.includes(word));
    const nearest = [...near, ...rhyming.slice(0, Math.max(0, 6 - near.length))];
    const others = rest.filter((word) => !nearest.includes(word)).slice(0, Math.max(0, 6 - nearest.length));
    const mistakes = [...nearest, ...others].map((text) => ({
      text,
      because: unlikeSound(text, given),
    }));
    if (mistakes.length < 5) return undefined;
    const questionText: QuestionText = {
      prompt: `Which word sounds just the same as **${given}**?`,
      hint: 'Say every word aloud. Do not go by the letters.',
      steps: [
        'Words that sound just the same but mean different things are called homophones.',
        `Say “${given}” and “${right}” one after the other: you can’t hear a difference, though they are spelt differently.`,
        `The answer is **${right}**.`,
      ],
      variant: `same ${given}`,
      features: { spelling: 2, sounds: 2 },
    };
    return askChoice(random, questionText, right, mistakes);
  },
  solve(question) {
    const [given = ''] = boldParts(question);
    if (!promptText(question).startsWith('Which word sounds')) return undefined;
    return answersWhere(question, (word) => soundSame(given, word));
  },
};

const pair: Form<Weights, Question> = {
  weight: ({ params, difficulty }) => params[difficulty].pair,
  make(random) {
    const group = random.pick(homophones);
    const two = random.sample(group, 2);
    const [one = '', other = ''] = two;
    const near = [...lookalikes(random, one, group).slice(0, 2), ...lookalikes(random, other, group).slice(0, 2)];
    const rest = random
      .shuffle(homophones.flat())
      .filter((word) => !group.includes(word) && (word.charAt(0) === one.charAt(0) || sameEnding(word, one)));
    const words: string[] = [...two];
    for (const word of [...near, ...rest])
      if (words.length < 6 && !words.includes(word) && !words.some((each) => soundSame(word, each))) words.push(word);
    if (words.length < 6) return undefined;
    const laid = random.shuffle(words);
    const questionText: QuestionText = {
      prompt: 'Which two words sound the same? Choose both.',
      spoken: `Which two words sound the same? ${laid.join(', ')}.`,
      hint: 'Say every word aloud. Do not go by the letters.',
      steps: [
        'Words that sound just the same but mean different things are called homophones.',
        `Say “${one}” and “${other}” one after the other: you can’t hear a difference.`,
        `So the two are **${one}** and **${other}**.`,
      ],
      variant: `pair ${[...words].sort().join(' ')}`,
      features: { spelling: 2, sounds: 6 },
    };
    return askWords(questionText, [
      {
        words: laid,
        right: two.map((word) => laid.indexOf(word)),
        because: (place) => mistake('sounds-different', `No other word here sounds just like “${laid[place]}”.`),
      },
    ]);
  },
  solve(question) {
    if (!promptText(question).startsWith('Which two')) return undefined;
    return pairsWhere(question, soundSame);
  },
};

export const rhymeGenerator = generatorOfForms<Weights, Question>({
  generatorId: 'v.rhyme',
  version: 12,
  see: seeQuestion,
  serves: { 340202: ladder },
  forms: [unlike, odd, same, pair],
  capacity: ({ difficulty }: Cell<Weights>) => (difficulty === 'medium' ? 190 : 200),
});
