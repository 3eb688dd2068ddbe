/** Questions about passages that a careful reader could answer in another way: found by a stranger who read them without the key. */
import { promptOf, rightOptionOf, shownOptionsOf, textsOf, wrongOptionsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';

const tap = 'Tap the word that shows what the writer thinks';
const single = 'Is this true, is it false';
const find = 'One of these';

type Rows = readonly (readonly string[])[];

/** What such a question shows, all of it, up to version 4 … */
const upToFour: Rows = [
  // Words that show the answer, given as words that do not.
  ['with her next bean', 'It never had a moment’s peace'],
  ['memorial should be bigger', 'There is a small memorial to Bazalgette by the Thames'],
  ['main point of the last paragraph', 'Insects are still expensive to buy in Britain'],
  ['suggest about machines and people', 'At sunset the box turns on the lamp'],
  ['second and the fourth paragraphs connected', 'Much of it comes from street lamps'],
  // Mr Price only shows him the book.
  ['with the whale book'],
  // False, or does the text not say?
  [single, 'The market is by the sea.'],
  [find, 'The market is by the sea.'],
  [single, 'The first sundials were made in Athens.'],
  [find, 'The first sundials were made in Athens.'],
  // True, but not quite.
  ['Rockets are too narrow for wide things to be sent up.'],
  ['Young crows learn to scold people they have never met before.'],
  ['There has been nothing on Mill Field since the factory closed.'],
  // Fits under two headings.
  ['Seaweed that lies bare at noon may be deep under water at supper time.'],
  // Two words tell what the writer thinks.
  [tap, 'bare trees look sad'],
  [tap, 'is great fun'],
  [tap, 'good red brick'],
  [tap, 'throw good bread away'],
];

/** … up to version 12 … */
const upToTwelve: Rows = [
  // Words that show the answer, given as words that do not.
  ['What does the whole text explain?', 'Then a puff of wind is enough'],
  ['laugh before she jumps', 'She stepped back, ran and flew'],
  // Words that do not show the answer, given as words that do.
  ['main idea of “Letting go”', 'So the tree lets its leaves go'],
  ['main idea of “A door for dry days”', 'In dry weather a snail goes into its shell'],
  ['the grass to open and swallow her', 'The third she helped in'],
  ['school days be like after this', 'I talked all day long'],
  ['carrying the suitcase show', 'she has to stop four times'],
  ['like windows when people go to bed', 'It was so dark that no one could see'],
  // Nothing shows that a detail could be left out.
  ['could be left out of a short summary', 'a black hut with red window frames'],
  // Fits under two headings.
  ['If nobody comes, hang it in another place.'],
  ['After the long sleep they drink a lot of water.'],
  ['One worker can visit a hundred flowers before she turns back.'],
  ['Some of them had curled shells like a ram’s horn.'],
  // The text does not say.
  ['is a place where Hana has slept'],
  ['Mr Price once dropped a book into a river.'],
];

/** … up to version 13 … */
const upToThirteen: Rows = [
  // He took a wheelbarrow after his pockets, too.
  ['What did Cheval use after his pockets?'],
  // Words that show the answer, given as words that do not.
  ['words to the seal tell us about him', 'Please send chocolate'],
  // Words that show the answer wrong, given as words that do not.
  ['says: “evergreens”', 'Pines and hollies keep their leaves'],
  // Other words show it as well, or a statement may be true of both texts.
  ['call the first marrow', 'With respect, size is nothing. Look at number two'],
  ['What does the writer want to show?', 'crows strip and bend twigs into hooks'],
  ['as you know the capital of Peru', 'Rosa had always known that her mother worked'],
  ['good for the football pitch', 'keeps balls in and muddy dogs out'],
  ['first part of the village to appear', 'After the chimney came a gable'],
  ['like the mark round a bath', 'leaving a wide stripe of cracked mud'],
  ['How does the purpose change in the last paragraph', 'In its simplest form it is a bowl'],
  ['How does the mood change by the end of the poem', 'The canes are tied and stacked'],
  ['describes damage to trees'],
  // The text does not say.
  ['Eilidh and Grandfather went out on a Sunday in July.'],
];

const tapOpinion = 'Tap the word that makes it an opinion';

/** … up to version 14 … */
const upToFourteen: Rows = [
  // Left and right swapped: the proof was untrue in its scene.
  ['about the two towns', 'No eggs for the left'],
  // Words that show the answer, given as words that do not.
  ['call the camel a “librarian”', 'if the readers cannot come to the library'],
  ['considering each” fit the story', 'He had merely counted'],
  // Her home is high up, the city isn’t.
  ['Is this true of one of them or of both?', 'is high up', 'Only the city'],
  ['true of both the city and the village', 'is high up'],
  ['true of the village but not of the city', 'is high up'],
  // That it must be so, or surely is, shows an opinion as well.
  [tapOpinion, 'Reading them must have been boring'],
  [tapOpinion, 'A badger must be the neatest digger'],
  [tapOpinion, 'The lock is surely the cleverest machine'],
  [tapOpinion, 'Finding a fossil must be a thrilling moment'],
  [tapOpinion, 'It must be the most exciting day of the month'],
  [tapOpinion, 'is surely the most graceful librarian'],
  [tapOpinion, 'Sorting them all by hand must be dull work'],
  [tapOpinion, 'A ride in one must have been glorious'],
];

/** … up to version 15 … */
const upToFifteen: Rows = [
  // The bog keeps it: three boots reach the stone.
  [single, 'Tariq got his boot back later.'],
  ['does the text not tell us?', 'Tariq got his boot back later.'],
  // It whistles whenever the wind blows, from the start.
  ['happened first?', 'The crack whistled long and clear.'],
  // She watches while he stamps.
  ['A boy stamped his foot.', 'Nia watched from behind a lamp post.'],
];

const typing = 'Type your answer';

/** … up to version 16 … */
const upToSixteen: Rows = [
  // Without the options there are stones, bricks and coal as well.
  ['Which of these does the night train carry?', typing],
  // There is a hole in the bridge, too.
  ['What had to be mended on the bridge?', typing],
  // In the end Priya sees them as well.
  ['Who saw the colours on the path?', typing],
  // Words that point to another good answer, given as words that do not.
  ['plan for better next year', 'turned to a clean page'],
];

/** … up to version 17: statements called false that the text does not rule out, and two that it does not quite leave open. */
const upToSeventeen: Rows = [
  // A bad knee leaves room for a bad back.
  [single, 'Baba has a bad back.'],
  [single, 'Tariq plays the violin.'],
  [single, 'Joe sells ginger tea.'],
  [single, 'The dad stamped his foot.'],
  [single, 'An uncle held a dumpling to the light.'],
  [single, 'Amara sang to the bean on Tuesday.'],
  [single, 'Grandad once planted a bean in Lagos.'],
  [single, 'Jamal asked Leila on Thursday.'],
  [single, 'Samir heard somebody singing outside.'],
  // Why she shuts them is left to the reader.
  [single, 'Eilidh shut her eyes in order to find the way.'],
  // Where the choice is still open, nobody has bought them.
  [single, 'The school has already bought the panels.'],
];

/** … and up to version 18. */
const upToEighteen: Rows = [
  // The loaves come to the shops: a step of the whole way, called a small detail.
  ['The shops get their bread from a van in the morning.'],
];

/** The last faulty version of e.reading, with what its questions show. */
const rowsUpTo: readonly (readonly [version: number, Rows])[] = [
  [4, upToFour],
  [12, upToTwelve],
  [13, upToThirteen],
  [14, upToFourteen],
  [15, upToFifteen],
  [16, upToSixteen],
  [17, upToSeventeen],
  [18, upToEighteen],
];

const smallWords = new Set(
  `a an the in on at of to by for with from and it they he she was were is are one but or so if that this there no not who what when how all
  some very too more about out up his her him them its you your i we our as be been had has have do did`.split(/\s+/),
);
/** So that ‘burn’ and ‘burnt’ are one. */
const stemLength = 4;
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.slice(0, stemLength));

