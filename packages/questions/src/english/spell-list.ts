/** e.spellList: the statutory words, heard and typed, chosen among misspellings, found and put right. */
import type { Cell } from '../kernel/maker.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { misspelling, slipsBetween } from './misspell.ts';
import { gapped, isKnown, nearestWord, putInto, type SpellingWord, wordsOf } from './spelling-lists.ts';
import { choose, mistakesIn, type Told, tap, write } from './telling.ts';

interface Params {
  readonly sets: string;
  /** `spell`: the word itself is wanted; `spot`: the misspelling is to be found. */
  readonly asks: 'spell' | 'spot';
}

const mistake = mistakesIn('e.spellList');
const spelled = (word: string): string => [...word].join('-');
const pool = (cell: Cell<Params>): readonly SpellingWord[] => wordsOf(cell.params.sets);
const features = (words: readonly SpellingWord[], recall: number): Told['features'] => ({
  letters: Math.max(...words.map(({ word }) => word.length)),
  recall,
});

/** Whether this form is asked at this cell. */
const at = (cell: Cell<Params>, asks: Params['asks'], ...difficulties: readonly string[]): boolean =>
  cell.params.asks === asks && difficulties.includes(cell.difficulty);

const heard: Form<Params> = {
  size: (cell) => (at(cell, 'spell', 'hard') ? pool(cell).length : 0),
  make(random, cell) {
    const { word, sentence, wrong, doubleWrong } = random.pick(pool(cell));
    return write(
      {
        prompt: ['Listen to the word in its sentence. Type the word.', { type: 'audio', word, sentence }],
        spoken: 'Listen to the word in its sentence. Type the word.',
        hint: 'Say the word slowly, part by part. Write what you hear, then check the tricky part.',
        steps: [`Letter by letter: ${spelled(word)}.`, `The word is **${word}**.`],
        variant: `heard ${word}`,
        features: { letters: word.length, recall: 3 },
      },
      [word],
      [...wrong, ...doubleWrong].map((each) => [each, misspelling(word, each)] as const),
    );
  },
  solve({ question }) {
    const [audio] = question.prompt.filter((block) => block.type === 'audio');
    if (audio === undefined) return undefined;
    const found = audio.sentence.match(/[\p{L}]+/gu)?.find((each) => each.toLowerCase() === audio.word.toLowerCase());
    return found !== undefined && isKnown(found) ? typed(found) : [];
  },
};

const choice: Form<Params> = {
  size: (cell) => (at(cell, 'spell', 'easy') ? pool(cell).length : 0),
  make(random, cell) {
    const { word, sentence, wrong, doubleWrong } = random.pick(pool(cell));
    return choose(
      random,
      {
        prompt: ['Which spelling is right?', gapped(sentence, word)],
        hint: 'Try each spelling in your head. Which part of the word is tricky?',
        steps: [`Letter by letter: ${spelled(word)}.`, `The right spelling is **${word}**.`],
        variant: `choose ${word}`,
        features: { letters: word.length, recall: 1 },
      },
      word,
      [...wrong, ...doubleWrong].map((each) => [each, misspelling(word, each)] as const),
      wrong.length + doubleWrong.length > 2 ? 4 : 3,
      'grid',
    );
  },
  solve: (seen) => (seen.asks === 'Which spelling is right?' ? chosen(seen, (option) => isKnown(option)) : undefined),
};

const oneRight: Form<Params> = {
  size: (cell) => (at(cell, 'spell', 'easy') ? 120 : 0),
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), 4);
    if (right === undefined) return undefined;
    return choose(
      random,
      {
        prompt: ['Which of these words is spelt correctly?'],
        hint: 'Cross out the words you know are wrong. Which one is left?',
        steps: [
          `These are wrong: ${others.map(({ word }) => `it should be “${word}”`).join(', ')}.`,
          `**${right.word}** is spelt correctly.`,
        ],
        variant: `one right ${[right, ...others].map(({ word }) => word).join(' ')}`,
        features: features([right], 1),
      },
      right.word,
      others.map((other) => {
        const wrong = random.pick(other.wrong);
        return [wrong, misspelling(other.word, wrong)] as const;
      }),
      4,
      'grid',
    );
  },
  solve: (seen) =>
    seen.asks === 'Which of these words is spelt correctly?' ? chosen(seen, (option) => isKnown(option)) : undefined,
};

