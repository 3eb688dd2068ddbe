/** e.article: a or an, by the sound that follows. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, withOptions, write, writeNumber } from '../ask.ts';
import { listOf, once } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { articleFrames, articleWords } from './articles.data.ts';

type ArticleForm = Form<Record<string, never>>;
type Article = 'a' | 'an';

const mistake = mistakesIn('e.article');
const lists = once(() => ({
  plain: { a: listOf(articleWords.plainA), an: listOf(articleWords.plainAn) },
  odd: { a: listOf(articleWords.oddA), an: listOf(articleWords.oddAn) },
}));

const rule = 'Use an before a vowel sound and a before any other sound. Listen to the sound, not the letter.';
const ruleFor: Readonly<Record<Article, string>> = {
  a: 'Before a consonant sound we use a.',
  an: 'Before a vowel sound we use an.',
};

/** What the first word of a thing sounds like, and whether its first letter says so. */
function soundOf(thing: string, article: Article): string {
  const [first = ''] = thing.split(' ');
  const sound = article === 'an' ? 'a vowel sound' : 'a consonant sound';
  const letterAgrees = /^[aeiou]/i.test(first) === (article === 'an');
  return letterAgrees
    ? `Say “${first}” aloud. It begins with ${sound}.`
    : `Say “${first}” aloud. It begins with ${sound}, although its first letter is “${first.charAt(0)}”.`;
}
const articles: readonly Article[] = ['a', 'an'];
const otherOf = (article: Article): Article => (article === 'a' ? 'an' : 'a');

/** A thing with its article: odd ones do not sound as they are spelt. */
function draw(random: Random, isOdd: boolean): { readonly article: Article; readonly thing: string } {
  const article = random.pick(articles);
  return { article, thing: random.pick(lists()[isOdd ? 'odd' : 'plain'][article]) };
}

/** The article by the rules of sounds: the second solver's way. */
function readArticle(thing: string): Article {
  if (/^(hour|honest|honour|heir)/i.test(thing)) return 'an';
  if (/^(x-|sos|mp\b|l-|n-|raf|f-)/i.test(thing)) return 'an';
  if (/^(uni(?!n)|u-|uk|us(e|u)|one|once|eu|ewe)/i.test(thing)) return 'a';
  return /^[aeiou]/i.test(thing) ? 'an' : 'a';
}

const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Record<string, never>>): number =>
    difficulties.includes(cell.difficulty) ? size : 0;

const because = (article: Article, thing: string) =>
  mistake(
    /^[aeiou]/i.test(thing) === (article === 'an') ? 'articles-mixed-up' : 'letter-instead-of-sound',
    `Say “${article} ${thing}” aloud. Listen to the first sound of “${thing.split(' ')[0]}”.`,
  );

/** 'a or an?' in two sentences. */
const whichArticle: ArticleForm = {
  weight: at(90, 'easy', 'hard'),
  make(random, cell) {
    const frames = random.sample(articleFrames, 2);
    const [first, second] = frames.map((frame): Judged => {
      const { article, thing } = draw(random, cell.difficulty === 'hard');
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
          'Before a vowel sound we use an, before a consonant sound a.',
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { odd: cell.difficulty === 'hard' ? 1 : 0, load: cell.difficulty === 'hard' ? 3 : 1 },
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
  weight: at(90, 'medium'),
  make(random) {
    const { article, thing } = draw(random, random.chance(1, 3));
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
    const isOdd = (): boolean => cell.difficulty === 'hard' || (cell.difficulty === 'medium' && random.chance(1, 2));
    const findsRight = cell.difficulty === 'easy' || random.chance(1, 2);
    const own = draw(random, isOdd());
    const show = ({ article, thing }: { article: Article; thing: string }, isRight: boolean): string =>
      `${isRight ? article : otherOf(article)} ${thing}`;
    const others = Array.from({ length: 7 }, () => draw(random, isOdd())).filter(({ thing }) => thing !== own.thing);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [findsRight ? 'Which of these is right?' : 'Which of these is wrong?'],
          hint: rule,
          steps: [
            soundOf(own.thing, own.article),
            ruleFor[own.article],
            `We say “${own.article} ${own.thing}”. So the answer is **${show(own, findsRight)}**.`,
          ],
          variant: `right ${findsRight} ${own.thing}`,
          features: { odd: 0, load: cell.difficulty === 'easy' ? 1 : 3 },
        },
        show(own, findsRight),
        others.map(
          (other): TextMistake => [
            show(other, !findsRight),
            findsRight
              ? because(other.article, other.thing)
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

/** 'How many of these need an?' */
const howMany: ArticleForm = {
  weight: at(120, 'medium', 'hard'),
  make(random, cell) {
    const things = random.shuffle([
      ...random.sample(lists().odd.a, 1),
      ...random.sample(lists().odd.an, 1),
      ...random.sample(lists().plain.a, random.int(0, 2)),
      ...random.sample(lists().plain.an, random.int(0, 2)),
      ...(cell.difficulty === 'hard' ? [random.pick([...lists().odd.a, ...lists().odd.an])] : []),
    ]);
    if (new Set(things).size < things.length) return undefined;
    const count = things.filter((thing) => lists().odd.an.includes(thing) || lists().plain.an.includes(thing)).length;
    const off = mistake(
      'articles-miscounted',
      'Say each of them aloud with an. Count only those that begin with a vowel sound.',
    );
    return writeNumber(
      {
        prompt: ['How many of these need “an” before them?', things.join(', ')],
        hint: rule,
        steps: [
          `These need “an”: ${things.filter((thing) => lists().odd.an.includes(thing) || lists().plain.an.includes(thing)).join(', ')}.`,
          'Each of these begins with a vowel sound, whatever its first letter is.',
          `So the answer is **${count}**.`,
        ],
        variant: `how many ${things.join(' ')}`,
        features: { odd: 1, load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      count,
      [
        [count - 1, off],
        [count + 1, off],
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
  version: 2,
  see: seeTexts,
  capacity: 'weights',
  serves: { 230505: {} },
  forms: [whichArticle, typeArticle, whichRight, howMany],
});
