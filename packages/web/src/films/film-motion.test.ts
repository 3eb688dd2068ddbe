import type { FilmScene } from '@comet/contract/film';
import { sceneMs, transitionMs } from '@comet/domain/films/film-timeline';
import { expect, test } from 'vitest';
import { partsAt } from './film-motion.ts';

const dot = (key: string, x: number, radius = 5): FilmScene['parts'][number] => ({
  key,
  at: [x, 0],
  marks: [{ kind: 'circle', x: 0, y: 0, radius }],
});
const scenes: FilmScene[] = [
  { say: 'One', mood: 'idle', parts: [dot('stays', 0), dot('goes', 50)] },
  { say: 'Two', mood: 'idle', parts: [dot('stays', 100), dot('comes', 200)] },
];
const secondMs = sceneMs({ say: 'One' });
const keysAt = (ms: number): string[] => partsAt(scenes, ms).map(({ key }) => key);

test('what has the same key moves, slowly at both ends', () => {
  const xAt = (ms: number): number | undefined =>
    partsAt(scenes, secondMs + ms).find(({ key }) => key === 'stays')?.at[0];
  expect(xAt(0)).toBe(0);
  expect(xAt(transitionMs / 2)).toBe(50);
  expect(xAt(transitionMs)).toBe(100);
  expect(xAt(transitionMs / 10)).toBeLessThan(10);
});

test('what is gone fades, what is new appears', () => {
  expect(keysAt(0)).toEqual(['stays', 'goes']);
  expect(keysAt(secondMs - 1)).toEqual(['stays', 'goes']);
  expect(keysAt(secondMs + 100)).toEqual(['goes', 'stays', 'comes']);
  expect(keysAt(secondMs + 1000)).toEqual(['stays', 'comes']);
});

test('a drawing that changes is faded over', () => {
  const changing: FilmScene[] = [
    { say: 'One', mood: 'idle', parts: [dot('a', 0)] },
    { say: 'Two', mood: 'idle', parts: [dot('a', 0, 9)] },
  ];
  const half = partsAt(changing, secondMs + transitionMs / 2);
  expect(half.map(({ opacity }) => opacity)).toEqual([0.5, 0.5]);
  expect(partsAt(changing, secondMs + transitionMs)).toHaveLength(1);
});
