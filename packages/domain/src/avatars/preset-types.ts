/** The layers of an avatar, and who a preset is drawn for. */

/** Layers (specification, section 2), in the order of the tabs and of the ids in a picture's address. */
export const presetTypes = ['costume', 'face', 'skin', 'hair', 'eyes', 'background', 'profile'] as const;
export type PresetType = (typeof presetTypes)[number];

/** Only a filter for browsing: everybody can wear everything. */
export const presetSexes = ['unisex', 'girl', 'boy'] as const;
export type PresetSex = (typeof presetSexes)[number];
