import { filmPaper } from '@comet/contract/film';
import { filmMs, stopsOf } from '@comet/domain/films/film-timeline';
import { expect, test } from 'vitest';
import { findSubTopic } from '../curriculum/curriculum.ts';
import { hasQuestions } from '../registry.ts';
import { films } from './films.ts';

test('there are three films of each subject, for three years', () => {
  const cells = films.map(({ subject, subTopicId }) => `${subject} ${findSubTopic(subTopicId)?.year}`);
  expect(new Set(cells).size).toBe(12);
  expect(new Set(films.map(({ key }) => key)).size).toBe(films.length);
});

test.each(films)(
  '$key: 40 to 75 seconds, two stop points, captions that fit, nothing twice or beside the paper',
  (film) => {
    expect(filmMs(film.scenes)).toBeGreaterThan(40_000);
    expect(filmMs(film.scenes)).toBeLessThan(75_000);
    expect(stopsOf(film.scenes)).toHaveLength(2);
    expect(hasQuestions(film.subTopicId)).toBe(true);
    for (const { say, parts } of film.scenes) {
      // Two lines of the player's captions.
      expect(say.length, say).toBeLessThanOrEqual(110);
      const keys = parts.map(({ key }) => key);
      expect(new Set(keys).size, say).toBe(keys.length);
      for (const { key, at } of parts) {
        expect(at[0], key).toBeGreaterThanOrEqual(0);
        expect(at[0], key).toBeLessThanOrEqual(filmPaper.width);
        expect(at[1], key).toBeGreaterThanOrEqual(0);
        expect(at[1], key).toBeLessThanOrEqual(filmPaper.height);
      }
    }
  },
);
