/** Which of the words that sound alike has a meaning. */
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { once } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { all, askedOf, at, type Group, groups, mixed, type Sound, type SoundForm, says } from './mixed-up-words.ts';

/** A word whose meaning is asked for, and one that it is mixed up with. */
interface Pair {
  readonly own: Sound;
  readonly other: Sound;
}

/** Words of two groups, each with one it is mixed up with; at medium such as have to be known. */
const twoOf = (random: Random, found: readonly Group[], isMedium: boolean): Pair[] =>
  random
    .sample(
      found.filter((group) => askedOf(group, isMedium).length > 0),
      2,
    )
    .map((group) => {
      const own = random.pick(askedOf(group, isMedium));
      return { own, other: random.pick(group.words.filter(({ word }) => word !== own.word)) };
    });

const inSentence = ({ own, other }: Pair): string =>
  `${says(own)} ${own.sentences[0]} ${says(other)} ${other.sentences[0]}`;
const sounds = once(() => all().flatMap(({ words }) => words));
const hasWord = (option: string, word: string): boolean => option.split(', then ').includes(word);

const meaningsAsk = 'Which words have these meanings?';

/** 'Which words have these meanings?', of two pairs: no word is there to choose that sounds like neither. */
export const whichMean: SoundForm = {
  weight: at((cell) => groups(cell).reduce((sum, { words }) => sum + words.length, 0), 'easy'),
  make(random, cell) {
    const [first, second] = twoOf(random, groups(cell), false);
    if (first === undefined || second === undefined) return undefined;
    // In the order of letters, which doesn't tell the right one.
    const [one = '', two = ''] = [first.own.word, first.other.word].sort();
    const judged = ({ own, other }: Pair): Judged => ({
      text: own.meaning,
      right: own.word,
      other: other.word,
      because: mixed(other),
    });
    return judgeTwo(
      {
        asks: meaningsAsk,
        hint: `Think of a sentence with “${one}” and one with “${two}”. In which of them does the first meaning fit? Then do the same for the second meaning.`,
        steps: [inSentence(first), inSentence(second), `So it is **${both(first.own.word, second.own.word)}**.`],
        features: { load: 1 },
      },
      judged(first),
      judged(second),
    );
  },
  solve(seen) {
    if (seen.asks !== meaningsAsk) return undefined;
    const wordFor = (meaning: string): string =>
      sounds().find((sound) => sound.meaning === meaning && seen.options.some((each) => hasWord(each, sound.word)))
        ?.word ?? '';
    const [first, second] = readTwo(seen.shows).map(wordFor);
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};

const besideAsk = 'Does each word have the right meaning beside it?';

/** 'Does each word have the right meaning beside it?', of two pairs: what is wrong is always the meaning of the word that sounds alike. */
export const ownMeaning: SoundForm = {
  weight: at((cell) => groups(cell).reduce((sum, group) => sum + askedOf(group, true).length, 0), 'medium'),
  make(random, cell) {
    const [first, second] = twoOf(random, groups(cell), true).map((pair) => ({ ...pair, isOwn: random.chance(1, 2) }));
    if (first === undefined || second === undefined) return undefined;
    const judged = ({ own, other, isOwn }: Pair & { readonly isOwn: boolean }): Judged => ({
      text: `${own.word}: ${isOwn ? own.meaning : other.meaning}`,
      right: isOwn ? 'yes' : 'no',
      other: isOwn ? 'no' : 'yes',
      because: mixed(own),
    });
    return judgeTwo(
      {
        asks: besideAsk,
        hint: `Think of a sentence with “${first.own.word}” in it, then of one with “${second.own.word}”. What does each word mean there?`,
        steps: [
          inSentence(first),
          inSentence(second),
          `So it is **${both(judged(first).right, judged(second).right)}**.`,
        ],
        features: { load: 2 },
      },
      judged(first),
      judged(second),
    );
  },
  solve(seen) {
    if (seen.asks !== besideAsk) return undefined;
    const [first, second] = readTwo(seen.shows).map((text) =>
      sounds().some(({ word, meaning }) => text === `${word}: ${meaning}`) ? 'yes' : 'no',
    );
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};
