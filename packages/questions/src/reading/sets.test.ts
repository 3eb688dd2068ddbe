/** Comprehension as children get it: sets chosen from all that can be asked about a passage, whatever they answer. */
import { chooseSet } from '@comet/domain/attempts/question-sets';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { type Topic, topics } from '../curriculum/curriculum.ts';
import type { Minted } from '../kernel/mint.ts';
import { answerTexts, plainText, says, shownBy } from '../kernel/plain-text.ts';
import { Random } from '../kernel/random.ts';
import { isAbout, mintFor, stimuliFor } from '../registry.ts';
import { passageById } from './passages/library.ts';

const wantedLength = 10;
/** So many passages of each chapter are tried, others every time a passage is added. */
const passagesTried = 2;

interface Candidate {
  readonly minted: Minted;
  readonly subTopicId: number;
  readonly difficulty: Minted['difficulty'];
  readonly place: number;
  readonly tells: readonly string[];
  readonly isMet: boolean;
}

/** What the server stores about a passage. */
function candidatesFor(topic: Topic, stimulusId: string): Candidate[] {
  const byVariant = new Map<string, Candidate>();
  for (const { subTopicId } of topic.subTopics)
    for (const difficulty of difficulties)
      if (isAbout(subTopicId, difficulty, stimulusId))
        for (let seed = 0; seed < 12; seed++) {
          const minted = mintFor(subTopicId, difficulty, seed, stimulusId);
          const { place, tells } = minted.setPlace ?? { place: -1, tells: [] };
          byVariant.set(`${subTopicId} ${difficulty} ${minted.variant}`, {
            ...{ minted, subTopicId, difficulty, place, tells },
            isMet: false,
          });
        }
  return [...byVariant.values()];
}

/** A set as it is asked one by one, each as difficult as chance says. */
function askOneByOne(candidates: readonly Candidate[], subTopicId: number, random: Random): Candidate[] {
  const asked: Candidate[] = [];
  while (asked.length < wantedLength) {
    const difficulty = random.pick(difficulties);
    const wanted = Array.from({ length: wantedLength - asked.length }, () => ({ subTopicId, difficulty }));
    const open = random.shuffle(candidates.filter((one) => !asked.includes(one)));
    const [next] = chooseSet(open, asked, wanted);
    if (next === undefined) break;
    asked.push(next);
  }
  return asked;
}

/** What a question says before it is answered; options are there to be chosen between and say nothing. */
const asks = ({ question: { prompt } }: Minted): string =>
  plainText(prompt.flatMap((block) => (block.type === 'passage' ? [] : [shownBy(block)])).join(' '));

const chapters = topics.filter(({ subTopics }) => subTopics.some(({ subTopicId }) => stimuliFor(subTopicId).size > 0));
const cases = chapters.flatMap((topic) => {
  const ids = [...new Set(topic.subTopics.flatMap(({ subTopicId }) => [...stimuliFor(subTopicId)]))].sort();
  return new Random(`${topic.topicId} ${ids.length}`)
    .sample(ids, Math.min(passagesTried, ids.length))
    .map((stimulusId) => [`${topic.title}, year ${topic.year}`, stimulusId, topic] as const);
});

describe.each(cases)('%s: %s', (_, stimulusId, topic) => {
  const candidates = candidatesFor(topic, stimulusId);
  const sets = topic.subTopics
    .filter(({ subTopicId }) => stimuliFor(subTopicId).has(stimulusId))
    .map(({ subTopicId }) => askOneByOne(candidates, subTopicId, new Random(`${subTopicId} ${stimulusId}`)));

  test('is asked in the order of the text, and no question rests on what another one tells', () => {
    for (const set of sets) {
      const places = set.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      const told = set.flatMap(({ tells }) => tells);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('says no answer of one question where it asks another', () => {
    const passage = passageById(stimulusId);
    const said = [
      ...(passage?.paragraphs.map((each) => each.text) ?? []),
      ...(passage?.items.map((item) => item.asks) ?? []),
    ];
    const text = plainText(said.join(' '));
    // A word that the text and its questions have everywhere tells nothing: ‘paper’ in a text about folding, who tells the story.
    const ofFile = new Set(
      passage?.items.map(({ right }) => plainText(right.text)).filter((answer) => text.split(answer).length <= 3),
    );
    for (const set of sets)
      for (const { minted } of set) {
        const answers = answerTexts(minted).filter((answer) => ofFile.has(answer) && /[a-z]{3}/.test(answer));
        const others = set.filter((other) => other.minted !== minted).map((other) => asks(other.minted));
        expect(answers.filter((answer) => others.some((asked) => says(asked, answer)))).toEqual([]);
      }
  });

  test('has eight questions or more where its chapter asks for as much of its file', () => {
    const facts = new Set(candidates.flatMap(({ tells }) => tells.filter((fact) => fact.startsWith('line'))));
    for (const { length } of sets) expect(length).toBeGreaterThanOrEqual(facts.size < 12 ? 1 : 8);
  });
});
