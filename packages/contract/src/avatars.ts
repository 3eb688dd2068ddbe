/** Avatars: what the shop has, buying it, and putting it on and off. */
import { presetSexes, presetTypes } from '@comet/domain/avatars/preset-types';
import { z } from 'zod';
import { wornPresetsSchema } from './avatar-fields.ts';
import { defineCall } from './call.ts';
import { idSchema, idTextSchema } from './fields.ts';
import { studentSets } from './policies.ts';

const wearingSchema = z.object({ usersAvatarPresets: wornPresetsSchema });

export const listAvatarPresets = defineCall({
  method: 'GET',
  path: '/user/students/profile/avatars',
  feature: 'avatars',
  summary: 'The presets of the shop, of one layer or all, and which of them the student owns',
  policy: { ...studentSets, repeated: 'reads' },
  query: z.strictObject({ type: z.enum(presetTypes).optional(), sex: z.enum(presetSexes).optional() }),
  answer: wearingSchema.extend({
    coins: z.int().min(0),
    presets: z.array(
      z.object({
        id: idSchema,
        type: z.enum(presetTypes),
        /** `girl` and `boy` are asked for together with what is for everybody. */
        sex: z.enum(presetSexes),
        name: z.string(),
        price: z.int().min(0),
        isOwned: z.boolean(),
        /** Every form in which it can be worn. */
        refAvatarPresetAdditionalIds: z.array(z.int().min(1)),
      }),
    ),
  }),
  errors: [],
  example: () => ({ query: { type: 'costume' } }),
});

export const wearPreset = defineCall({
  method: 'POST',
  path: '/user/students/profile/avatar',
  feature: 'avatars',
  summary: 'Puts a preset on; it must be free or owned',
  policy: studentSets,
  body: z.strictObject({ refAvatarPresetAdditionalId: z.int().min(1).max(99_999) }),
  answer: wearingSchema,
  changes: ['accounts', 'avatars', 'leagues', 'rewards'],
  errors: ['notFound', 'presetNotOwned'],
  example: () => ({ body: { refAvatarPresetAdditionalId: 10_200 } }),
});

export const takeOffPreset = defineCall({
  method: 'DELETE',
  path: '/user/students/profile/avatar',
  feature: 'avatars',
  summary: 'Takes off what a layer wears: it shows what everybody begins with',
  policy: studentSets,
  body: z.strictObject({ type: z.enum(presetTypes) }),
  answer: wearingSchema,
  changes: ['accounts', 'avatars', 'leagues', 'rewards'],
  errors: [],
  example: () => ({ body: { type: 'costume' } }),
});

export const buyPreset = defineCall({
  method: 'POST',
  path: '/user/students/profile/buy-preset/{id}',
  feature: 'avatars',
  summary: 'Buys a preset with coins, once and for ever; what is owned already costs nothing more',
  policy: { ...studentSets, repeated: 'once', audit: 'coins' },
  params: z.strictObject({ id: idTextSchema }),
  answer: z.object({ presetId: idSchema, coins: z.int().min(0) }),
  changes: ['avatars', 'rewards'],
  errors: ['notFound', 'notEnoughCoins'],
  example: () => ({ params: { id: 102 } }),
});
