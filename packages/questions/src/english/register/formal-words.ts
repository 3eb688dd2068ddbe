/** Formal and informal words. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { nearGroups, neutralWords, slangWords, wordPairs } from './formal-words.data.ts';
import { at, mistake, type RegisterForm, rules, type Side, sides } from './mistakes.ts';

const pairs = once(() =>
  rowsOf(wordPairs).map((row) => ({
    level: Number(partOf(row, 0)),
    plain: partOf(row, 1),
    formal: partOf(row, 2),
    sentence: partOf(row, 3),
    wordClass: partOf(row, 4),
    tempting: listOf(row[5]),
  })),
);
type WordPair = ReturnType<typeof pairs>[number];

const neutral = once(() => new Set(listOf(neutralWords)));

const ofLevels = (...levels: readonly number[]): readonly WordPair[] =>
  pairs().filter(({ level }) => levels.includes(level));

const near = once(() => rowsOf(nearGroups).map((row) => listOf(row[0])));

const isNear = (one: { readonly plain: string }, other: { readonly plain: string }): boolean =>
  near().some((group) => group.includes(one.plain) && group.includes(other.plain));

/** What to call one word, or several that go together. */
const nameOf = (text: string): string => (text.includes(' ') ? 'expression' : 'word');

/** Pairs of the same word class whose formal word can't be taken for the one of this pair. */
const unlike = ({ plain, wordClass }: WordPair): readonly WordPair[] =>
  pairs().filter((other) => other.plain !== plain && other.wordClass === wordClass && !isNear({ plain }, other));

/** Pairs whose formal word is near enough to that of this one to tempt, but means something else. */
const temptingFor = ({ tempting }: WordPair): readonly WordPair[] =>
  pairs().filter(({ formal }) => tempting.includes(formal));

/** Word classes with enough words to choose from. Beside ‘kids’, no other noun could be taken for ‘children’. */
const isAsked = ({ wordClass }: WordPair): boolean => wordClass === 'verb' || wordClass === 'adjective';