/** A row of words in which `count` are misspelt. */
function spotInRow(count: number, size: (cell: Cell<Params>) => number): Form<Params> {
  const asks = count === 1 ? 'Tap the word that is misspelt.' : 'Tap the two words that are misspelt.';
  return {
    size,
    make(random, cell) {
      const picked = random.sample(pool(cell), count === 1 ? 5 : 6);
      const places = random
        .sample(
          picked.map((_, place) => place),
          count,
        )
        .sort((one, other) => one - other);
      const words = picked.map(({ word, wrong }, place) => (places.includes(place) ? random.pick(wrong) : word));
      const mended = places.map((place) => picked[place]?.word ?? '');
      return tap(
        {
          prompt: [asks],
          hint: 'Check the words one at a time. Look for double letters, silent letters and tricky vowels.',
          steps: [
            ...places.map((place) => `“${words[place]}” should be **${picked[place]?.word}**.`),
            count === 1
              ? 'The other words are right.'
              : `So the two are **${mended.map((_, i) => words[places[i] ?? 0]).join('** and **')}**.`,
          ],
          variant: `spot ${words.join(' ')}`,
          features: features(picked, count),
        },
        words,
        places,
        (place) => mistake('right-word-chosen', `“${words[place]}” is spelt correctly. Look again at the others.`),
        'list',
      );
    },
    solve: (seen) => (seen.asks === asks ? chosen(seen, (word) => !isKnown(word)) : undefined),
  };
}

const spotInSentence: Form<Params> = {
  size: (cell) => (at(cell, 'spot', 'medium') ? pool(cell).length * 2 : 0),
  make(random, cell) {
    const { word, sentence, wrong } = random.pick(pool(cell));
    const miss = random.pick(wrong);
    const words = putInto(sentence, word, miss).split(' ');
    const place = words.findIndex((each) => each.toLowerCase().includes(miss.toLowerCase()));
    return tap(
      {
        prompt: ['One word in this sentence is misspelt. Tap it.'],
        spoken: 'One word in this sentence is misspelt. Find it.',
        hint: 'Read the sentence slowly and look at every word by itself.',
        steps: [`“${miss}” is misspelt.`, `It should be **${word}**: ${spelled(word)}.`],
        variant: `in sentence ${miss}`,
        features: { letters: word.length, recall: 2 },
      },
      words,
      [place],
      (at) => mistake('right-word-chosen', `“${words[at]?.replaceAll(/[^\p{L}’-]/gu, '')}” is spelt correctly.`),
    );
  },
  solve: (seen) =>
    seen.asks === 'One word in this sentence is misspelt. Tap it.'
      ? chosen(seen, (word) => {
          const plain = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
          return !plain.split('-').every(isKnown);
        })
      : undefined,
};

/** The misspellings that no reader takes for another word of the lists. */
function clear({ word }: SpellingWord, wrong: readonly string[]): readonly string[] {
  const own = (miss: string): number => slipsBetween(miss, word.toLowerCase());
  return wrong.filter((miss) =>
    wordsOf('34567').every((other) => other.word === word || slipsBetween(miss, other.word) > own(miss)),
  );
}

