/** Questions about passages that a careful reader could answer in another way: found by a stranger who read them without the key. */
import { shownOptionsOf, textsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

const tap = 'Tap the word that shows what the writer thinks';
const single = 'Is this true, is it false';
const find = 'One of these';

/** What such a question shows, all of it. */
const eitherWay: readonly (readonly string[])[] = [
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

/** Whether another answer to this question about a passage can be defended. */
export function hasDefensibleReading(item: StoredItem): boolean {
  const { answer, prompt } = item.question;
  const groups = answer.type === 'multipleWordChoice' ? answer.groups : [];
  const shown = [
    ...textsOf(prompt),
    ...shownOptionsOf(item),
    ...groups.flatMap(({ label = '', words }) => [label, words.join(' ')]),
  ].join(' ');
  return eitherWay.some((texts) => texts.every((text) => shown.includes(text)));
}
