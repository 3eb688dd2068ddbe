import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avatarPath } from './avatar-path.ts';
import { avatarsCan, missionsToAfford } from './avatars-can.ts';
import { presetTypes } from './preset-types.ts';
import { findPreset, presets } from './presets.ts';
import { defaultWorn, readWorn, readWornId, wornIdOf, wornIdsOf } from './worn-presets.ts';

describe('the presets', () => {
  test('have ids of their own, and keys of their own within a type', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ type, key }) => `${type} ${key}`)).size).toBe(presets.length);
  });

  test('cost coins only where they don’t describe a person', () => {
    const sold = presets.filter(({ price }) => price > 0);
    expect(new Set(sold.map(({ type }) => type))).toEqual(new Set(['costume', 'background', 'profile']));
    expect(sold.every(({ price }) => price >= 80 && price <= 600)).toBe(true);
    const free = presets.filter(({ price }) => price === 0).map(({ key }) => key);
    expect(free).toEqual(expect.arrayContaining(['chair', 'racer', 'sticks', 'scarf', 'patka']));
  });

  test('have at most ten options in a list', () => {
    for (const { options } of presets) expect(Math.max(...options.map((list) => list.length))).toBeLessThanOrEqual(10);
  });
});

describe('a worn id', () => {
  test('of every form of every preset is read back', () => {
    for (const preset of presets)
      for (const wornId of wornIdsOf(preset)) {
        const read = readWornId(wornId);
        expect(read?.preset).toBe(preset);
        expect(wornIdOf(preset.id, read?.first, read?.second)).toBe(wornId);
      }
  });

  test.each([0, 99, 10_101, 10_110, 20_160, 50_104, 41_301, 99_900, -10_100])('is not %d', (wornId) => {
    expect(readWornId(wornId)).toBeUndefined();
  });
});

describe('a whole avatar', () => {
  test('is free to begin with, whoever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (studentId) => {
        const worn = defaultWorn(studentId);
        const read = readWorn(presetTypes.map((type) => worn[type]));
        expect(read?.map(({ preset }) => avatarsCan.wear(preset, new Set()))).toEqual(presetTypes.map(() => 'yes'));
      }),
    );
  });

  test('has one preset of each type, in order', () => {
    const worn = presetTypes.map((type) => defaultWorn(1)[type]);
    expect(readWorn(worn)).toHaveLength(7);
    expect(readWorn(worn.toReversed())).toBeUndefined();
    expect(readWorn(worn.slice(1))).toBeUndefined();
    expect(readWorn([...worn, 10_100])).toBeUndefined();
    expect(avatarPath(worn, 'head')).toBe('/avatars/1/10200-20100-30400-40110-50100-60100-70100-head.svg');
  });
});

test.each([
  ['tee', [], 'yes'],
  ['football', [], 'presetNotOwned'],
  ['football', [104], 'yes'],
  ['football', [105], 'presetNotOwned'],
] as const)('%s may be worn by the owner of %j: %s', (key, owned, permission) => {
  const preset = presets.find((one) => one.key === key);
  expect(preset && avatarsCan.wear(preset, new Set(owned))).toBe(permission);
  expect(findPreset(preset?.id ?? 0)).toBe(preset);
});

test.each([
  [80, 100, 0],
  [80, 80, 0],
  [80, 79, 1],
  [80, 40, 2],
  [600, 0, 30],
])('%i coins for somebody with %i are about %i missions away', (price, coins, missions) => {
  expect(missionsToAfford(price, coins)).toBe(missions);
});
