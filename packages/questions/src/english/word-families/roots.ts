/** What roots mean and where they come from. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, write } from '../ask.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { at, demandingMembers, type Family, type FamilyCell, type FamilyForm, mistake, pool } from './families.ts';
import { areOfOneField, isNear } from './root-meanings.ts';

/** How many words of a cell may be asked for by their meaning. */
const demanding = (cell: FamilyCell): number =>
  pool(cell).reduce((sum, family) => sum + demandingMembers(family).length, 0);

/** 'What does the root aqua mean?' */
export const rootMeans: FamilyForm = {
  weight: at(['root'], (cell) => Math.ceil(pool(cell).length * 1.6), 'easy'),
  make(random, cell) {
    const [own, ...all] = random.shuffle(pool(cell));
    if (own === undefined) return undefined;
    const others = all.filter(({ meaning }) => !isNear(meaning, own.meaning));
    const ofField = others.filter(({ meaning }) => areOfOneField(meaning, own.meaning));
    // In words such as telephone the meaning is known without the root: other words are shown where there are two.
    const lessPlain = demandingMembers(own);
    const picked = random.sample(lessPlain.length > 1 ? lessPlain : own.members, 2);
    const shown = picked.map(({ word }) => word);
    return chooseText(
      random,
      {
        prompt: [`What does the root “${own.root}” mean in these words?`, shown.join(', ')],
        hint: 'Think what the words have in common in their meaning.',
        steps: picked
          .map(({ word, meaning }) => `“${word}” means: ${meaning}.`)
          .concat(`So “${own.root}” means **${own.meaning}**.`),
        variant: `means ${own.root} ${[...shown].sort().join(' ')}`,
        features: { load: 1 },
      },
      own.meaning,
      [...ofField, ...others]
        .slice(0, Math.max(3, ofField.length))
        .map(
          (other): TextMistake => [
            other.meaning,
            mistake('meaning-of-another-root', `That is what “${other.root}” means.`),
          ],
        ),
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const [, root = ''] = /^What does the root “(.+)” mean in these words\?$/.exec(seen.asks) ?? [];
    return root === ''
      ? undefined
      : chosen(seen, (option) => pool(cell).some((family) => family.root === root && family.meaning === option));
  },
};

/** 'Which word means …?' built from its root. */
export const whichWord: FamilyForm = {
  weight: at(['root'], demanding, 'medium'),
  make(random, cell) {
    const [own, ...others] = random.sample(pool(cell), 7);
    if (own === undefined || demandingMembers(own).length === 0) return undefined;
    const right = random.pick(demandingMembers(own));
    const near = own.members.filter(({ word }) => word !== right.word);
    // Words of the same root stand beside it, so that the root alone doesn’t tell.
    const wrong = [...near, ...others.map(({ members: words }) => random.pick(words))].slice(0, 3);
    return chooseText(
      random,
      {
        prompt: ['Which word has this meaning?', `${upper(right.meaning)}.`],
        hint: `Look for words with the root “${own.root}”, which means “${own.meaning}”. What does the rest of each word add?`,
        steps: [
          `The ${own.from} root “${own.root}” means “${own.meaning}”, and that is part of the meaning.`,
          `The other words with this root mean something else. ${near.map(({ word, meaning }) => `“${word}” means: ${meaning}.`).join(' ')}`,
          `So it is **${right.word}**.`,
        ],
        variant: `word ${right.word}`,
        features: { load: 2 },
      },
      right.word,
      wrong.map(
        (other): TextMistake => [
          other.word,
          mistake('meaning-of-another-word', `“${other.word}” means: ${other.meaning}.`),
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word has this meaning?') return undefined;
    const wanted = seen.shows.replace(/\.$/, '').toLowerCase();
    return chosen(seen, (option) =>
      pool(cell).some(({ members: words }) =>
        words.some(({ word, meaning }) => word === option && meaning.toLowerCase() === wanted),
      ),
    );
  },
};

/** The words with letters on both sides of the root: of others, the first or last letters are the answer. */
const aroundRoot = (own: Family): Family['members'] =>
  own.members.filter(({ word }) => word.includes(own.root) && !word.startsWith(own.root) && !word.endsWith(own.root));

/** 'Which letters of subterranean mean land?' */
export const writeRoot: FamilyForm = {
  weight: at(['root'], (cell) => pool(cell).reduce((sum, own) => sum + aroundRoot(own).length, 0), 'hard'),
  make(random, cell) {
    const own = random.pick(pool(cell).filter((family) => aroundRoot(family).length > 0));
    const { word, meaning } = random.pick(aroundRoot(own));
    const others = own.members.filter((other) => other.word !== word && other.word.includes(own.root));
    const [other] = others;
    if (other === undefined) return undefined;
    return write(
      {
        prompt: [`Which ${own.root.length} letters of “${word}” mean “${own.meaning}”? Write them.`],
        hint: `“${word}” means: ${meaning}. Do you know another word with this root?`,
        steps: [
          `“${other.word}” means: ${other.meaning}. It has the same root.`,
          `Compare the two: ${[word, other.word].map((each) => each.replace(own.root, `**${own.root}**`)).join(', ')}.`,
          `The letters are **${own.root}**, a ${own.from} root.`,
        ],
        variant: `letters ${word}`,
        features: { load: 4 },
      },
      [own.root],
      [[word, mistake('whole-word-written', 'Write only the letters of the root.')]],
    );
  },
  solve({ asks }, cell) {
    const [, word = '', meaning = ''] = /^Which \d+ letters of “(.+)” mean “(.+)”\?/.exec(asks) ?? [];
    return word === ''
      ? undefined
      : pool(cell)
          .filter((family) => word.includes(family.root) && family.meaning === meaning)
          .flatMap(({ root }) => typed(root));
  },
};

const languages = ['Greek', 'Latin'] as const;

const opensNoun =
  /^(an?|the|one|someone|something|what|how|rule|fear|belief|love|glasses|lack|land|words|things|strength|sharing|telling|great size)\b/;

/** The class of the word that has a meaning: ‘to break out’ is that of a verb, ‘to do with the sea’ that of an adjective. */
const classOf = (meaning: string): string =>
  /^to (?!do with)/.test(meaning) ? 'verb' : opensNoun.test(meaning) ? 'noun' : 'adjective';

/** 'What does the word mean?', harder: the meaning among those of its own family. */
export const meaningOf: FamilyForm = {
  weight: at(['root'], demanding, 'hard'),
  make(random, cell) {
    const [own, ...others] = random.sample(pool(cell), 5);
    if (own === undefined || demandingMembers(own).length === 0) return undefined;
    const right = random.pick(demandingMembers(own));
    const isLikeRight = ({ meaning }: { readonly meaning: string }): boolean =>
      classOf(meaning) === classOf(right.meaning);
    const siblings = own.members.filter(({ word }) => word !== right.word);
    // Where no other meaning is one of a noun, the noun is found by that alone.
    if (!siblings.some(isLikeRight)) return undefined;
    return chooseText(
      random,
      {
        prompt: [`What does “${right.word}” mean?`],
        hint: `Find the ${own.from} root “${own.root}” in it. It means “${own.meaning}”. Then think where you have heard or read the word.`,
        steps: [
          `“${right.word}” has the ${own.from} root “${own.root}” in it, and “${own.root}” means “${own.meaning}”.`,
          `Other words with this root: ${siblings.map(({ word }) => word).join(', ')}.`,
          `So “${right.word}” means **${right.meaning}**.`,
        ],
        variant: `meaning ${right.word}`,
        features: { load: 4 },
      },
      right.meaning,
      // Among meanings of other roots, the right one would be known by its root alone.
      [
        ...siblings,
        ...random
          .shuffle(others.flatMap(({ members: words }) => words))
          .filter(isLikeRight)
          .slice(0, 3 - siblings.length),
      ].map(
        (other): TextMistake => [
          other.meaning,
          mistake('meaning-of-another-word', `That is the meaning of “${other.word}”.`),
        ],
      ),
    );
  },
  solve(seen, cell) {
    const [, word = ''] = /^What does “(.+)” mean\?$/.exec(seen.asks) ?? [];
    if (word === '') return undefined;
    return chosen(seen, (option) =>
      pool(cell).some(({ members: words }) => words.some((each) => each.word === word && each.meaning === option)),
    );
  },
};

const languagesAsks = 'Which language does each root come from?';

/** 'Do these two roots come from Greek or Latin?' */
export const whichLanguage: FamilyForm = {
  weight: at(['root'], (cell) => pool(cell).length, 'medium'),
  make(random, cell) {
    const told = random.sample(pool(cell), 2).map((own): Judged => {
      const [letters] = /ph|ch|th|y/.exec(own.root) ?? [];
      const sign =
        own.from === 'Latin'
          ? 'It has no ph, ch, th or y in it, which would point to Greek.'
          : letters === undefined
            ? 'It has no letters that give it away, but many words of science and learning are Greek.'
            : `The “${letters}” in it points to Greek.`;
      const because = mistake('languages-mixed-up', `“${own.root}” comes from ${own.from}. ${sign}`);
      const text = `“${own.root}” in ${own.members.map(({ word }) => word).join(', ')}`;
      return { text, right: own.from, other: languages.find((each) => each !== own.from) ?? '', because };
    });
    const [first, second] = told;
    if (first === undefined || second === undefined) return undefined;
    return judgeTwo(
      {
        asks: languagesAsks,
        hint: 'Greek roots often have ph, ch, th or y in them, and many words of science are Greek.',
        steps: [...told.map(({ because }) => because.says), `So it is **${both(first.right, second.right)}**.`],
        features: { load: 2 },
      },
      first,
      second,
    );
  },
  solve(seen, cell) {
    if (seen.asks !== languagesAsks) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) => {
      const [, root = ''] = /^“(.+?)”/.exec(text) ?? [];
      return pool(cell).find((family) => family.root === root && text.includes(family.members[0]?.word ?? '?'))?.from;
    });
    return chosen(seen, (option) => option === both(first, second));
  },
};
