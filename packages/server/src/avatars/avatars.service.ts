/** The dressing room: what there is, buying it, and putting it on and off. */
import type { listAvatarPresets } from '@comet/contract/avatars';
import type { AnswerOf, QueryOf } from '@comet/contract/call';
import { avatarsCan } from '@comet/domain/avatars/avatars-can';
import type { PresetType } from '@comet/domain/avatars/preset-types';
import { findPreset, presets } from '@comet/domain/avatars/presets';
import { readWornId, wornIdsOf } from '@comet/domain/avatars/worn-presets';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import type { RewardsService } from '../rewards/index.ts';
import * as store from './avatars.store.ts';
import type { WornService } from './worn.service.ts';

export type AvatarsService = ReturnType<typeof createAvatarsService>;

interface AvatarsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly rewards: RewardsService;
  readonly worn: WornService;
}

type Shop = AnswerOf<typeof listAvatarPresets>;
type ShopQuery = QueryOf<typeof listAvatarPresets>;

export function createAvatarsService({ database, clock, rewards, worn }: AvatarsParts) {
  const wearingOf = async (studentId: number) => ({
    usersAvatarPresets: (await worn.wornByMany([studentId]))(studentId),
  });

  return {
    async list(studentId: number, { type, sex }: ShopQuery): Promise<Shop> {
      const [owned, { coins }, wearing] = await Promise.all([
        store.listOwnedIds(database, studentId),
        rewards.totalsOf(studentId),
        wearingOf(studentId),
      ]);
      const shown = presets.filter(
        (preset) =>
          (type === undefined || preset.type === type) &&
          (sex === undefined || preset.sex === 'unisex' || preset.sex === sex),
      );
      return {
        ...wearing,
        coins,
        presets: shown.map((preset) => ({
          id: preset.id,
          type: preset.type,
          sex: preset.sex,
          name: preset.name,
          price: preset.price,
          isOwned: avatarsCan.wear(preset, owned) === 'yes',
          refAvatarPresetAdditionalIds: wornIdsOf(preset),
        })),
      };
    },

    async wear(studentId: number, wornId: number) {
      const read = readWornId(wornId);
      if (read === undefined) throw new Refusal('notFound');
      requireAllowed(avatarsCan.wear(read.preset, await store.listOwnedIds(database, studentId)));
      await store.setWorn(database, { studentId, type: read.preset.type, wornId });
      return wearingOf(studentId);
    },

    async takeOff(studentId: number, type: PresetType) {
      await store.deleteWorn(database, studentId, type);
      return wearingOf(studentId);
    },

    /** Charges and hands over in one transaction under the lock of the totals, so that many requests at once buy one thing. */
    async buy(studentId: number, presetId: number): Promise<{ presetId: number; coins: number }> {
      const preset = findPreset(presetId);
      if (preset === undefined) throw new Refusal('notFound');
      return database.transaction(async (tx) => {
        const { coins } = await rewards.lockTotals(tx, studentId);
        if (avatarsCan.wear(preset, await store.listOwnedIds(tx, studentId)) === 'yes') return { presetId, coins };
        const cause = `preset:${studentId}:${presetId}`;
        await rewards.spend(tx, { studentId, cause, source: 'costume', amount: preset.price });
        await store.insertOwned(tx, studentId, presetId, clock.now());
        return { presetId, coins: coins - preset.price };
      });
    },
  };
}
