/** Which words belong together. */

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
} from './families.ts';

const familyRule = 'Words of one family share a root, and their meanings are linked.';

/** Feedback names the meaning of a root such as path, ‘feeling’, since pathway does have to do with a path. */
const look = (word: string, { root, meaning }: Family) =>
  mistake(
    'look-alike',
    `“${word}” shares some letters with “${root}”, but its meaning has nothing to do with “${meaning === '' ? root : meaning}”.`,
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

/** Where a word of the pool belongs. */
const familyOf = (cell: FamilyCell, word: string): string => {
  const home = homeOf(word, cell);
  return `“${word}” belongs to the family of “${home?.root}”${home === undefined ? '' : meaningOf(home)}.`;
};

/** 'Which word belongs to the family of sign?' */
export const whichBelongs: FamilyForm = {
  weight: at(both, members, 'easy'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const right = random.pick(own.members).word;
    // Where no other option has the letters of the root, nobody needs its meaning: roots aren’t asked for so.
    const isPlain = right.includes(own.root) && !own.strangers.some((word) => word.includes(own.root));
    if ((cell.params.asks === 'root' && isPlain) || standsOut(random, right, own.strangers)) return undefined;
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
          `The family is: ${own.members.map(({ word }) => word).join(', ')}.`,
          `So it is **${right}**.`,
        ],
        variant: `belongs ${right} ${own.root}`,
        features: { load: 1 },
      },
      right,
      [
        ...own.strangers.map((word): TextMistake => [word, look(word, own)]),
        // Words without any likeness are soon ruled out: years 6 and 7 get none.
        ...foreign(random, cell, own)
          .slice(0, cell.params.asks === 'root' ? 0 : 2)
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

/** 'Which word is not of the same family?' */
export const oddOne: FamilyForm = {
  // Among words with one root, a word of another root is seen without a thought for what it means: years 6 and 7 get look-alikes only.
  weight: (cell) =>
    at(both, (each) => pool(each).length * 3, 'medium')(cell) +
    at(['family'], (each) => pool(each).length * 3, 'easy')(cell),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const medium = cell.difficulty === 'medium';
    const other = random.pick(
      pool(cell).filter((each) => each.root !== own.root && !each.members.some(({ word }) => word.includes(own.root))),
    );
    const odd = medium ? random.pick(own.strangers) : random.pick(other.members).word;
    const group = random.sample(own.members, 3).map(({ word }) => word);
    if (group.includes(odd) || belongsTo(own.root, odd, cell)) return undefined;
    if (isSeenAtAGlance(odd, group)) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which word is not of the same family as the others?'],
        hint: 'Find the part that three of the words share. Which word has a meaning that is not linked with it?',
        steps: [
          `These all come from “${own.root}”${meaningOf(own)}: ${group.join(', ')}.`,
          medium
            ? `“${odd}” shares some letters with them, but it does not come from “${own.root}”, and its meaning is not linked.`
            : familyOf(cell, odd),
          `The odd one out is **${odd}**.`,
        ],
        variant: `odd ${odd} ${[...group].sort().join(' ')}`,
        features: { load: medium ? 3 : 1 },
      },
      odd,
      group.map(
        (word): TextMistake => [
          word,
          mistake('member-of-the-family', `“${word}” belongs to the family of “${own.root}”.`),
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

/** Words made of two words: either could be called the one they come from. */
const compounds = /^(?:farmhouse|farmyard|sunshine|sunset|sunlight|playground|signpost|superhero|childlike)$/;

/** 'Write the word that these come from.' */
export const typeRoot: FamilyForm = {
  weight: at(['family'], (cell) => pool(cell).length * 3, 'hard', 'medium'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const hard = cell.difficulty === 'hard';
    const shown = random.sample(own.members, hard ? 1 : 2).map(({ word }) => word);
    if (!hard && shown.some((word) => !word.includes(own.root))) return undefined;
    // What is left after one short beginning or ending is seen at a glance: unclear.
    if (hard && (cell.year > 3 || shown.some((word) => word.includes(own.root) && word.length < own.root.length + 4)))
      return undefined;
    if (hard && shown.some((word) => compounds.test(word))) return undefined;
    // Novel could be called what novel and novelty share.
    if (shown.some((word) => shown.some((other) => other !== word && other.includes(word)))) return undefined;
    const [first = ''] = shown;
    return write(
      {
        prompt: [
          cell.year === 3
            ? `Which short word ${hard ? 'does this word' : 'do these words'} come from? Write it.`
            : // The words may share more letters than those of the root: memory, memorial.
              `Which root do these words share? Write its ${own.root.length} letters.`,
          shown.join(', '),
        ],
        hint: hard
          ? `Cover the beginning or the end of the word. Which short word do you know?${first.includes(own.root) ? '' : ' One or two of its letters have changed here.'}`
          : cell.year === 3
            ? `The root has ${own.root.length} letters.`
            : 'Which letters next to each other are in both words?',
        steps: [
          `Take away what was added at the front or at the back.${first.includes(own.root) ? '' : ' A letter at the join may have changed.'}`,
          first.includes(own.root)
            ? `What ${shown.length === 1 ? 'is left' : 'the words share'}: ${shown.map((word) => word.replace(own.root, `**${own.root}**`)).join(', ')}.`
            : `“${first}” comes from “${own.root}”: letters changed where the ending was added.`,
          `The root is **${own.root}**.`,
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

/** Whether some family holds both words, or both have its root in them: telephone and microphone. */
const shares = (cell: FamilyCell, one: string, two: string): boolean =>
  pool(cell).some(
    ({ root }) =>
      (belongsTo(root, one, cell) || one.includes(root)) && (belongsTo(root, two, cell) || two.includes(root)),
  );

/** 'Which two words belong together?' */
export const whichPair: FamilyForm = {
  weight: at(both, () => 110, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(pool(cell), 9);
    if (own === undefined) return undefined;
    const show = (one: string, two: string): string => `${one} – ${two}`;
    const [first = '', second = ''] = random.sample(own.members, 2).map(({ word }) => word);
    // At hard nobody sees the pair at a glance: it doesn’t begin alike.
    if (hard && cell.params.asks === 'family' && first.slice(0, 3) === second.slice(0, 3)) return undefined;
    const wrong = others.flatMap((family): TextMistake[] => {
      const lead = random.pick(family.members).word;
      // Most pairs look alike: of a word of another family nobody thinks that they share a root.
      const [far] = random.chance(1, 4)
        ? foreign(random, cell, family).filter((word) => !shares(cell, lead, word))
        : [];
      return far === undefined
        ? random.sample(family.strangers, 1).map((word): TextMistake => [show(lead, word), look(word, family)])
        : [[show(lead, far), mistake('another-family', `${familyOf(cell, lead)} ${familyOf(cell, far)}`)]];
    });
    if (
      standsOut(
        random,
        show(first, second),
        wrong.map(([text]) => text),
      )
    )
      return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which two words share a root?'],
          hint: 'Look for a part that both words of a pair have. Are their meanings linked as well?',
          steps: [
            familyRule,
            `Both come from “${own.root}”${meaningOf(own)}.`,
            `So they are **${show(first, second)}**.`,
          ],
          variant: `pair ${first} ${second}`,
          features: { load: hard ? 5 : 3 },
        },
        show(first, second),
        random.shuffle(wrong),
        { count: hard ? 5 : 3, layout: 'grid' },
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
