/** Questions on gaps and order in texts, on devices and moods, as they were asked when another answer could be defended. */

import { rowsOf } from '../english/data-rows.ts';
import { devices } from '../english/figurative-language/devices.data.ts';
import { all as textsInOrder } from '../english/sentence-order/texts-in-order.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** Gaps of passages: words by which the passage is known, the right word, one called wrong that fits. */
const passageGaps: readonly (readonly [known: string, right: string, fits: string])[] = [
  ['away over the rooftops', 'soared', 'dropped'],
  ['Noah is the king', 'and', 'but'],
  ['shared his crisps', 'had', 'have'],
  ['shuttered shops', 'surge', 'wander'],
  ['by a single vote', 'heated', 'dull'],
  ['by a single vote', 'courteous', 'furious'],
  ['one variable at a time', 'modified', 'abandoned'],
  ['one variable at a time', 'painstaking', 'minimal'],
];

const linksThatFit = /The puppy barks (?:______|so) the postman|I hold my breath (?:______|so) I dive/;

/** A word called wrong that fits as well: “The kite dropped away over the rooftops.” */
export function hasFittingWord(item: StoredItem): boolean {
  const prompt = JSON.stringify(item.question.prompt);
  return (
    [...promptOf(item), ...shownOptionsOf(item)].some((text) => linksThatFit.test(text)) ||
    passageGaps.some(
      ([known, right, fits]) =>
        prompt.includes(known) && wordSetsOf(item).some((words) => words.includes(right) && words.includes(fits)),
    )
  );
}

/** The same for whole texts: some of the text, so that it is known again, the right word, and a wrong option that fits too. */
const wholeTextGaps: readonly (readonly [known: string, right: string, fits: string])[] = [
  ['farmers planted vines', 'listened', 'refused'],
  ['farmers planted vines', 'back', 'forgotten'],
  ['A coral reef looks like', 'larger', 'wiser'],
  ['In the town of Castleby', 'refused', 'promised'],
  ['In the town of Castleby', 'learned', 'failed'],
  ['of a great city, in tunnels', 'changes', 'matters'],
  ['The compartment had six', 'highest', 'softest'],
  ['My dear Thomas', 'confided', 'confirmed'],
  ['swallows slept through', 'wounded', 'hatched'],
  ['is merely information', 'shakes', 'wrings'],
  ['Madame Duval used to say', 'disappointed', 'delighted'],
  ['the notes of two groups', 'third', 'word'],
  ['the great greenhouse', 'recommended', 'prevented'],
  ['Those who oppose homework', 'seldom', 'eagerly'],
  ['The relief boat', 'woke', 'lulled'],
  ['It started, as such things do', 'paid', 'called'],
  ['It started, as such things do', 'exaggerated', 'knitted'],
  ['Aristotle wondered', 'agrees', 'interferes'],
  ['to three cousins before him', 'wait', 'work'],
  ['the wreckers of this coast', 'splendid', 'modern'],
  ['It started, as such things do', 'fever', 'visitor'],
  ['to write one sentence', 'about', 'behind'],
  ['In the north of Sweden', 'river', 'mountain'],
  ['Behind the curtain, Bilal', 'carried', 'marched'],
  ['Instead she spoke so softly', 'expected', 'begged'],
  ['from behind the bins without moving', 'observe', 'startle'],
  ['a girl with a broken ankle', 'carried', 'hurried'],
  ['a girl with a broken ankle', 'carried', 'raced'],
];

/** A word of a whole text called wrong that fits as well: hardly wiser than a grain of rice. */
export function hasFittingGapWord(item: StoredItem): boolean {
  const prompt = JSON.stringify(item.question.prompt);
  return wholeTextGaps.some(
    ([known, right, fits]) =>
      prompt.includes(known) && rightOptionOf(item) === right && wrongOptionsOf(item).includes(fits),
  );
}

/** A word with letters missing whose boxes a rude word fits. */
export const fitsRudeWord = ({ question }: StoredItem): boolean => JSON.stringify(question.prompt).includes('p□ss□d');

