import { presetTypes } from '@comet/domain/avatars/preset-types';
import { presets } from '@comet/domain/avatars/presets';
import { defaultWorn, wornIdOf, wornIdsOf } from '@comet/domain/avatars/worn-presets';
import { describe, expect, test } from 'vitest';
import { affordText, changesTo, inSameOptions, type ShopPreset, unpaidOf, withWorn } from './try-on.ts';

const shop: ShopPreset[] = presets.map((preset) => ({
  id: preset.id,
  type: preset.type,
  sex: preset.sex,
  name: preset.name,
  price: preset.price,
  isOwned: preset.price === 0,
  refAvatarPresetAdditionalIds: wornIdsOf(preset),
}));
const start = presetTypes.map((type) => defaultWorn(1)[type]);
const presetOf = (id: number): ShopPreset => {
  const found = shop.find((preset) => preset.id === id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
};

describe('a look', () => {
  test('changes in one layer', () => {
    const changed = withWorn(start, wornIdOf(702));
    expect(changed.filter((wornId, place) => wornId !== start[place])).toEqual([wornIdOf(702)]);
  });

  test.each([
    ['keeps the hair colour', 41_030, 404, 40_430],
    ['takes the first colour of cloth where hair has more', 41_080, 414, 41_400],
    ['keeps eye colour and glasses', 50_131, 505, 50_531],
    ['has none where there is no hair', 41_030, 413, 41_300],
  ])('%s', (_, from, presetId, to) => {
    expect(inSameOptions(withWorn(start, from), presetOf(presetId))).toBe(to);
  });

  test('names first what isn’t paid for in the open tab', () => {
    const look = withWorn(withWorn(start, wornIdOf(104)), wornIdOf(604));
    expect(unpaidOf(look, shop, 'background').map(({ id }) => id)).toEqual([604, 104]);
    expect(unpaidOf(start, shop, 'costume')).toEqual([]);
  });

  test('saves what changed and is owned', () => {
    const look = withWorn(withWorn(start, wornIdOf(104)), wornIdOf(702));
    expect(changesTo(look, start, shop)).toEqual([wornIdOf(702)]);
    expect(changesTo(start, start, shop)).toEqual([]);
  });
});

test.each([
  [80, 70, 'You can get this after about 1 more mission.'],
  [80, 40, 'You can get this after about 2 more missions.'],
])('%i coins with %i: %s', (price, coins, text) => {
  expect(affordText(price, coins)).toBe(text);
});
