/** e.register: formal and informal words and sentences, and what words make us feel. */
import type { Cell } from '../kernel/maker.ts';
import { connotations, sentencePairs, wordPairs } from './data/registers.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { once, partOf, rowsOf } from './rows.ts';
import { choose, chooseInOrder, mistakesIn, type Slip, standsOut, withOptions, write } from './telling.ts';

interface Params {
  readonly asks: 'words' | 'structures' | 'connotation';
}

type RegisterForm = Form<Params>;
const mistake = mistakesIn('e.register');
const at =
  (asks: Params['asks'], size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    cell.params.asks === asks && difficulties.includes(cell.difficulty) ? size : 0;

const pairs = once(() =>
  rowsOf(wordPairs).map((row) => ({ plain: partOf(row, 0), formal: partOf(row, 1), sentence: partOf(row, 2) })),
);
const sides = ['formal', 'informal'] as const;
type Side = (typeof sides)[number];
const rules: Readonly<Record<Side, string>> = {
  formal: 'Formal words suit letters, notices and reports.',
  informal: 'Informal words suit a chat with friends.',
};
const wrongSide = (side: Side, text: string) =>
  mistake(
    side === 'formal' ? 'informal-for-formal' : 'formal-for-informal',
    `“${text}” is ${side === 'formal' ? 'what we say to friends' : 'formal'}.`,
  );

/** 'Which word is the formal one for buy?' */
const formalFor: RegisterForm = {
  size: at('words', 90, 'easy', 'medium'),
  make(random, cell) {
    const medium = cell.difficulty === 'medium';
    const [own, ...others] = random.sample(pairs(), 7);
    if (own === undefined) return undefined;
    const side: Side = medium || random.chance(1, 2) ? 'formal' : 'informal';
    const [right, given] = side === 'formal' ? [own.formal, own.plain] : [own.plain, own.formal];
    return choose(
      random,
      {
        prompt: medium
          ? ['Which words are a more formal way to say the words in bold?', own.sentence.replace(/\{(.+)\}/, '**$1**')]
          : [`Which is the more ${side} way to say “${given}”?`],
        hint: rules[side],
        steps: [rules[side], `“${given}” becomes **${right}**.`],
        variant: `word ${medium} ${side} ${right}`,
        features: { load: medium ? 2 : 1 },
      },
      right,
      [
        ...others
          .slice(0, 4)
          .map(
            (other): Slip => [
              side === 'formal' ? other.formal : other.plain,
              mistake('another-meaning', `That does not mean the same as “${given}”.`),
            ],
          ),
        ...(medium ? others.slice(4).map((other): Slip => [other.plain, wrongSide('formal', other.plain)]) : []),
      ],
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, side, given = ''] = /^Which is the more (formal|informal) way to say “(.+)”\?$/.exec(seen.asks) ?? [];
    const inBold = seen.asks.startsWith('Which words are a more formal way')
      ? (/\*\*(.+?)\*\*/.exec(seen.shows)?.[1] ?? '')
      : undefined;
    if (side === undefined && inBold === undefined) return undefined;
    return chosen(seen, (option) =>
      pairs().some(({ plain, formal }) =>
        side === 'informal' ? formal === given && plain === option : plain === (inBold ?? given) && formal === option,
      ),
    );
  },
};

/** The sentence with its plain word or with its formal one. */
const said = ({ sentence, formal }: { readonly sentence: string; readonly formal: string }, side: Side): string =>
  sentence.replace(/\{(.+)\}/, side === 'formal' ? formal : '$1');

/** 'Which sentence is the most formal?' */
const whichSentence: RegisterForm = {
  size: at('words', 110, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const side = hard ? random.pick(sides) : 'formal';
    const [own, ...others] = random.sample(pairs(), 9);
    if (own === undefined) return undefined;
    const right = said(own, side);
    const wrong = others.map((other) => said(other, side === 'formal' ? 'informal' : 'formal'));
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [side === 'formal' ? 'Which sentence is the most formal?' : 'Which sentence is the least formal?'],
          hint: 'Which words would you only use with friends, and which belong in a notice?',
          steps: [rules[side], `So it is: **${right}**`],
          variant: `sentence ${side} ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        wrong.map(
          (text): Slip => [
            text,
            mistake(
              'register-misjudged',
              side === 'formal' ? 'A more formal word would fit there.' : 'The words there are more formal.',
            ),
          ],
        ),
        hard ? 5 : 3,
      ),
    );
  },
  solve(seen) {
    const place = ['Which sentence is the most formal?', 'Which sentence is the least formal?'].indexOf(seen.asks);
    if (place === -1) return undefined;
    const side = sides[place] ?? 'formal';
    return chosen(seen, (option) => pairs().some((pair) => said(pair, side) === option));
  },
};

/** 'Which pair goes from informal to formal?' */
const whichPair: RegisterForm = {
  size: at('words', 100, 'hard', 'medium'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(pairs(), 8);
    if (own === undefined) return undefined;
    const show = (one: string, two: string): string => `${one} → ${two}`;
    return withOptions(
      choose(
        random,
        {
          prompt: ['In which line does the arrow go from an informal word to a formal one of the same meaning?'],
          hint: 'First see whether both mean the same. Then see which of them is formal.',
          steps: [
            `“${own.formal}” is the formal way to say “${own.plain}”.`,
            `So it is **${show(own.plain, own.formal)}**.`,
          ],
          variant: `pair ${own.plain}`,
          features: { load: hard ? 5 : 3 },
        },
        show(own.plain, own.formal),
        others.map(
          (other, place): Slip =>
            place % 2 === 0
              ? [show(other.formal, other.plain), mistake('wrong-way-round', `“${other.formal}” is the formal one.`)]
              : [
                  show(other.plain, others[(place + 1) % others.length]?.formal ?? ''),
                  mistake('another-meaning', 'Those two do not mean the same.'),
                ],
        ),
        hard ? 5 : 3,
        'grid',
      ),
    );
  },
  solve: (seen) =>
    seen.asks.startsWith('In which line does the arrow go from an informal')
      ? chosen(seen, (option) => pairs().some(({ plain, formal }) => option === `${plain} → ${formal}`))
      : undefined,
};

const sentences = once(() =>
  rowsOf(sentencePairs).map((row) => ({ informal: partOf(row, 0), formal: partOf(row, 1), why: partOf(row, 2) })),
);
const isInformal = (text: string): boolean => sentences().some(({ informal }) => informal === text);
const whys: Readonly<Record<string, string>> = {
  help: 'everyday words',
  'everyday word': 'everyday words',
  'short form': 'short forms such as can’t',
  'question tag': 'a question tag such as isn’t it',
  passive: 'the passive',
  subjunctive: 'the subjunctive',
};

/** 'Is this formal or informal?' */
const isFormal: RegisterForm = {
  size: at('structures', 60, 'easy'),
  make(random) {
    const pair = random.pick(sentences());
    const side = random.pick(sides);
    return chooseInOrder(
      {
        prompt: ['Is this sentence formal or informal?', pair[side]],
        hint: 'Look for short forms, question tags and everyday words.',
        steps: [rules[side], `So it is **${side}**.`],
        variant: `is ${pair[side]}`,
        features: { load: 1 },
      },
      sides,
      side,
      () => mistake('register-misjudged', rules[side]),
    );
  },
  solve: (seen) =>
    seen.asks === 'Is this sentence formal or informal?'
      ? chosen(seen, (option) => (option === 'informal') === isInformal(seen.shows))
      : undefined,
};

/** 'Which sentence is formal?' */
const whichFormal: RegisterForm = {
  size: at('structures', 110, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const side = random.pick(sides);
    const [own, ...others] = random.sample(sentences(), 9);
    if (own === undefined) return undefined;
    const wrong = others.map((other) => other[side === 'formal' ? 'informal' : 'formal']);
    if (standsOut(random, own[side], wrong)) return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence is ${side}?`],
          hint: 'Look for short forms, question tags and everyday words.',
          steps: [rules[side], `So it is: **${own[side]}**`],
          variant: `which ${side} ${own[side]}`,
          features: { load: hard ? 4 : 1 },
        },
        own[side],
        wrong.map((text): Slip => [text, wrongSide(side, text)]),
        hard ? 5 : 3,
      ),
    );
  },
  solve(seen) {
    const [, side] = /^Which sentence is (formal|informal)\?$/.exec(seen.asks) ?? [];
    return side === undefined ? undefined : chosen(seen, (option) => isInformal(option) === (side === 'informal'));
  },
};

