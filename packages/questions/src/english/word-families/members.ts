/** Which words belong together. */

import { keptBy } from '../../kernel/kept.ts';
import { low } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions, write } from '../ask.ts';
import {
  at,
  belongsTo,
  both,
  type Family,
  type FamilyCell,
  type FamilyForm,
  homeOf,
  members,
  mistake,
  pool,
  strangerMeaning,
} from './families.ts';

const familyRule = 'Words of one family share a root, and their meanings are linked.';

/** Feedback names the meaning of a root such as path, ‘feeling’, since pathway does have to do with a path. */
const look = (word: string, { root, meaning }: Family) =>
  mistake(
    'look-alike',
    meaning === ''
      ? `“${word}” shares some letters with “${root}”, but its meaning has nothing to do with “${root}”.`
      : `“${word}” shares some letters with “${root}”. But “${root}” means “${meaning}”, and “${word}” has nothing to do with that.`,
  );

/** Parts from Greek and Latin that words of different families may have in common: biology and geology share a root, too. */
const otherRoots = [
  /log/,
  /gra(?:ph|m)/,
  /scop/,
  /met(?:er|r)/,
  /micro/,
  /trans/,
  /bio/,
  /auto/,
  /dem/,
  /the(?:on|is)/,
  /^(?:bi|tri|epi)/,
];

/** Whether two words have one of these parts in common. */
export const haveCommonPart = (one: string, two: string): boolean =>
  otherRoots.some((part) => part.test(one) && part.test(two));

/** Words of other families that have nothing of this root in them, nor another root of its words. */
function foreign(random: Random, cell: FamilyCell, own: Family): readonly string[] {
  const words = pool(cell)
    .filter(({ root }) => root !== own.root)
    .flatMap((family) => family.members.map(({ word }) => word))
    .filter(
      (word) =>
        !word.includes(own.root.slice(0, 4)) &&
        !belongsTo(own.root, word, cell) &&
        !own.members.some((member) => haveCommonPart(member.word, word)),
    );
  return random.sample(words, 5);
}

/** What a root means, to follow it: many roots are no words of today’s English. */
const meaningOf = ({ meaning }: Family): string => (meaning === '' ? '' : `, which means “${meaning}”`);

/** What words of a family mean, where that shows what they have to do with their root. */
const meaningsOf = ({ members: words }: Family, shown: readonly string[]): string[] => {
  const told = shown.flatMap((each) =>
    words.flatMap(({ word, meaning }) => (word === each && meaning !== '' ? [`“${word}” means: ${meaning}.`] : [])),
  );
  return told.length === 0 ? [] : [told.join(' ')];
};

/** Where a word of the pool belongs. */
const familyOf = (cell: FamilyCell, word: string): string => {
  const home = homeOf(word, cell);
  return `“${word}” belongs to the family of “${home?.root}”${home === undefined ? '' : meaningOf(home)}.`;
};

