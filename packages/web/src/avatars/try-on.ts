/** What a child tries on in the dressing room, before it is saved. */

import type { listAvatarPresets } from '@comet/contract/avatars';
import type { AnswerOf } from '@comet/contract/call';
import { missionsToAfford } from '@comet/domain/avatars/avatars-can';
import { type PresetType, presetTypes } from '@comet/domain/avatars/preset-types';
import { readWornId, wornIdOf } from '@comet/domain/avatars/worn-presets';

export type ShopPreset = AnswerOf<typeof listAvatarPresets>['presets'][number];
type WornIds = readonly number[];

const placeOf = (type: PresetType): number => presetTypes.indexOf(type);
export const wornAt = (worn: WornIds, type: PresetType): number => worn[placeOf(type)] ?? 0;

/** The look with something else in its layer. */
export function withWorn(worn: WornIds, wornId: number): WornIds {
  const type = readWornId(wornId)?.preset.type;
  return worn.map((one, place) => (presetTypes[place] === type ? wornId : one));
}

/** A preset with the options that the look already has there, such as its hair colour, where it comes in them. */
export function inSameOptions(
  worn: WornIds,
  preset: Pick<ShopPreset, 'id' | 'type' | 'refAvatarPresetAdditionalIds'>,
): number {
  const now = readWornId(wornAt(worn, preset.type));
  const same = wornIdOf(preset.id, now?.first, now?.second);
  return preset.refAvatarPresetAdditionalIds.includes(same) ? same : wornIdOf(preset.id);
}

/** What of the look isn't paid for yet, what the child looks at first. */
export function unpaidOf(worn: WornIds, presets: readonly ShopPreset[], tab: PresetType): ShopPreset[] {
  const unpaid = presets.filter(({ isOwned, id, type }) => !isOwned && Math.floor(wornAt(worn, type) / 100) === id);
  return unpaid.toSorted((one, other) => Number(other.type === tab) - Number(one.type === tab));
}

/** What has to be saved for the child to look like this; nothing that isn't theirs. */
export function changesTo(tried: WornIds, saved: WornIds, presets: readonly ShopPreset[]): number[] {
  const owned = new Set(presets.filter(({ isOwned }) => isOwned).map(({ id }) => id));
  return tried.filter((wornId, place) => wornId !== saved[place] && owned.has(Math.floor(wornId / 100)));
}

/** How far away something is that a child can't afford yet. */
export function affordText(price: number, coins: number): string {
  const missions = missionsToAfford(price, coins);
  return `You can get this after about ${missions} more ${missions === 1 ? 'mission' : 'missions'}.`;
}