/** Texts as they stood before their sentences changed. */
const formerTexts: readonly (readonly string[])[] = [
  [
    'Fill a pot with soil.',
    'Then push a bean into it with your finger.',
    'After that, water it every day.',
    'In about a week a green shoot will appear.',
  ],
];

/** A later sentence of the same text called wrong as the next one: with the one between left out it often follows as well. */
export function hasLaterSentence(item: StoredItem): boolean {
  const [asks, before = ''] = promptOf(item);
  if (asks !== 'Which sentence follows this one?') return false;
  return [...formerTexts, ...textsInOrder().map(({ sentences }) => sentences)].some((sentences) => {
    const place = sentences.indexOf(before);
    return place >= 0 && sentences.slice(place + 2).some((later) => wrongOptionsOf(item).includes(later));
  });
}

/** Lines that show two devices: the one meant, and another. */
const twoDevices: Readonly<Record<string, string>> = {
  'The breeze whispered secrets to the trees.': 'onomatopoeia',
  'The old house groaned in its sleep.': 'onomatopoeia',
  'The alarm clock screamed at me.': 'onomatopoeia',
  'Ten timid toads tiptoed to town.': 'personification',
  'If seeds are never sown, what can we reap?': 'metaphor',
  'Why should the sea care for sailors?': 'personification',
  'Can a leopard change its spots?': 'metaphor',
  'Her laugh rang like a bell.': 'onomatopoeia',
  'The breeze told secrets to the trees.': 'alliteration',
  'There was a deafening silence.': 'hyperbole',
  'The geese honk as the gate opens.': 'alliteration',
  'Grumpy geese guard golden gates.': 'personification',
  'Fierce flames flickered and flared.': 'personification',
  'Lively lambs like lovely long lunches.': 'personification',
  'Foxes feel fine as frost falls fast.': 'personification',
  'The pudding was awfully good.': 'hyperbole',
  'Silence answered his question.': 'oxymoron',
  'Night wrapped her cloak round the town.': 'metaphor',
  'Winter laid its icy hand on the town.': 'metaphor',
  'The clock went tick-tock all night.': 'alliteration',
  'Drip, drop, plop went the tap.': 'alliteration',
};

const deviceOf = (line: string): string => rowsOf(devices).find((row) => row[2] === line)?.[1] ?? '';

/** A line whose second device is offered, asked for, or that of all the other lines. */
export function hasTwoDevices(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  const wrong = wrongOptionsOf(item);
  if (asks === 'What is used in this line?') return wrong.includes(twoDevices[shows] ?? '-');
  const [, asked] = /^Which line uses (?:an? )?(.+)\?$/.exec(asks) ?? [];
  if (asked !== undefined) return wrong.some((line) => twoDevices[line] === asked);
  const second = twoDevices[rightOptionOf(item)];
  return (
    asks.startsWith('Three of these lines') && second !== undefined && wrong.some((line) => deviceOf(line) === second)
  );
}

const closeMoods = [
  ['peaceful', 'cheerful'],
  ['threatening', 'spooky'],
];

/** Peaceful beside cheerful, or threatening beside spooky, where one of them is the mood of a line. */
export const hasTwoMoods = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'What mood does this line create?' &&
  closeMoods.some(
    (moods) => moods.includes(rightOptionOf(item)) && wrongOptionsOf(item).some((mood) => moods.includes(mood)),
  );

/** A silent attic called peaceful beside spooky, an empty beach or booming drums beside the moods they make as well. */
export const hasUnclearMood = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'What mood does this line create?' &&
  /^(?:Dusty sunbeams slanted|Waves sighed on the empty|Drums boomed)/.test(promptOf(item)[1] ?? '');

/** Similes and metaphors that go so far that they are hyperbole as well. */
const exaggerated = /thin as a rake|The classroom was a zoo|His room is a jungle/;

/** One of them where hyperbole is asked for, offered, or what the other lines use. */
export function hasHyperboleBeside(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  const options = shownOptionsOf(item);
  if (asks === 'What is used in this line?') return options.includes('hyperbole') && exaggerated.test(shows);
  const isAmong = options.some((line) => exaggerated.test(line));
  if (asks === 'Which line uses hyperbole?') return isAmong;
  return asks.startsWith('Three of these lines') && isAmong && options.some((line) => deviceOf(line) === 'hyperbole');
}

