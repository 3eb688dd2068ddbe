import { expect, test } from 'vitest';
import { readCaptions, writeCaptions } from '../lessons/captions.ts';
import { filmMs, sceneMs, stopsOf, timelineOf } from './film-timeline.ts';

const scenes = [
  { say: 'Hi!' },
  { say: 'This caption is long enough that a child needs a good while to read it all.', isStop: true },
  { say: 'Well done!' },
];

test('a scene lasts as long as its caption takes to read, and at least four seconds', () => {
  expect(sceneMs({ say: 'Hi!' })).toBe(4000);
  expect(sceneMs({ say: 'x'.repeat(100) })).toBe(8000);
});

test('scenes follow each other without a gap', () => {
  const placed = timelineOf(scenes);
  expect(placed.map(({ fromMs }) => fromMs)).toEqual([0, ...placed.slice(0, -1).map(({ toMs }) => toMs)]);
  expect(placed.at(-1)?.toMs).toBe(filmMs(scenes));
});

test('a film stops at the end of the scene that says so, before the next one begins', () => {
  const [, asks] = timelineOf(scenes);
  expect(stopsOf(scenes)).toEqual([(asks?.toMs ?? 0) - 50]);
});

test('captions are read back as they were written', () => {
  const captions = timelineOf(scenes).map(({ fromMs, toMs, say }) => ({ fromMs, toMs, text: say }));
  expect(readCaptions(writeCaptions(captions))).toEqual(captions);
  const late = [{ fromMs: 3_725_040, toMs: 3_726_000, text: 'An hour later' }];
  expect(readCaptions(writeCaptions(late))).toEqual(late);
});