/** 'Which word belongs to the family of sign?' */
export const whichBelongs: FamilyForm = {
  weight: at(both, (cell) => (cell.year > 3 ? pool(cell).length * 2 : members(cell)), 'easy'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const right = random.pick(own.members).word;
    // Where no other option has the letters of the root, nobody needs its meaning: from year 4 on it isn’t asked for so.
    const isPlain = right.includes(own.root) && !own.strangers.some((word) => word.includes(own.root));
    if ((cell.year > 3 && isPlain) || standsOut(random, right, own.strangers)) return undefined;
    const asks =
      cell.params.asks === 'family' && cell.year === 3
        ? `Which word belongs to the same family as “${own.root}”?`
        : `Which word has the root “${own.root}”${meaningOf(own)}?`;
    return chooseText(
      random,
      {
        prompt: [asks],
        hint: right.includes(own.root)
          ? `Look for “${own.root}” in each word. Then ask whether the meaning fits as well.`
          : `Look for letters like those of “${own.root}”: one or two may have changed. Does the meaning fit as well?`,
        steps: [
          familyRule,
          ...meaningsOf(own, [right]),
          `The family is: ${own.members.map(({ word }) => word).join(', ')}.`,
          `So it is **${right}**.`,
        ],
        variant: `belongs ${right} ${own.root}`,
        features: { load: 1 },
      },
      right,
      [
        ...own.strangers.map((word): TextMistake => [word, look(word, own)]),
        // Words without any likeness are soon ruled out: only year 3 gets some.
        ...foreign(random, cell, own)
          .slice(0, cell.year > 3 ? 0 : 2)
          .map((word): TextMistake => [word, mistake('another-family', familyOf(cell, word))]),
      ],
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const [, root = ''] = /^Which word (?:belongs to the same family as|has the root) “(.+?)”/.exec(seen.asks) ?? [];
    return root === '' ? undefined : chosen(seen, (option) => belongsTo(root, option, cell));
  },
};

/** Whether three words begin alike and the odd one does not: pseudonym, pseudopod and pseudoscience beside puddle. */
function isSeenAtAGlance(odd: string, [first = '', ...others]: readonly string[]): boolean {
  const shared = (word: string): number => [...first].findIndex((letter, at) => word[at] !== letter);
  return Math.min(...others.map(shared)) >= 4 && shared(odd) < 3;
}

/** Whether two words have the same prefix or ending: unkind and unhappy, kindness and happiness. */
const haveLikeEnds = (one: string, two: string): boolean =>
  one.slice(-3) === two.slice(-3) || /^(?:un|re|dis)/.exec(one)?.[0] === (/^(?:un|re|dis)/.exec(two)?.[0] ?? '');

/** The strangers that look like the family of a root: they have its letters, the first four at least. */
const lookAlikes = ({ root, strangers }: Family): readonly string[] =>
  strangers.filter(
    (word) => low(word).includes(root.slice(0, Math.max(4, root.length - 1))) || low(word).includes(root),
  );

const oddOnes = (cell: FamilyCell): number =>
  pool(cell).reduce((sum, family) => sum + lookAlikes(family).length * 3, 0);

/** Why a word that looks like a family is none of it: from year 4 on, by what it means. */
function strangerSays(word: string, { root }: Family): string {
  const meaning = strangerMeaning(word);
  const says = meaning === undefined ? '' : `“${word}” means: ${meaning}. `;
  return `${says}It shares some letters with the others, but it does not come from “${root}”, and its meaning is not linked.`.replace(
    /^It/,
    `“${word}”`,
  );
}

/** 'Which word is not of the same family?' */
export const oddOne: FamilyForm = {
  weight: (cell) =>
    at(both, (each) => (cell.year > 3 ? oddOnes(each) : pool(each).length * 3), 'medium')(cell) +
    at(['family'], (each) => pool(each).length * 3, 'easy')(cell),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const medium = cell.difficulty === 'medium';
    const other = random.pick(
      pool(cell).filter((each) => each.root !== own.root && !each.members.some(({ word }) => word.includes(own.root))),
    );
    // From year 4 on, easy has words without the letters of the root and medium look-alikes only.
    const strangers = cell.year === 3 ? own.strangers : medium ? lookAlikes(own) : own.nearMisses;
    if (strangers.length === 0) return undefined;
    const isStranger = medium || cell.year > 3;
    const odd = isStranger ? random.pick(strangers) : random.pick(other.members).word;
    const group = random.sample(own.members, 3).map(({ word }) => word);
    // In year 3 a word of another family begins or ends as one of these does: unkind beside unhappy.
    if (!isStranger && !group.some((word) => haveLikeEnds(word, odd))) return undefined;
    if (group.includes(odd) || belongsTo(own.root, odd, cell)) return undefined;
    if (isSeenAtAGlance(odd, group)) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which word is not of the same family as the others?'],
        hint:
          medium && cell.year > 3
            ? 'Look for the letters that the words share. In which word do they have nothing to do with the meaning?'
            : 'Find the part that three of the words share. Which word has a meaning that is not linked with it?',
        steps: [
          `These all come from “${own.root}”${meaningOf(own)}: ${group.join(', ')}.`,
          ...meaningsOf(own, group),
          isStranger ? strangerSays(odd, own) : familyOf(cell, odd),
          `The odd one out is **${odd}**.`,
        ],
        variant: `odd ${odd} ${[...group].sort().join(' ')}`,
        features: { load: medium ? 3 : 1 },
      },
      odd,
      group.map(
        (word): TextMistake => [
          word,
          mistake('member-of-the-family', `“${word}” belongs to the family of “${own.root}”${meaningOf(own)}.`),
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word is not of the same family as the others?') return undefined;
    return chosen(
      seen,
      (option) =>
        pool(cell).some(({ members: words }) =>
          seen.options.every((each) => each === option || words.some(({ word }) => word === each)),
        ) &&
        !pool(cell).some(({ members: words }) => seen.options.every((each) => words.some(({ word }) => word === each))),
    );
  },
};

/** Whether a word comes from the root of its family alone, with letters of it changed: built and solution, but not strengthen, which comes from strength. */
const isChanged = (own: Family, word: string): boolean =>
  !word.includes(own.root) &&
  word.length > own.root.length &&
  !own.members.some((other) => other.word !== word && word.includes(other.word));

/** Whether a word is its root with an ending that changes no more than a last y or e: happily, mover. */
const isPlainlyMade = ({ root }: Family, word: string): boolean => {
  const stem = root.slice(0, -1);
  return (
    word.includes(root) ||
    (root.endsWith('y') && word.includes(`${stem}i`)) ||
    (root.endsWith('e') && new RegExp(`${stem}[aeiouy]`).test(word))
  );
};

/** Whether a word is fit to write the root of: at hard, more than its last letter has changed. */
const isFitToFind = (cell: FamilyCell, own: Family, word: string): boolean =>
  isChanged(own, word) && (cell.difficulty !== 'hard' || !isPlainlyMade(own, word));

const changedIn = (cell: FamilyCell): number =>
  pool(cell).reduce((sum, own) => sum + own.members.filter(({ word }) => isFitToFind(cell, own, word)).length, 0);

/** How many letters next to each other two words share at most. */
function longestShared(one: string, other: string): number {
  const starts = Array.from({ length: one.length }, (_, from) => from);
  return Math.max(
    ...starts.map((from) => starts.filter((to) => to >= from && other.includes(one.slice(from, to + 1))).length),
  );
}

/** 'Write the word that these come from.' Where the root stands whole in each word, it is seen at a glance: in year 3 letters of it have changed. */
export const typeRoot: FamilyForm = {
  weight: at(
    ['family'],
    (cell) => (cell.year === 3 ? changedIn(cell) : cell.difficulty === 'medium' ? pool(cell).length * 2 : 0),
    'medium',
    'hard',
  ),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const toFind = (own: Family): Family['members'] => own.members.filter(({ word }) => isFitToFind(cell, own, word));
    const own = random.pick(hard ? pool(cell).filter((each) => toFind(each).length > 0) : pool(cell));
    const shown = random.sample(hard ? toFind(own) : own.members, hard ? 1 : 2).map(({ word }) => word);
    const [first = '', second = ''] = shown;
    const isFit =
      cell.year === 3
        ? isFitToFind(cell, own, first)
        : shown.every((word) => word.includes(own.root)) &&
          // At one end of both, as in bicycle and motorcycle, it is seen at once.
          !shown.every((word) => word.startsWith(own.root)) &&
          !shown.every((word) => word.endsWith(own.root)) &&
          longestShared(first, second) === own.root.length;
    // Novel could be called what novel and novelty share.
    if (!isFit || (second !== '' && (first.includes(second) || second.includes(first)))) return undefined;
    return write(
      {
        prompt: [
          cell.year === 3
            ? `Which short word ${hard ? 'does this word' : 'do these words'} come from? Write it.`
            : `Which root do these words share? Write its ${own.root.length} letters.`,
          shown.join(', '),
        ],
        hint: hard
          ? 'Cover the end of the word. Which short word do you know? Some of its letters have changed here.'
          : cell.year === 3
            ? `The short word has ${own.root.length} letters. In one of the two, some of them have changed.`
            : 'Which letters next to each other are in both words?',
        steps: [
          `Take away what was added at the front or at the back.${first.includes(own.root) ? '' : ' Letters may have changed.'}`,
          first.includes(own.root)
            ? `What the words share: ${shown.map((word) => word.replace(own.root, `**${own.root}**`)).join(', ')}.`
            : `“${first}” comes from “${own.root}”, with some letters changed.`,
          `So it is **${own.root}**.`,
        ],
        variant: `root ${hard} ${[...shown].sort().join(' ')}`,
        features: { load: hard ? 4 : 2 },
      },
      [own.root],
      shown.map((word): TextMistake => [word, mistake('whole-word-written', 'Take away what was added to the root.')]),
    );
  },
  solve({ asks, shows }, cell) {
    if (!/^Which (short word do|root do)/.test(asks)) return undefined;
    const words = shows.split(', ');
    return pool(cell)
      .filter((family) => words.every((word) => belongsTo(family.root, word, cell)))
      .flatMap(({ root }) => typed(root));
  },
};

