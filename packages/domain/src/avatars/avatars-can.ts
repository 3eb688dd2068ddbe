/** What a child may do in the dressing room. The same rules guard the service and choose the button. */
import type { Permission } from '../permission.ts';
import type { Preset } from './presets.ts';

export const avatarsCan = {
  wear(preset: Preset, ownedIds: ReadonlySet<number>): Permission<'presetNotOwned'> {
    return preset.price === 0 || ownedIds.has(preset.id) ? 'yes' : 'presetNotOwned';
  },
};

/** Coins of a usual mission: ten questions, most of them right, and finishing it. */
const usualMissionCoins = 20;

/** About how many more missions pay for something. */
export const missionsToAfford = (price: number, coins: number): number =>
  Math.max(0, Math.ceil((price - coins) / usualMissionCoins));