/** 'Which sentence says the same formally?' */
const sameFormally: RegisterForm = {
  size: at('structures', 60, 'medium'),
  make(random) {
    const [own, ...others] = random.sample(sentences(), 7);
    if (own === undefined) return undefined;
    const side = random.pick(sides);
    const given = own[side === 'formal' ? 'informal' : 'formal'];
    return choose(
      random,
      {
        prompt: [`Which sentence says the same in a ${side === 'formal' ? 'formal' : 'friendly'} way?`, given],
        hint: 'Find the sentence with the same meaning.',
        steps: [`The difference is made by ${whys[own.why]}.`, `So it is: **${own[side]}**`],
        variant: `same ${side} ${own[side]}`,
        features: { load: 2 },
      },
      own[side],
      others.map((other): Slip => [other[side], mistake('another-meaning', 'That sentence says something else.')]),
      4,
    );
  },
  solve(seen) {
    const [, side] = /^Which sentence says the same in a (formal|friendly) way\?$/.exec(seen.asks) ?? [];
    if (side === undefined) return undefined;
    return chosen(seen, (option) =>
      sentences().some(({ formal, informal }) =>
        side === 'formal' ? informal === seen.shows && formal === option : formal === seen.shows && informal === option,
      ),
    );
  },
};

const features = ['short form', 'question tag', 'passive', 'subjunctive'] as const;
const featureTexts: Readonly<Record<string, string>> = {
  'short form': 'a short form, such as can’t',
  'question tag': 'a question tag, such as isn’t it?',
  passive: 'the passive, such as was seen',
  subjunctive: 'the subjunctive, such as if I were',
};

