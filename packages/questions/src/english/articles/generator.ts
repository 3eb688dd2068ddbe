/** e.article: a or an, by the sound that follows. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseBesideRival, gap, withOptions, write, writeNumber } from '../ask.ts';
import { listOf, once } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { articleFrames, articleWords, plainOdd, unseenThings } from './articles.data.ts';

type ArticleForm = Form<Record<string, never>>;
type Article = 'a' | 'an';

const mistake = mistakesIn('e.article');
const lists = once(() => {
  const odd = { a: listOf(articleWords.oddA), an: listOf(articleWords.oddAn) };
  const known = new Set(listOf(plainOdd));
  const ofMedium = (things: readonly string[]): readonly string[] => things.filter((thing) => known.has(thing));
  return {
    plain: { a: listOf(articleWords.plainA), an: listOf(articleWords.plainAn) },
    /** As they sound, but not as they are spelt: all of them at hard, the everyday ones at medium. */
    odd,
    plainOdd: { a: ofMedium(odd.a), an: ofMedium(odd.an) },
  };
});

const unseen = once(() => new Set(listOf(unseenThings)));

const rule = 'Use “an” before a vowel sound and “a” before any other sound. Listen to the sound, not the letter.';
const ruleFor: Readonly<Record<Article, string>> = {
  a: 'Before a consonant sound we use “a”.',
  an: 'Before a vowel sound we use “an”.',
};

/** Letters whose names begin with a vowel sound, as we say them. */
const letterNames: Readonly<Record<string, string>> = {
  F: 'eff',
  L: 'el',
  M: 'em',
  N: 'en',
  S: 'ess',
  X: 'ex',
};

/** How a word begins whose first letter is no help. */
function oddSound(first: string): string {
  const name = letterNames[first.charAt(0)];
  if (/^h/.test(first)) return 'The h is silent, so it begins with a vowel sound.';
  if (/^on/.test(first)) return 'It begins with a w sound, as in “won”: a consonant sound.';
  return name === undefined
    ? 'It begins with a y sound, as in “you”: a consonant sound.'
    : `We say the letter ${first.charAt(0)} as “${name}”, so it begins with a vowel sound.`;
}

/** What the first word of a thing sounds like, and whether its first letter says so. */
function soundOf(thing: string, article: Article): string {
  const [first = ''] = thing.split(' ');
  const letterAgrees = /^[aeiou]/i.test(first) === (article === 'an');
  const sound = article === 'an' ? 'a vowel sound' : 'a consonant sound';
  return `Say “${first}” aloud. ${letterAgrees ? `It begins with ${sound}.` : oddSound(first)}`;
}
const articles: readonly Article[] = ['a', 'an'];
const otherOf = (article: Article): Article => (article === 'a' ? 'an' : 'a');

/** A thing with its article: odd ones do not sound as they are spelt. */
function draw(
  random: Random,
  from: keyof ReturnType<typeof lists>,
): { readonly article: Article; readonly thing: string } {
  const article = random.pick(articles);
  return { article, thing: random.pick(lists()[from][article]) };
}

/** Plain things of two words: the article goes with the first of them, so the noun alone does not tell. */
function drawPlainPair(random: Random): ReturnType<typeof draw> {
  const drawn = draw(random, 'plain');
  return drawn.thing.includes(' ') ? drawn : drawPlainPair(random);
}

/** Things that fit a sentence. */
function drawSeen(random: Random, from: 'plain' | 'odd'): ReturnType<typeof draw> {
  const drawn = draw(random, from);
  return unseen().has(drawn.thing) ? drawSeen(random, from) : drawn;
}

/** The article by the rules of sounds: the second solver's way. */
function readArticle(thing: string): Article {
  if (/^(hour|honest|honour|heir)/i.test(thing)) return 'an';
  if (/^(x-|sos|nhs|fa |[lms]-)/i.test(thing)) return 'an';
  if (/^(uni(?!n)|u-|uk|us(e|u)|one|once|eu)/i.test(thing)) return 'a';
  return /^[aeiou]/i.test(thing) ? 'an' : 'a';
}