/** Whether two words of one family are seen to belong together at a glance: they begin alike, end alike, or one is in the other; in year 3, where both are plainly made from the root. */
const areAlike = (own: Family, one: string, two: string): boolean =>
  one.slice(0, own.year === 3 ? 4 : 3) === two.slice(0, own.year === 3 ? 4 : 3) ||
  one.slice(-4) === two.slice(-4) ||
  one.includes(two) ||
  two.includes(one) ||
  (own.year === 3 && isPlainlyMade(own, one) && isPlainlyMade(own, two));

/** The strangers of a family that look like one of its words, where there are any: label beside laboratory rather than lobster. */
function likest({ strangers }: Family, lead: string): readonly string[] {
  const like = strangers.filter((word) => longestShared(lead, word) > 2);
  return like.length > 0 ? like : strangers;
}

type Pair = readonly [own: Family, first: string, second: string];
const kept = keptBy<string, readonly (readonly Pair[])[]>();

/** The pairs that a cell asks for, family by family, since some have many. At medium alike ones too, but of roots none with one word in the other: vocal and vocalist. */
function pairsOf(cell: FamilyCell): readonly (readonly Pair[])[] {
  const isAsked = (own: Family, one: string, two: string): boolean =>
    cell.difficulty === 'medium'
      ? cell.params.asks === 'family' || !(one.includes(two) || two.includes(one))
      : !areAlike(own, one, two);
  return kept(`${cell.params.asks} ${cell.year} ${cell.difficulty}`, () =>
    pool(cell)
      .map((own) =>
        own.members.flatMap(({ word: first }) =>
          own.members.flatMap(({ word: second }) =>
            first !== second && isAsked(own, first, second) ? [[own, first, second] as const] : [],
          ),
        ),
      )
      .filter((ofFamily) => ofFamily.length > 0),
  );
}