/** Lines meant for taste that are felt as well. */
const feltTastes = /^(?:Sweet sticky honey ran|The salty spray lay|The bitter medicine burned|Hot spicy soup tingled)/;

/** A line that is tasted and felt, where touch is the other answer. */
export function hasTwoSenses(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks === 'Which sense does this line appeal to most?') return feltTastes.test(shows);
  return (
    asks === 'Which line appeals most to the sense of touch?' &&
    wrongOptionsOf(item).some((line) => feltTastes.test(line))
  );
}

/** An order to find in a text that has two: the fog may thicken after nobody saw the reef, the expert may speak last. */
export const hasTwoOrders = (item: StoredItem): boolean =>
  promptOf(item)[0]?.startsWith('Put the sentences in order.') === true &&
  /"(?:The fog thickened as night fell|An expert declared that it was three hundred years old)\."/.test(
    JSON.stringify(item.question.prompt),
  );

/** The same of a man who left no will: that he had given everything away may be told at once or last of all; and of a shoot that is watered. */
export const hasTwoEndings = (item: StoredItem): boolean =>
  promptOf(item)[0]?.startsWith('Put the sentences in order.') === true &&
  /"(?:He had given everything away the year before|After that, water it every day)\."/.test(
    JSON.stringify(item.question.prompt),
  );

/** Situations called wrong for a saying that they fit as well: a birthday card may be late, and so may the name of a winner. */
const alsoFits: readonly (readonly [saying: string, situation: string])[] = [
  ['better late than never', 'At last she told us who had won.'],
  ['a bolt from the blue', 'The shabby old man was a famous poet.'],
  ['a piece of cake', 'The whole class tidied up in five minutes.'],
  ['paint the town red', 'For the school’s hundredth birthday they hired a band and a ship.'],
  ['look before you leap', 'He did not dare to jump after all.'],
  ['the early bird catches the worm', 'Omar wanted to start before the others came.'],
  ['a wild goose chase', 'He even asked the goldfish where his keys were.'],
];

export const hasSituationOfTwoSayings = (item: StoredItem): boolean =>
  alsoFits.some(([saying, situation]) => promptOf(item)[1] === saying && wrongOptionsOf(item).includes(situation));

/** A last word to write where another one makes a saying as well: over the hill, in hot pursuit, break the bank. */
export const hasSecondEnd = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Write the last word of the saying.' &&
  /^(?:over the|under the|in hot|in the same|a piece of|break the|hit the|face the|cut) ______$/.test(
    promptOf(item)[1] ?? '',
  );

/** Sentences of texts to put in order that can stand in two places: how it was done may be asked before anybody knows from where. */
const looseSentences =
  /"(?:It had snowed in the night|Because it is lighter than the rock around it, it rises|How this was done remains a mystery|Curious, Freya pulled at one of the books|His apprentice begged in vain to be allowed to repair it)\."/;

/** A sentence called wrong after another one, or in a gap, where it makes sense: what is shown, and the sentence. */
const alsoFollows: readonly (readonly [shown: string, wrong: string])[] = [
  ['As soon as we woke up, we ran outside.', 'It had snowed in the night.'],
  ['Within minutes the police had arrived.', 'Twenty minutes later a helicopter appeared.'],
  ['Even so, the coach told us not to lose heart.', 'At half-time we were losing by two goals.'],
  ['With a terrible grinding the hull tore open.', 'The fog thickened as night fell.'],
  ['Curious, Freya pulled at one of the books.', 'Behind the bookcase there was a draught.'],
  ['Soon the first drops began to fall.', 'Dark clouds gathered over the hills.'],
  ['Looking up, we saw a boy on a narrow ledge.', 'A cry came from the cliff.'],
  ['Then a clerk noticed that two notes bore the same number.', 'The bank suspected nothing at first.'],
  ['The rust flakes off and exposes fresh metal.', 'When it is exposed to water and air, it begins to rust.'],
  ['To test this, he warmed some milk and sealed it.', 'Under his microscope he found tiny living things in it.'],
  ['Thereupon she produced a photograph.', 'He laughed and demanded to see this proof.'],
  ['For Imani the first miles felt easy. [ … ]', 'Then she saw her children waving a banner.'],
  ['The great stones were raised about 4,500 years ago. [ … ]', 'They had been brought from the hills of Wales.'],
];

