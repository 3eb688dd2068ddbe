/** Where in the scenes a word hides: the parts that must stand side by side. To draw whole sentences and look whether a word hides in them would take long. */
import { keptBy } from '../../kernel/kept.ts';
import type { Random } from '../../kernel/random.ts';
import { isAccepted, wordsOf } from '../../words/word-lists.ts';
import { lateScenes } from './late-scenes.data.ts';
import { type Scene, scenes, times } from './scenes.data.ts';
import { lettersIn, spanFinder } from './spans.ts';
import { yearOfHidden } from './word-years.data.ts';

/** Parts of one scene that hold a hidden word; what is left open may be any of the scene. */
export interface Anchor {
  readonly scene: Scene;
  readonly person?: string;
  readonly deed?: string;
  readonly place?: string;
  readonly time?: string;
}

/** The youngest look for words they use themselves; “sat” and “son” run over the gap before nearly every “at” and “on”. */
const seldomAsked = new Set(['nor', 'per', 'sat', 'son']);

/** Whether a word of a list of its year is worth finding. */
export function isGoodToFind(word: string, year: number): boolean {
  if (word.length === 3) return wordsOf('plain').has(word) && !seldomAsked.has(word);
  return isAccepted(word) && (word.length > 4 || yearOfHidden(word) === year);
}

function anchorsOf(letters: number, year: number): ReadonlyMap<string, readonly Anchor[]> {
  const found = new Map<string, Anchor[]>();
  const findSpans = spanFinder(letters, (text) => isGoodToFind(text, year), 9);
  const look = (text: string, anchor: Anchor): void => {
    for (const span of findSpans(text.split(' ').map(lettersIn)))
      if (span.to - span.from === 1) found.set(span.text, [...(found.get(span.text) ?? []), anchor]);
  };
  const [firstOf, lastOf] = [
    (part: string): string => part.split(' ')[0] ?? '',
    (part: string): string => part.split(' ').at(-1) ?? '',
  ];
  for (const scene of year === 7 ? lateScenes : scenes)
    for (const deed of [...scene.events, ...scene.works]) {
      look(deed, { scene, deed });
      for (const person of scene.people) look(`${lastOf(person)} ${firstOf(deed)}`, { scene, person, deed });
      for (const place of scene.places) look(`${lastOf(deed)} ${firstOf(place)}`, { scene, deed, place });
      for (const time of times) look(`${lastOf(deed)} ${firstOf(time)}`, { scene, deed, time });
    }
  return found;
}

const kept = keptBy<string, readonly (readonly Anchor[])[]>();

/** An anchor for a word of this length and year. Each word is as likely as the next: “eyes” hides in fifty gaps, “rice” in three, and would be nearly every other answer. */
export function drawAnchor(random: Random, letters: number, year: number): Anchor {
  const anchors = kept(`${letters} ${year}`, () => [...anchorsOf(letters, year).values()]);
  return random.pick(random.pick(anchors));
}
