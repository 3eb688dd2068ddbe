/** Where the picture of an avatar is. Apart from the presets, so that a page which only shows avatars doesn't load them. */

/** Parts of the avatar that a picture can show. */
export const avatarCrops = ['head', 'bust', 'whole'] as const;
export type AvatarCrop = (typeof avatarCrops)[number];

/** Changes with the drawings, since browsers keep a picture for ever. */
export const drawingVersion = 1;

/** The picture's path, given what is worn in the order of `presetTypes`. */
export const avatarPath = (wornIds: readonly number[], crop: AvatarCrop): string =>
  `/avatars/${drawingVersion}/${wornIds.join('-')}-${crop}.svg`;