/** A misspelling in bold, to be written correctly. */
function mend(
  asks: Params['asks'],
  difficulty: string,
  takes: (word: SpellingWord) => readonly string[],
): Form<Params> {
  const known = new Map<SpellingWord, readonly string[]>();
  const missesOf = (word: SpellingWord): readonly string[] => {
    const found = known.get(word) ?? takes(word);
    known.set(word, found);
    return found;
  };
  return {
    size: (cell) => (at(cell, asks, difficulty) ? pool(cell).reduce((sum, word) => sum + missesOf(word).length, 0) : 0),
    make(random, cell) {
      const picked = random.pick(pool(cell).filter((each) => missesOf(each).length > 0));
      const { word, sentence, wrong } = picked;
      const miss = random.pick(missesOf(picked));
      return write(
        {
          prompt: ['The word in bold is misspelt. Write it correctly.', putInto(sentence, word, miss, '**')],
          spoken: `Write this word correctly: ${word}.`,
          hint: `Read “${miss}” aloud to hear the word. Which letters look wrong?`,
          steps: [`Letter by letter: ${spelled(word)}.`, `The word is **${word}**.`],
          variant: `mend ${miss}`,
          features: { letters: word.length, recall: 2 },
        },
        [word],
        [...wrong.filter((each) => each !== miss), miss].map((each) => [each, misspelling(word, each)] as const),
      );
    },
    solve({ asks: said, shows }, cell) {
      if (!said.startsWith('The word in bold is misspelt')) return undefined;
      const [, miss = ''] = /\*\*(.+?)\*\*/.exec(shows) ?? [];
      const nearest = nearestWord(
        miss,
        pool(cell).map(({ word }) => word),
        slipsBetween,
      );
      return isKnown(miss) || !isKnown(nearest) ? [] : typed(nearest);
    },
  };
}

const cleanSentence: Form<Params> = {
  size: (cell) => (at(cell, 'spot', 'hard') ? 150 : 0),
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), 4);
    if (right === undefined) return undefined;
    return choose(
      random,
      {
        prompt: ['Which sentence has no spelling mistake?'],
        hint: 'Find one wrong word in a sentence, then leave that sentence out.',
        steps: [
          `The other sentences should have: ${others.map(({ word }) => word).join(', ')}.`,
          `The right one: **${right.sentence}**`,
        ],
        variant: `clean ${[right, ...others].map(({ word }) => word).join(' ')}`,
        features: { letters: right.word.length, recall: 3 },
      },
      right.sentence,
      others.map(({ word, sentence, wrong }) => {
        const miss = random.pick(wrong);
        return [putInto(sentence, word, miss), misspelling(word, miss)] as const;
      }),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which sentence has no spelling mistake?'
      ? chosen(seen, (option) =>
          (option.match(/[\p{L}’]+/gu) ?? []).map((each) => each.replaceAll(/^’|’$/g, '')).every(isKnown),
        )
      : undefined,
};

export const spellList = makerOfForms<Params>({
  makerId: 'e.spellList',
  version: 1,
  serves: {
    230201: { sets: '3', asks: 'spell' },
    230204: { sets: '3', asks: 'spot' },
    240201: { sets: '4', asks: 'spell' },
    240204: { sets: '34', asks: 'spot' },
    250201: { sets: '5', asks: 'spell' },
    250204: { sets: '5', asks: 'spot' },
    260201: { sets: '6', asks: 'spell' },
    260203: { sets: '56', asks: 'spot' },
    270104: { sets: '7', asks: 'spot' },
  },
  forms: [
    heard,
    choice,
    oneRight,
    spotInRow(1, (cell) => (at(cell, 'spot', 'easy') ? 240 : at(cell, 'spell', 'medium') ? 60 : 0)),
    spotInRow(2, (cell) => (at(cell, 'spot', 'hard') ? 150 : 0)),
    spotInSentence,
    mend('spell', 'medium', (word) => clear(word, word.wrong)),
    mend('spell', 'hard', (word) => clear(word, word.doubleWrong)),
    mend('spot', 'medium', (word) => clear(word, word.wrong).slice(0, 1)),
    cleanSentence,
  ],
});
