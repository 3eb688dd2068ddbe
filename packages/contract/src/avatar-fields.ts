/** What an avatar wears, wherever a child is shown. */
import { presetTypes } from '@comet/domain/avatars/preset-types';
import { z } from 'zod';

/** The refAvatarPresetAdditionalId of each layer, in the order of `presetTypes`; `avatarPath` gives the picture. */
export const wornPresetsSchema = z.array(z.int().min(1)).length(presetTypes.length);
export type WornPresets = z.infer<typeof wornPresetsSchema>;