/** 'Which two words belong together?' */
export const whichPair: FamilyForm = {
  weight: at(both, (cell) => Math.min(110, pairsOf(cell).flat().length * 2), 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, first, second] = random.pick(random.pick(pairsOf(cell)));
    const others = random.sample(
      pool(cell).filter((family) => family !== own),
      8,
    );
    const show = (one: string, two: string): string => `${one} – ${two}`;
    // Each wrong pair looks alike: of two words that have nothing in common nobody thinks that they share a root.
    const wrong = others.flatMap((family): TextMistake[] => {
      const lead = random.pick(family.members).word;
      return random.sample(likest(family, lead), 1).map((word) => [show(lead, word), look(word, family)]);
    });
    if (standsOut(random, show(first, second), wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which two words share a root?'],
          hint: 'Look for a part that both words of a pair have. Are their meanings linked as well?',
          steps: [
            familyRule,
            `Both come from “${own.root}”${meaningOf(own)}.`,
            ...meaningsOf(own, [first, second]),
            `So they are **${show(first, second)}**.`,
          ],
          variant: `pair ${first} ${second}`,
          features: { load: hard ? 5 : 3 },
        },
        show(first, second),
        random.shuffle(wrong),
        { count: hard || cell.params.asks === 'root' ? 5 : 3, layout: 'grid' },
      ),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which two words share a root?') return undefined;
    return chosen(seen, (option) => {
      const [one = '', two = ''] = option.split(' – ');
      return pool(cell).some(({ root }) => belongsTo(root, one, cell) && belongsTo(root, two, cell));
    });
  },
};
