import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCaptions, writeCaptions } from '../lessons/captions.ts';
import type { Stroke } from './board.ts';
import {
  blankRoom,
  captionsOf,
  changesBetween,
  chaptersOf,
  numbersOf,
  type RecordedRoom,
  type RoomEvent,
  roomAt,
} from './room-timeline.ts';

const pen: fc.Arbitrary<Stroke> = fc.record({
  key: fc.constantFrom('1-1', '1-2', '2-1', '2-9'),
  colour: fc.constant('ink' as const),
  points: fc.array(fc.nat(4000), { minLength: 2, maxLength: 6 }),
});
const look: fc.Arbitrary<RecordedRoom> = fc.record({
  strokes: fc.uniqueArray(pen, { selector: ({ key }) => key, maxLength: 4 }),
  slides: fc.option(fc.record({ fileId: fc.constantFrom('a', 'b'), page: fc.integer({ min: 1, max: 3 }) })),
  question: fc.option(fc.record({ number: fc.integer({ min: 1, max: 3 }), itemId: fc.nat(9), isShown: fc.boolean() })),
  captions: fc.constant([]),
});
const eventsOf = (looks: readonly RecordedRoom[]): RoomEvent[] =>
  looks.flatMap((after, place) =>
    changesBetween(looks[place - 1] ?? blankRoom, after).map((change) => ({ ...change, atMs: place * 10 })),
  );

describe('a recorded room', () => {
  test('looks at every time as it looked', () => {
    fc.assert(
      fc.property(fc.array(look, { maxLength: 8 }), (looks) => {
        const events = eventsOf(looks);
        for (const [place, seen] of looks.entries()) {
          const again = roomAt(events, place * 10 + 5);
          expect(again.slides).toEqual(seen.slides);
          expect(again.question).toEqual(seen.question);
          const byKey = (strokes: readonly Stroke[]) => strokes.toSorted((a, b) => a.key.localeCompare(b.key));
          const pointsOf = (strokes: readonly Stroke[]) => byKey(strokes).map(({ key, points }) => ({ key, points }));
          // A stroke that keeps its key and its length has kept its points: lines only grow.
          expect(pointsOf(again.strokes).map(({ key }) => key)).toEqual(pointsOf(seen.strokes).map(({ key }) => key));
        }
      }),
    );
  });

  test('keeps only what is new of a line that grows', () => {
    const [short, long] = [
      { key: '1-1', colour: 'ink', points: [1, 1] },
      { key: '1-1', colour: 'ink', points: [1, 1, 2, 2] },
    ] as const;
    const [first, second] = [
      { ...blankRoom, strokes: [short] },
      { ...blankRoom, strokes: [long] },
    ];
    const grown = changesBetween(first, second);
    expect(grown).toEqual([{ type: 'drawn', piece: { ...long, points: [2, 2] } }]);
    expect(grown.map(numbersOf)).toEqual([2]);
    expect(roomAt(eventsOf([first, second]), 100).strokes).toEqual([long]);
    expect(roomAt(eventsOf([first, second]), 5).strokes).toEqual([short]);
    expect(changesBetween(second, blankRoom)).toEqual([{ type: 'board', strokes: [] }]);
  });

  test('says a caption once, though the room shows the last three', () => {
    const said = (...captions: string[]): RecordedRoom => ({ ...blankRoom, captions });
    const events = eventsOf([said('a'), said('a', 'b'), said('a', 'b', 'c'), said('b', 'c', 'd'), said('c', 'd', 'd')]);
    const texts = events.flatMap((event) => (event.type === 'caption' ? [event.text] : []));
    expect(texts).toEqual(['a', 'b', 'c', 'd', 'd']);
    const captions = captionsOf(events);
    expect(readCaptions(writeCaptions(captions))).toEqual(captions);
    expect(captions[0]).toEqual({ fromMs: 0, toMs: 10, text: 'a' });
  });

  test('has a chapter at each question and slide, and none where nothing was shown', () => {
    const question = { number: 1, itemId: 7, isShown: false };
    const slides = (page: number) => ({ fileId: 'a', page });
    const events = eventsOf([
      blankRoom,
      { ...blankRoom, slides: slides(1) },
      { ...blankRoom, slides: slides(2) },
      { ...blankRoom, slides: slides(2), question },
      { ...blankRoom, slides: slides(2), question: { ...question, isShown: true } },
      { ...blankRoom, question: { ...question, number: 2 } },
    ]);
    expect(chaptersOf(events)).toEqual([
      { atMs: 0, title: 'Start' },
      { atMs: 10, title: 'Slide 1' },
      { atMs: 20, title: 'Slide 2' },
      { atMs: 30, title: 'Question 1' },
      { atMs: 50, title: 'Question 2' },
    ]);
    expect(chaptersOf([])).toEqual([]);
  });
});
