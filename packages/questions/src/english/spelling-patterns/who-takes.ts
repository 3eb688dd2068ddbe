/** Which of several words takes these letters. */
import type { Cell } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { areFamily } from '../spelling/questions.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { at, hintOf, mistake, type PatternForm } from './form-parts.ts';
import { breaksRule, hasTellingRelative, hasTellingRoot, takesESoftly } from './pattern-lessons.ts';
import { type Params, pool } from './pattern-pool.ts';
import type { PatternWord } from './pattern-words.ts';

/** The patterns of a set that at least six words have. */
function patternsOf(cell: Cell<Params>): readonly string[] {
  const all = pool(cell).map(({ pattern }) => pattern);
  return [...new Set(all)].filter((pattern) => all.filter((each) => each === pattern).length > 5);
}

const cutWord = ({ before, after }: PatternWord): string => `${before}____${after}`;

/** Of fewer other words as long as the right one its length would give it away. */
const fewestAsLong = 3;

/** Whether the hint for the right word would lead this one to the wrong letters. */
function isLedAstray(right: PatternWord, other: PatternWord): boolean {
  if (right.set === 'cious5') return hasTellingRelative(right) && !hasTellingRelative(other);
  if (/^[ae]n(?:t|ce)$/.test(right.pattern)) return !takesESoftly(right) && takesESoftly(other);
  return hasTellingRoot(right) && !hasTellingRoot(other);
}

/** Words beside the right one: none of the family of another, and of those in -ible one at most with a whole word before the ending. */
function besides(random: Random, right: PatternWord, words: readonly PatternWord[]): PatternWord[] {
  const found: PatternWord[] = [];
  for (const word of random.shuffle(words)) {
    const isOfFamily = [right, ...found].some((each) => areFamily(each.word, word.word));
    const isSecondBreaker = right.pattern === 'able' && breaksRule(word) && found.some(breaksRule);
    if (!isOfFamily && !isSecondBreaker && !isLedAstray(right, word)) found.push(word);
  }
  return found.slice(0, 7);
}

/** 'Which word takes the letters ible?' */
export const whoTakes: PatternForm = {
  weight: at((cell) => (patternsOf(cell).length > 1 ? 120 : 0), 'medium'),
  make(random, cell) {
    const pattern = random.pick(patternsOf(cell));
    const own = pool(cell).filter((each) => each.pattern === pattern);
    const right = random.pick(own);
    const others = besides(
      random,
      right,
      pool(cell).filter((each) => each.pattern !== pattern && each.fills.includes(pattern)),
    );
    if (others.length < 4) return undefined;
    const isLong = (word: PatternWord): boolean =>
      others.filter((other) => cutWord(other).length >= cutWord(word).length).length < fewestAsLong;
    // Where many words of a pattern are longer than the others, as those in -tious are, they are asked for half as often.
    if (isLong(right) && own.filter(isLong).length * 4 > own.length && random.chance(1, 2)) return undefined;
    return chooseText(
      random,
      {
        prompt: [`Which word needs the letters “${pattern}”?`],
        // Several words are shown here.
        hint: hintOf(right).replace(
          /^.*Picture the word as you have seen it in print\.$/,
          'Write out each word with these letters. Which one looks right?',
        ),
        steps: [right.lesson, `So it is **${right.word}**.`],
        variant: `takes ${pattern}: ${right.word}`,
        features: { letters: right.word.length, recall: 2 },
      },
      cutWord(right),
      others.map(
        (other) =>
          [
            cutWord(other),
            mistake(
              `${pattern}-for-${other.pattern}`,
              `That word is ${other.word}, with “${other.pattern}”. ${other.lesson}`,
            ),
          ] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, pattern = ''] = /^Which word needs the letters “(.+)”\?$/.exec(seen.asks) ?? [];
    return pattern === '' ? undefined : chosen(seen, (option) => isKnown(option.replace('____', pattern)));
  },
};
