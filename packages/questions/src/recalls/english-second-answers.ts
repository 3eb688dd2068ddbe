/** English questions as they were asked when another answer could be defended. */
import { areKin } from '../english/cloze/link-uses.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** Spare words that could take the place of a word of their sentence: ‘the highest castle’ for ‘the highest tower’. */
const spareWordsThatFit =
  'table ticket dry climb orange castle frame ship author guilty experiment cactus ink monk chairman wealth cold engine theatre island ghost thirsty'.split(
    ' ',
  );

/** A shuffled sentence whose spare word could be another one, or that can begin or end with another word. */
export function hasUnclearOrder(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  if (/^Unscramble the sentence\..* Write the (?:first|last) word/.test(asks)) return true;
  const { answer } = item.question;
  const { key } = item;
  if (!asks.startsWith('The words of a sentence are mixed up')) return false;
  if (answer.type !== 'multipleWordChoice' || key.type !== 'multipleWordChoice') return false;
  const [spare = ''] = (key.picks[0] ?? []).map((place) => answer.groups[0]?.words[place] ?? '');
  return spareWordsThatFit.includes(spare);
}

/** A gap for which a word called wrong was right as well: “Put on a coat because you will get cold.” */
export const hasSecondLink = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^Put on a coat|you will wake the baby|did not find his shoe|^The robot stopped|where nobody could find|ball slipped past/.test(
      text,
    ),
  );

const linksThatFit =
  /(?:______|Because|Since) it was dark, they|(?:______|For instance), the benefits|We visit (?:______|it) each summer|(?:______|He|They) called it Shark|My grandmother lost (?:______|their|his) glasses|and Nan helped (?:______|them)/;

/** A word called wrong that fits as well: “My cousins live in Ghana. We visit it each summer.” */
export const hasAnotherLink = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) => linksThatFit.test(text));

/** What a linking word does, beside something else that could be said of it: “Meanwhile” tells when it happened, too. */
export function hasKinOfLink(item: StoredItem): boolean {
  const { key } = item;
  if (promptOf(item)[0] !== 'What does the word in bold do?' || key.type !== 'multipleChoice') return false;
  const whyOf = (option: string): string => option.replace(/^it /, '');
  const right = whyOf(shownOptionsOf(item)[key.option] ?? '');
  return wrongOptionsOf(item).some((option) => areKin(whyOf(option), right));
}

/** A word offered as one that only looks like the family, though it comes from the same root: jet from Latin for throw, spice from look. */
export const hasHiddenRelative = (item: StoredItem): boolean =>
  shownOptionsOf(item).some((text) => /\b(?:jet|spice|tranquil)\b/.test(text));

/** A text on rust whose last sentence could as well come third, asked for by its order. */
export const hasLooseOrder = (item: StoredItem): boolean =>
  JSON.stringify([item.question.prompt, item.question.answer]).includes('Paint prevents it by keeping the air away.');

const similesSaid = ['as tough as nails', 'as clear as day', 'as sweet as pie', 'as bright as day', 'as cold as snow'];

/** A well-known simile called wrong, or both sayings for telling a secret. */
export function hasSecondSaying(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  const wrong = wrongOptionsOf(item).map((option) =>
    asks === 'Which words complete the simile?' ? shows.replace('______', option) : option,
  );
  const all = [...promptOf(item), ...shownOptionsOf(item)];
  const isBoth = (one: string, other: string): boolean => all.includes(one) && all.includes(other);
  return (
    wrong.some((simile) => similesSaid.includes(simile)) ||
    isBoth('let the cat out of the bag', 'spill the beans') ||
    isBoth('to tell a secret', 'to tell a secret by mistake')
  );
}

/** A question tag with a short form beside it, asked as the one mark of an informal sentence. */
export function hasTwoMarks(item: StoredItem): boolean {
  const [asks, shows = ''] = promptOf(item);
  return asks === 'What makes this sentence informal?' && /’.*\?$/.test(shows) && /, [^,]+\?$/.test(shows);
}

/** Owners, with ‘a plural’ among the wrong options: a word for more than one owner is a plural as well. */
export function hasPluralOwner(item: StoredItem): boolean {
  const [asks, shows = ''] = promptOf(item);
  return asks === 'What does the word in bold show?' && /s’\*\*/.test(shows);
}

/** Words of a base and a prefix that were called no words: “miswrite”, “subnet”. */
const prefixedAfterAll = new Set(
  'mislike intrust reapprove rehandle subnet submarket intertitle supertitle subnational antinational supernational antihuman omniform semiactive hypermodern autoconnect subgraph ultrasensitive omniscience misestimate misreact miscook misload miscode overtreat overfire miswrite misbuild misarrange misconsider'.split(
    ' ',
  ),
);

/** A wrong prefix, or a word with one, that makes a word as well. */
export function hasSecondPrefix(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const [, base = ''] = /^Which prefix makes a word with “(.+)”\?$/.exec(asks) ?? [];
  return wrongOptionsOf(item).some((option) => prefixedAfterAll.has(option.replace('-', '') + base));
}

/** Words with a prefix, and variants of spelling, that stand in dictionaries and were called wrong. */
const inDictionaries = /\b(?:untrust|infortune|subact|anticity|antimarket|glamourous|wonderous|thundrous)\b/i;

/** A word called none, or a spelling called wrong, that a dictionary has. */
export const hasWordOfDictionary = (item: StoredItem): boolean =>
  inDictionaries.test(JSON.stringify([item.question, item.key]));

/** A short form with ’ll of I or we, to be written in full: it may be short for shall as well as for will. */
export function hasShall(item: StoredItem): boolean {
  const [asks, shows = ''] = promptOf(item);
  return asks === 'Write this short form in full.' && /^\*\*(?:I|we)’ll\*\*$/.test(shows);
}

/** Words that were called no words: to delead is to take the lead out, a misthrow is a bad throw. */
const wordsAfterAll = new Set(['delead', 'misthrow', 'polyscope', 'omniglot', 'subsocial', 'subclimax']);

/** Words that could be defended where the other is asked for by its meaning. */
const nearAfterAll = [
  ['mislead', 'misinform'],
  ['overwhelm', 'overpower'],
];

/** Whether one of these words is an option, or made by a prefix to choose. */
function showsPrefixed(item: StoredItem, words: ReadonlySet<string>): boolean {
  const [, base = ''] = /^Which prefix makes a word with “(.+)”\?$/.exec(promptOf(item)[0] ?? '') ?? [];
  return shownOptionsOf(item).some((option) => words.has(option.replace('-', '') + base));
}

/** More words that were called no words: some are in dictionaries, and whatever is done can be done again, or too much. */
const madeAfterAll = new Set(
  'contranym circumatlantic inwrite miscorrect overinform intersocial supersocial interhuman recomfort reagree relike reobey rebehave reunderstand retrust superfreeze'.split(
    ' ',
  ),
);
export const hasPrefixedWord = (item: StoredItem): boolean => showsPrefixed(item, madeAfterAll);

/** A word with a prefix called none, or one called wrong whose meaning is that of the right one. */
export function hasWordCalledNone(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const isBoth = (pair: readonly string[]): boolean =>
    pair.includes(rightOptionOf(item)) && wrongOptionsOf(item).some((word) => pair.includes(word));
  return showsPrefixed(item, wordsAfterAll) || (asks === 'Which word has this meaning?' && nearAfterAll.some(isBoth));
}