/** 'Which word is the formal one for buy?' */
export const formalFor: RegisterForm = {
  weight: at('words', 90, 'medium'),
  make(random) {
    const own = random.pick(ofLevels(2, 3).filter(isAsked));
    const tempting = temptingFor(own);
    // Words of another class would give the answer away.
    const strangers = random.shuffle(unlike(own)).filter((other) => !tempting.includes(other));
    const others = [...tempting, ...strangers].slice(0, 3);
    const { formal: right, plain: given } = own;
    return chooseText(
      random,
      {
        prompt: [
          `Which is a more formal way to say the ${given.includes(' ') ? 'words' : 'word'} in bold?`,
          own.sentence.replace(/\{(.+)\}/, '**$1**'),
        ],
        hint: `Find what means the same as “${given}”. Would you hear it in a chat with friends, or in a letter from a bank?`,
        steps: [
          rules.formal,
          `“${given}” and “${right}” mean nearly the same. Only where you use them differs.`,
          `“${given}” becomes **${right}**.`,
        ],
        variant: `word ${right}`,
        features: { load: 2 },
      },
      right,
      others.map(
        (other): TextMistake => [
          other.formal,
          mistake('another-meaning', `“${other.formal}” is a formal word for “${other.plain}”, not for “${given}”.`),
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Which is a more formal way')) return undefined;
    const [, given] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => pairs().some(({ plain, formal }) => plain === given && formal === option));
  },
};

/** The sentence with its plain word or with its formal one. */
const said = ({ sentence, formal }: { readonly sentence: string; readonly formal: string }, side: Side): string =>
  sentence.replace(/\{(.+)\}/, side === 'formal' ? formal : '$1');

const slang = once(() => new Set(listOf(slangWords)));

/** How formal a word is: 0 for slang, 1 for an everyday word, 2 for a formal one. The polite word for slang is an everyday one. */
const formality = ({ plain }: { readonly plain: string }, side: Side): number =>
  (side === 'formal' ? 2 : 1) - (slang().has(plain) ? 1 : 0);

/** How formal a sentence of the list is, by the word in it. */
const formalityOf = (text: string): number | undefined => {
  for (const pair of pairs()) for (const side of sides) if (said(pair, side) === text) return formality(pair, side);
  return undefined;
};

/** What is asked of the words: a plain sentence on a notice may sound as formal as one with a formal word. */
const asksOf: Readonly<Record<Side, string>> = {
  formal: 'Which sentence has a formal word where the others have everyday words or phrases?',
  informal: 'Which sentence has an everyday word or phrase where the others have formal words?',
};
/** The old wording, which stored questions still have: recalls solve them again. */
const askedBefore: Readonly<Record<Side, string>> = {
  formal: 'Which sentence is the most formal?',
  informal: 'Which sentence is the least formal?',
};
const hintsOf: Readonly<Record<Side, string>> = {
  formal: 'In each sentence, look for a word that you could swap for a more formal one. One sentence has none.',
  informal: 'In each sentence, look for a word that you would hardly say to a friend. One sentence has none.',
};

/** 'Which sentence has a formal word?' */
export const whichSentence: RegisterForm = {
  weight: (cell) => at('words', 200, 'easy')(cell) + at('words', 110, 'hard')(cell),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const side = hard ? random.pick(sides) : 'formal';
    const otherSide = side === 'formal' ? 'informal' : 'formal';
    // An easy one has a word from a letter beside words from a chat.
    const pairsOf = (level: number) => ofLevels(level).filter(({ plain }) => !neutral().has(plain));
    const own = random.pick(pairsOf(hard ? 3 : 2));
    const others = random.sample(
      pairsOf(hard ? 3 : 1).filter((other) => other !== own),
      11,
    );
    const right = said(own, side);
    const wrong = others
      .filter((other) => formality(other, otherSide) !== formality(own, side))
      .map((other): TextMistake => {
        const { plain, formal } = other;
        const says =
          side === 'formal'
            ? `“${plain}” is ${slang().has(plain) ? 'very informal' : `an everyday ${nameOf(plain)}`}. “${formal}” would be more formal.`
            : `“${formal}” is more formal than “${plain}”.`;
        return [said(other, otherSide), mistake('register-misjudged', says)];
      });
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [asksOf[side]],
          hint: hintsOf[side],
          steps: [
            `Look at the words, not at what the sentence is about. ${rules[side]}`,
            side === 'formal'
              ? `Here “${own.formal}” is the formal word. Among friends you would say “${own.plain}”.`
              : `Here “${own.plain}” is the everyday ${nameOf(own.plain)}. A formal notice might say “${own.formal}”.`,
            `So it is: **${right}**`,
          ],
          variant: `sentence ${side} ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        wrong,
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const side = sides.find((each) => asksOf[each] === seen.asks || askedBefore[each] === seen.asks);
    if (side === undefined) return undefined;
    const known = seen.options.flatMap((option) => formalityOf(option) ?? []);
    const wanted = side === 'formal' ? Math.max(...known) : Math.min(...known);
    return chosen(seen, (option) => formalityOf(option) === wanted);
  },
};

/** As many pairs as wanted, every second one of verbs: they alone are so near to each other that a stranger is worth a thought. */
function verbsAmong(drawn: readonly WordPair[], count: number): readonly WordPair[] {
  const verbs = drawn.filter(({ wordClass }) => wordClass === 'verb');
  const rest = drawn.filter((pair) => !verbs.slice(0, count).includes(pair));
  return Array.from({ length: count }, (_, place) => (place % 2 === 0 ? rest : verbs)[Math.floor(place / 2)]).filter(
    (pair) => pair !== undefined,
  );
}

/** 'Which pair goes from informal to formal?' */
export const whichPair: RegisterForm = {
  weight: at('words', 100, 'hard', 'medium'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = hard ? 5 : 4;
    const [own, ...others] = random.sample(ofLevels(...(hard ? [3] : [2, 3])), 20);
    // What is easy to find at medium is not asked about again at hard.
    if (own === undefined || (!hard && own.level === 3)) return undefined;
    const show = (one: string, two: string): string => `${one} → ${two}`;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['In which line does the arrow go from an everyday word to a more formal one of the same meaning?'],
          hint: 'First see whether both mean the same. Then see which of them you would find in a letter from a bank.',
          steps: [
            `“${own.formal}” is a more formal way to say “${own.plain}”.`,
            rules.formal,
            `So it is **${show(own.plain, own.formal)}**.`,
          ],
          variant: `pair ${own.plain}`,
          features: { load: hard ? 5 : 3 },
        },
        show(own.plain, own.formal),
        // Half of the arrows go the wrong way, and half lead to a word of another meaning.
        verbsAmong(others, count - 1).map((other, place): TextMistake => {
          if (place % 2 === 0)
            return [
              show(other.formal, other.plain),
              mistake('wrong-way-round', `The arrow goes the wrong way: “${other.formal}” is the more formal one.`),
            ];
          const tempting = temptingFor(other);
          const stranger = random.pick(tempting.length > 0 ? tempting : unlike(other));
          return [
            show(other.plain, stranger.formal),
            mistake(
              'another-meaning',
              `A formal word for “${other.plain}” is “${other.formal}”. “${stranger.formal}” is one for “${stranger.plain}”.`,
            ),
          ];
        }),
        { count, layout: 'grid' },
      ),
    );
  },
  solve: (seen) =>
    seen.asks.startsWith('In which line does the arrow go from an')
      ? chosen(seen, (option) => pairs().some(({ plain, formal }) => option === `${plain} → ${formal}`))
      : undefined,
};