/** A text with one of these to put in order, or such a sentence beside the right one. */
export function hasSentenceWithTwoPlaces(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks.startsWith('Put the sentences in order.')) return looseSentences.test(JSON.stringify(item.question.prompt));
  return alsoFollows.some(([shown, wrong]) => shows.startsWith(shown) && wrongOptionsOf(item).includes(wrong));
}

/** “Ignored” as a wrong word for “eliminated one variable at a time”, or “However” after “There are several reasons.” */
export const hasAnotherFittingWord = (item: StoredItem): boolean =>
  wordSetsOf(item).some((words) => words.includes('eliminated') && words.includes('ignored')) ||
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^There are several reasons\. (?:______|However),/.test(text),
  );

/** Sentences in which a linking word called wrong makes sense, too: she may sing or wash up. */
export const hasLinkThatFitsToo = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^(?:She spoke slowly (?:although|______)|She sang (?:or|______)|The dodo died out, (?:so that|______)) /.test(
      text,
    ),
  );

/** Spare words with a word of their sentence: the one joins it (the path the donkey climbs) or stands for another verb. */
const joiningSpares = [
  ['agree', 'treaty'],
  ['arrived', 'estate'],
  ['attends', 'critics'],
  ['climbs', 'donkey'],
  ['she', 'captain'],
  ['digs', 'treasure'],
  ['drown', 'lighthouse'],
  ['flew', 'penguins'],
  ['found', 'walked'],
  ['grows', 'pumpkin'],
  ['hides', 'manuscript'],
  ['pays', 'museum'],
  ['refuses', 'persuade'],
  ['sank', 'explorers'],
  ['stood', 'tower'],
  ['swam', 'raft'],
  ['travel', 'train'],
] as const;

/** The same, found later: the eggs the basket lays, the rules the game forgets, the floor contains what was found beneath. */
const laterJoiningSpares = [
  ['admires', 'portrait'],
  ['contains', 'chapel'],
  ['forgets', 'rules'],
  ['grinds', 'mill'],
  ['grows', 'hedge'],
  ['lays', 'basket'],
  ['melts', 'bell'],
  ['reads', 'library'],
  ['sings', 'cousins'],
] as const;

/** Whether a shuffled sentence is shown with both words of one of these pairs. */
function showsSpareOf(item: StoredItem, pairs: readonly (readonly string[])[]): boolean {
  const words = [...promptOf(item), ...wordSetsOf(item).flat()]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  return (
    /spare word/.test(promptOf(item).join(' ')) && pairs.some((pair) => pair.every((word) => words.includes(word)))
  );
}

/** Whether another word of a shuffled sentence could be the spare one. */
export const hasJoiningSpare = (item: StoredItem): boolean => showsSpareOf(item, joiningSpares);
export const hasLaterJoiningSpare = (item: StoredItem): boolean => showsSpareOf(item, laterJoiningSpares);

/** Wrong options that rhyme where people speak as in the north of England or in Scotland, by the word of the poem. */
const rhymesElsewhere: Readonly<Record<string, string>> = { wool: 'dull cool school', won: 'on gone', rule: 'pull' };

/** A word called no rhyme that rhymes in a part of Britain, or a line whose syllables nobody can be sure of: every, evening, floury. */
export function dependsOnAccent(item: StoredItem): boolean {
  const asks = promptOf(item).join(' ');
  const [, word = ''] = /A line of this poem ends with “(.+?)”/.exec(asks) ?? [];
  const rhyming = (rhymesElsewhere[word] ?? '').split(' ');
  if (shownOptionsOf(item).some((option) => rhyming.includes(option))) return true;
  return /How many syllables/.test(asks) && /\b(?:every|evening|floury)\b/i.test(asks);
}