/**
 * Whether another child’s wrong answer may be shown wrong by the other quotation as well, which speaks of it: “burn the rice”,
 * and “Dad burnt the rice” beside “Sana has learnt to whistle”. Since version 14 the words are to show the right answer.
 */
export function isRefutedTwice(item: StoredItem): boolean {
  const [, said] =
    /says: [“‘](.+)[”’]\s+Is \S+ right, and which words show it\?$/u.exec(promptOf(item).join('\n')) ?? [];
  if (said === undefined || !rightOptionOf(item).startsWith('No: ')) return false;
  const other = wrongOptionsOf(item).find((option) => option.startsWith('No: ')) ?? '';
  const named = new Set(stemsIn(said));
  return stemsIn(other.replace('No: ', '')).some((stem) => named.has(stem));
}

/**
 * Whether a question about pauses has a second answer, as they were up to version 10: a line with a comma or a dash inside that was
 * not to have a caesura, or one without a mark at its end before a line that opens with a bracket. So has “One bean.”, called a sentence.
 */
export function hasOtherPause(item: StoredItem): boolean {
  const asks = promptOf(item).join('\n');
  if (asks.includes('“One bean.” such a short sentence')) return true;
  if (/has a caesura|strong pause in its middle/.test(asks))
    return wrongOptionsOf(item).some((option) => /[,–—()]/u.test(option));
  if (!/runs on into the next|enjambment|end-stopped|stops with a pause|pause at the end of these lines/.test(asks))
    return false;
  const shown = [asks, ...shownOptionsOf(item)].join('\n');
  const lines = item.question.prompt
    .flatMap((block) => (block.type === 'passage' ? block.paragraphs : []))
    .join('\n')
    .split('\n');
  return lines.some(
    (line, place) => /[\p{L}’]$/u.test(line) && /^[(–—]/u.test(lines[place + 1] ?? '') && shown.includes(line),
  );
}

/** Texts with headings that were once asked about by the number of a paragraph, which nobody sees. */
const withHeadings: readonly string[] = ['y3-autumn-leaves', 'y3-bread', 'y3-hedgehogs', 'y3-snails'];

/** Whether a child who counts the headings too comes to another paragraph. */
export function countsParagraphsUnderHeadings({ question: { prompt } }: StoredItem): boolean {
  return (
    prompt.some((block) => block.type === 'passage' && withHeadings.includes(block.passageId)) &&
    textsOf(prompt).some((text) => /^(?:What is paragraph \d|Which paragraph has)/.test(text))
  );
}

const showsAnyOf =
  (rows: Rows) =>
  (item: StoredItem): boolean => {
    const { answer, prompt } = item.question;
    const groups = answer.type === 'multipleWordChoice' ? answer.groups : [];
    const shown = [
      ...textsOf(prompt),
      ...shownOptionsOf(item),
      ...groups.flatMap(({ label = '', words }) => [label, words.join(' ')]),
    ].join(' ');
    return rows.some((texts) => texts.every((text) => shown.includes(text)));
  };

/** Questions about passages with a second answer that can be defended. */
export const defensibleReadings: readonly Recall[] = rowsUpTo.map(([upTo, rows]) => ({
  generatorId: 'e.reading',
  upTo,
  harm: 'key',
  reason: 'a question about a passage with a second answer that can be defended',
  isFaulty: showsAnyOf(rows),
}));