const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Record<string, never>>): number =>
    difficulties.includes(cell.difficulty) ? size : 0;

/** What to listen to; where the explanation says the same, it isn't said again. */
const because = (article: Article, thing: string) =>
  mistake(
    /^[aeiou]/i.test(thing) === (article === 'an') ? 'articles-mixed-up' : 'letter-instead-of-sound',
    soundOf(thing, article),
  );

/** 'a or an?' in two sentences. */
const whichArticle: ArticleForm = {
  weight: at(90, 'easy', 'hard'),
  make(random, cell) {
    const isHard = cell.difficulty === 'hard';
    const frames = random.sample(articleFrames, 2);
    const drawn = frames.map(() => drawSeen(random, isHard ? 'odd' : 'plain'));
    if (new Set(drawn.map(({ thing }) => thing)).size < drawn.length) return undefined;
    const [first, second] = drawn.map(({ article, thing }, place): Judged => {
      const frame = frames[place] ?? '';
      const text = frame.replace('{}', thing);
      return { text, right: article, other: otherOf(article), because: because(article, thing) };
    });
    if (first === undefined || second === undefined) return undefined;
    return judgeTwo(
      {
        asks: 'Which words fit the gaps?',
        hint: rule,
        steps: [
          ...[first, second].map(
            ({ text, right }, place) => `Gap ${place + 1}. ${soundOf(thingOf(text), right === 'an' ? 'an' : 'a')}`,
          ),
          'Before a vowel sound we use “an”, before a consonant sound “a”.',
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { odd: isHard ? 1 : 0, load: isHard ? 3 : 1 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which words fit the gaps?') return undefined;
    const [first, second] = readTwo(seen.shows).map((text) => readArticle(thingOf(text)));
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};

/** The thing after the gap of a sentence. */
function thingOf(sentence: string): string {
  return new RegExp(`${gap} (.+?)(?: in the story)?\\.$`).exec(sentence)?.[1] ?? '';
}

/** 'Type a or an.' */
const typeArticle: ArticleForm = {
  weight: at(20, 'medium'),
  make(random) {
    const { article, thing } = draw(random, 'plainOdd');
    return write(
      {
        prompt: ['Type a or an.', `${gap} ${thing}`],
        spoken: `Type a or an. Blank, ${thing}.`,
        hint: rule,
        steps: [soundOf(thing, article), ruleFor[article], `So it is **${article}** ${thing}.`],
        variant: `type ${thing}`,
        features: { odd: 0, load: 2 },
      },
      [article],
      [[otherOf(article), because(article, thing)]],
    );
  },
  solve: ({ asks, shows }) => (asks === 'Type a or an.' ? typed(readArticle(shows.replace(`${gap} `, ''))) : undefined),
};

/** 'Which is right?' among several things. */
const whichRight: ArticleForm = {
  weight: at(120, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const findsRight = cell.difficulty === 'easy' || random.chance(1, 2);
    // At medium one thing does not sound as it is spelt, be it the answer or another one.
    const isOwnOdd = random.chance(1, 2);
    const next = (isOdd: boolean): ReturnType<typeof draw> => {
      if (cell.difficulty !== 'medium') return draw(random, cell.difficulty === 'hard' ? 'odd' : 'plain');
      return isOdd ? draw(random, 'plainOdd') : drawPlainPair(random);
    };
    const own = next(isOwnOdd);
    const show = ({ article, thing }: { article: Article; thing: string }, isRight: boolean): string =>
      `${isRight ? article : otherOf(article)} ${thing}`;
    const others = Array.from({ length: 7 }, (_, place) => next(!isOwnOdd && place === 0)).filter(
      ({ thing }) => thing !== own.thing,
    );
    return withOptions(
      chooseBesideRival(
        random,
        {
          prompt: [findsRight ? 'Which of these is right?' : 'Which of these is wrong?'],
          hint: rule,
          steps: [
            soundOf(own.thing, own.article),
            ruleFor[own.article],
            `We say “${own.article} ${own.thing}”, so ${findsRight ? 'the right one' : 'the wrong one'} is **${show(own, findsRight)}**.`,
          ],
          variant: `right ${findsRight} ${own.thing}`,
          features: { odd: 0, load: cell.difficulty === 'easy' ? 1 : 3 },
        },
        show(own, findsRight),
        others.map(
          (other): TextMistake => [
            show(other, !findsRight),
            findsRight
              ? {
                  ...because(other.article, other.thing),
                  says: `${soundOf(other.thing, other.article)} So we say “${other.article} ${other.thing}”.`,
                }
              : mistake(
                  'right-article-doubted',
                  `“${other.article} ${other.thing}” is right. ${soundOf(other.thing, other.article)}`,
                ),
          ],
        ),
        { count: cell.difficulty === 'easy' ? 3 : 4, layout: 'grid' },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which of these is (right|wrong)\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    return chosen(seen, (option) => {
      const [article = '', ...thing] = option.split(' ');
      return (article === readArticle(thing.join(' '))) === (which === 'right');
    });
  },
};

const needsAn = (thing: string): boolean => lists().odd.an.includes(thing) || lists().plain.an.includes(thing);
const beginsWithVowel = (thing: string): boolean => /^[aeiou]/i.test(thing);

/** 'How many of these need an?' Who goes by the letters gets another number. */
const howMany: ArticleForm = {
  weight: at(120, 'medium', 'hard'),
  make(random, cell) {
    const isHard = cell.difficulty === 'hard';
    const [more, less] = random.shuffle(articles.map((article) => lists()[isHard ? 'odd' : 'plainOdd'][article]));
    const things = random.shuffle([
      ...random.sample(more ?? [], isHard ? 2 : 1),
      ...random.sample(less ?? [], isHard ? 1 : 0),
      ...random.sample(lists().plain.a, random.int(1, 2)),
      ...random.sample(lists().plain.an, random.int(1, 2)),
    ]);
    const count = things.filter(needsAn).length;
    const byLetter = things.filter(beginsWithVowel).length;
    const deceptive = things.filter((thing) => needsAn(thing) !== beginsWithVowel(thing));
    if (byLetter === count) return undefined;
    const letters = mistake(
      'letters-counted',
      `You get ${byLetter} by looking at the first letters. Listen again to ${andList(deceptive.map((thing) => `“${thing}”`))}.`,
    );
    const off = mistake(
      'articles-miscounted',
      'Say each of them aloud with “an”. Count only those that begin with a vowel sound.',
    );
    return writeNumber(
      {
        prompt: ['How many of these need “an” before them?', things.join(', ')],
        hint: rule,
        steps: [
          `These need “an”: ${things.filter(needsAn).join(', ')}.`,
          'Listen to the first sound. The first letter doesn’t matter.',
          deceptive.map((thing) => soundOf(thing, needsAn(thing) ? 'an' : 'a')).join(' '),
          `So the answer is **${count}**.`,
        ],
        variant: `how many ${things.join(' ')}`,
        features: { odd: 1, load: isHard ? 4 : 2 },
      },
      count,
      [
        [byLetter, letters],
        ...[count - 1, count + 1].filter((near) => near !== byLetter).map((near) => [near, off] as const),
      ],
    );
  },
  solve: ({ asks, shows }) =>
    asks.startsWith('How many of these need')
      ? typed(String(shows.split(', ').filter((thing) => readArticle(thing) === 'an').length))
      : undefined,
};

export const article = generatorOfForms<Record<string, never>, Seen>({
  generatorId: 'e.article',
  version: 9,
  see: seeTexts,
  capacity: 'weights',
  serves: { 230505: {} },
  forms: [whichArticle, typeArticle, whichRight, howMany],
});
