import { describe, expect, test } from 'vitest';
import { minuteMs } from '../time.ts';
import { type Controls, defaultControls, maxGamesPerDay } from './controls.ts';
import { controlsCan, type SwitchedFeature } from './controls-can.ts';

const controls = (changes: Partial<Controls>): Controls => ({ ...defaultControls, ...changes });

describe('a child may use', () => {
  test.each<[SwitchedFeature, Partial<Controls>, 'yes' | 'switchedOff']>([
    ['leagues', {}, 'switchedOff'],
    ['leagues', { hasLeagues: true }, 'yes'],
    ['streaks', {}, 'yes'],
    ['streaks', { hasStreaks: false }, 'switchedOff'],
    ['games', {}, 'yes'],
    ['games', { hasGames: false }, 'switchedOff'],
    ['games', { hasLeagues: false, hasStreaks: false }, 'yes'],
  ])('%s with %o: %s', (feature, changes, permission) => {
    expect(controlsCan.use(controls(changes), feature)).toBe(permission);
  });
});

describe('a game may be started', () => {
  test.each<[Partial<Controls>, number, string]>([
    [{}, 0, 'yes'],
    [{}, 30 * minuteMs - 1, 'yes'],
    [{}, 30 * minuteMs, 'gameTimeOver'],
    [{ gameMinutesPerDay: 10 }, 10 * minuteMs, 'gameTimeOver'],
    [{ gameMinutesPerDay: null }, 600 * minuteMs, 'yes'],
    [{ hasGames: false, gameMinutesPerDay: null }, 0, 'switchedOff'],
  ])('with %o after %i ms of play: %s', (changes, playedMs, permission) => {
    expect(controlsCan.startGame(controls(changes), { games: 5, playedMs })).toBe(permission);
  });

  test('only so many times a day, whatever the parent allows', () => {
    const startAfter = (games: number) =>
      controlsCan.startGame(controls({ gameMinutesPerDay: null }), { games, playedMs: 0 });
    expect([startAfter(maxGamesPerDay - 1), startAfter(maxGamesPerDay)]).toEqual(['yes', 'gameTimeOver']);
  });
});