/** What marks the register of a sentence, by its form. */
function readFeature(text: string): string {
  if (/, (isn’t it|is it|will you)\?$/.test(text)) return 'question tag';
  if (/\b(were (to|you|taller)|wishes that he were|insisted that he leave|requests that we make)\b/.test(text))
    return 'subjunctive';
  if (/\b(was dealt|be worn|been \w+|be demolished|is prohibited|be refunded)\b/.test(text)) return 'passive';
  return 'short form';
}

/** 'What makes this sentence formal?' */
const whatMakes: RegisterForm = {
  size: at('structures', 22, 'medium', 'hard'),
  make(random, cell) {
    const feature = random.pick(features);
    const pair = random.pick(sentences().filter(({ why }) => why === feature));
    const side: Side = feature === 'passive' || feature === 'subjunctive' ? 'formal' : 'informal';
    const text = pair[side];
    if (readFeature(text) !== feature || text.split(' ').length > 6 !== (cell.difficulty === 'hard')) return undefined;
    return chooseInOrder(
      {
        prompt: [`What makes this sentence ${side}?`, text],
        hint: 'Look for each of the four in the sentence.',
        steps: [rules[side], `Here it is **${featureTexts[feature]}**.`],
        variant: `makes ${text}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      features.map((each) => featureTexts[each] ?? ''),
      featureTexts[feature] ?? '',
      (other) => mistake('feature-misread', `There is no sign of ${other.split(',')[0]} here.`),
    );
  },
  solve: (seen) =>
    /^What makes this sentence (formal|informal)\?$/.test(seen.asks)
      ? chosen(seen, (option) => option === featureTexts[readFeature(seen.shows)])
      : undefined,
};

const tones = ['good', 'plain', 'bad'] as const;
type Tone = (typeof tones)[number];
const toneTexts: Readonly<Record<Tone, string>> = {
  good: 'a good feeling',
  plain: 'no strong feeling',
  bad: 'a bad feeling',
};
const triples = once(() =>
  rowsOf(connotations).map((row) => ({
    good: partOf(row, 0),
    plain: partOf(row, 1),
    bad: partOf(row, 2),
    about: partOf(row, 3),
  })),
);
const toneOf = (word: string): Tone | undefined =>
  tones.find((tone) => triples().some((triple) => triple[tone] === word));
const toneRule = 'Words of nearly the same meaning can make us feel quite different things.';

/** 'Which word gives a bad feeling?' */
const whichTone: RegisterForm = {
  size: at('connotation', 80, 'easy'),
  make(random) {
    const triple = random.pick(triples());
    const tone = random.pick(tones);
    return choose(
      random,
      {
        prompt: [`Which word gives ${toneTexts[tone]}?`, `All three are about ${triple.about}.`],
        hint: toneRule,
        steps: [toneRule, `The one with ${toneTexts[tone]} is **${triple[tone]}**.`],
        variant: `tone ${tone} ${triple[tone]}`,
        features: { load: 1 },
      },
      triple[tone],
      tones
        .filter((other) => other !== tone)
        .map(
          (other): Slip => [
            triple[other],
            mistake('feeling-misjudged', `“${triple[other]}” gives ${toneTexts[other]}.`),
          ],
        ),
      3,
      'grid',
    );
  },
  solve(seen) {
    const [, text] = /^Which word gives (a good feeling|no strong feeling|a bad feeling)\?$/.exec(seen.asks) ?? [];
    if (text === undefined || !seen.shows.startsWith('All three')) return undefined;
    return chosen(seen, (option) => {
      const tone = toneOf(option);
      return tone !== undefined && toneTexts[tone] === text;
    });
  },
};

/** 'Which word is the unkind one for slim?' */
const otherTone: RegisterForm = {
  size: at('connotation', 60, 'medium'),
  make(random) {
    const [own, ...others] = random.sample(triples(), 6);
    if (own === undefined) return undefined;
    const tone = random.pick(['good', 'bad'] as const);
    const from = tone === 'good' ? 'bad' : 'good';
    return choose(
      random,
      {
        prompt: [`Which word is about the same thing as “${own[from]}”, but gives ${toneTexts[tone]}?`],
        hint: `It is about ${own.about}.`,
        steps: [toneRule, `The one with ${toneTexts[tone]} is **${own[tone]}**.`],
        variant: `other ${tone} ${own[tone]}`,
        features: { load: 2 },
      },
      own[tone],
      [
        [own.plain, mistake('feeling-misjudged', `“${own.plain}” gives ${toneTexts.plain}.`)],
        ...others.map(
          (other): Slip => [other[tone], mistake('another-meaning', `“${other[tone]}” is about ${other.about}.`)],
        ),
      ],
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, word, text] =
      /^Which word is about the same thing as “(.+)”, but gives (a good feeling|a bad feeling)\?$/.exec(seen.asks) ??
      [];
    if (word === undefined) return undefined;
    const tone = tones.find((each) => toneTexts[each] === text) ?? 'good';
    return chosen(seen, (option) =>
      triples().some((triple) => triple[tone] === option && tones.some((each) => triple[each] === word)),
    );
  },
};

/** 'Which list goes from a good feeling to a bad one?' */
const toneOrder: RegisterForm = {
  size: at('connotation', 90, 'hard'),
  make(random) {
    const [own, ...others] = random.sample(triples(), 8);
    if (own === undefined) return undefined;
    const show = (words: readonly string[]): string => words.join(', ');
    return withOptions(
      choose(
        random,
        {
          prompt: ['Which list goes from a good feeling to a bad one?'],
          hint: 'Imagine each word said about you or your home.',
          steps: [toneRule, `So it is **${show([own.good, own.plain, own.bad])}**.`],
          variant: `order ${own.good}`,
          features: { load: 4 },
        },
        show([own.good, own.plain, own.bad]),
        others.map(
          (other): Slip => [
            show(
              random.pick([
                [other.bad, other.plain, other.good],
                [other.plain, other.good, other.bad],
                [other.good, other.bad, other.plain],
              ]),
            ),
            mistake('feeling-misjudged', `It should be: ${show([other.good, other.plain, other.bad])}.`),
          ],
        ),
        4,
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which list goes from a good feeling to a bad one?'
      ? chosen(seen, (option) =>
          triples().some((triple) => option === [triple.good, triple.plain, triple.bad].join(', ')),
        )
      : undefined,
};

/** 'Type the word that a rude speaker would use.' */
const typeTone: RegisterForm = {
  size: at('connotation', 52, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const own = random.pick(triples().filter((triple) => !`${triple.good}${triple.bad}`.includes(' ')));
    const tone = random.pick(['good', 'bad'] as const);
    const choices = random.shuffle(hard ? [own.good, own.plain, own.bad] : [own.good, own.bad]);
    return write(
      {
        prompt: [
          `A speaker wants to sound ${tone === 'good' ? 'kind' : 'unkind'}. Type the word to use.`,
          `${own.about.charAt(0).toUpperCase()}${own.about.slice(1)}: ${choices.join(' / ')}`,
        ],
        hint: toneRule,
        steps: [toneRule, `The word with ${toneTexts[tone]} is **${own[tone]}**.`],
        variant: `type ${hard} ${tone} ${own[tone]}`,
        features: { load: hard ? 3 : 2 },
      },
      [own[tone]],
      choices
        .filter((word) => word !== own[tone])
        .map(
          (word): Slip => [
            word,
            mistake('feeling-misjudged', `“${word}” does not sound ${tone === 'good' ? 'as kind' : 'as unkind'}.`),
          ],
        ),
    );
  },
  solve({ asks, shows }) {
    const [, wanted] = /^A speaker wants to sound (kind|unkind)\. Type the word to use\.$/.exec(asks) ?? [];
    if (wanted === undefined) return undefined;
    const words = shows.slice(shows.indexOf(': ') + 2).split(' / ');
    return words.filter((word) => toneOf(word) === (wanted === 'kind' ? 'good' : 'bad')).flatMap(typed);
  },
};

export const register = makerOfForms<Params>({
  makerId: 'e.register',
  version: 1,
  serves: { 260302: { asks: 'words' }, 260504: { asks: 'structures' }, 270202: { asks: 'connotation' } },
  forms: [
    formalFor,
    whichSentence,
    whichPair,
    isFormal,
    whichFormal,
    sameFormally,
    whatMakes,
    whichTone,
    otherTone,
    toneOrder,
    typeTone,
  ],
});
