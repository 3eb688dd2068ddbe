/** The state of the dressing room: what is tried on, the way back within the visit, buying and saving. */
import { buyPreset, wearPreset } from '@comet/contract/avatars';
import { useState } from 'react';
import { act, actForEach, useDoing } from '../api/act.ts';
import { purchaseFailureText } from './purchase-failure.ts';
import { changesTo, type ShopPreset, withWorn } from './try-on.ts';

export function useDressingRoom(saved: readonly number[], presets: readonly ShopPreset[]) {
  const [visit, setVisit] = useState<readonly (readonly number[])[]>([saved]);
  const tried = visit.at(-1) ?? saved;
  const [worn, setWorn] = useState(saved);

  async function save(shop: readonly ShopPreset[]): Promise<void> {
    const sent = changesTo(tried, worn, shop).map((refAvatarPresetAdditionalId) => ({
      body: { refAvatarPresetAdditionalId },
    }));
    await actForEach(wearPreset, sent, ({ usersAvatarPresets }) => setWorn(usersAvatarPresets));
  }
  const wearing = useDoing(() => save(presets));
  const buying = useDoing(
    async (preset: ShopPreset) => {
      await act(buyPreset, { params: { id: preset.id } });
      await save(presets.map((one) => (one.id === preset.id ? { ...one, isOwned: true } : one)));
      return preset;
    },
    { done: ({ name }) => `${name} is yours for ever!`, failed: purchaseFailureText },
  );

  return {
    tried,
    /** Whether anything that is owned is still to be saved. */
    hasChanges: changesTo(tried, worn, presets).length > 0,
    isBusy: wearing.isPending || buying.isPending,
    canUndo: visit.length > 1,
    tryOn: (wornId: number): void => {
      const next = withWorn(tried, wornId);
      if (next.some((one, place) => one !== tried[place])) setVisit([...visit, next]);
    },
    undo: (): void => setVisit(visit.length > 1 ? visit.slice(0, -1) : visit),
    wear: (): void => wearing.mutate(undefined),
    buy: (preset: ShopPreset): void => buying.mutate(preset),
  };
}
