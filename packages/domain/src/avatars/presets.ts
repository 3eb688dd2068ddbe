/**
 * Every preset of the shop. Ids are stored with what children own and wear: add new ones at the end, never change or reuse
 * one. Whatever describes a person is free; coins buy costumes, scenes and gadgets.
 */
import type { PresetSex, PresetType } from './preset-types.ts';

/** One of the choices a preset comes in, such as a hair colour. */
interface PresetOption {
  readonly key: string;
  readonly name: string;
}

export interface Preset {
  readonly id: number;
  readonly type: PresetType;
  readonly key: string;
  readonly name: string;
  readonly sex: PresetSex;
  /** In coins; 0 is free. */
  readonly price: number;
  /** Two lists of at most ten choices each, combined freely; an empty list is no choice. */
  readonly options: readonly [readonly PresetOption[], readonly PresetOption[]];
}

const none: Preset['options'] = [[], []];

export const extras = [
  { key: 'none', name: 'Nothing extra' },
  { key: 'freckles', name: 'Freckles' },
  { key: 'aidMint', name: 'Hearing aid, mint' },
  { key: 'aidPink', name: 'Hearing aid, pink' },
  { key: 'plaster', name: 'Plaster' },
  { key: 'vitiligo', name: 'Vitiligo' },
] as const;

export const hairColours = [
  { key: 'black', name: 'Black' },
  { key: 'brown', name: 'Brown' },
  { key: 'chestnut', name: 'Chestnut' },
  { key: 'ginger', name: 'Ginger' },
  { key: 'blond', name: 'Blond' },
  { key: 'grey', name: 'Grey' },
  { key: 'teal', name: 'Teal' },
  { key: 'violet', name: 'Violet' },
  { key: 'pink', name: 'Pink' },
] as const;

export const clothColours = [
  { key: 'violet', name: 'Violet' },
  { key: 'teal', name: 'Teal' },
  { key: 'coral', name: 'Coral' },
  { key: 'cream', name: 'Cream' },
  { key: 'navy', name: 'Navy' },
  { key: 'black', name: 'Black' },
] as const;

export const irises = [
  { key: 'brown', name: 'Brown' },
  { key: 'hazel', name: 'Hazel' },
  { key: 'green', name: 'Green' },
  { key: 'blue', name: 'Blue' },
  { key: 'grey', name: 'Grey' },
  { key: 'violet', name: 'Violet' },
] as const;

export const glasses = [
  { key: 'none', name: 'No glasses' },
  { key: 'round', name: 'Round glasses' },
  { key: 'square', name: 'Square glasses' },
  { key: 'star', name: 'Star glasses' },
] as const;

type Row<Key extends string> = readonly [id: number, key: Key, name: string, price?: number, sex?: PresetSex];

function presetsOf<const Key extends string>(
  type: PresetType,
  rows: readonly Row<Key>[],
  optionsOf: (key: Key) => Preset['options'] = () => none,
): readonly (Preset & { readonly key: Key })[] {
  return rows.map(([id, key, name, price = 0, sex = 'unisex']) => ({
    id,
    type,
    key,
    name,
    sex,
    price,
    options: optionsOf(key),
  }));
}

export const costumes = presetsOf('costume', [
  [101, 'tee', 'Star T-shirt'],
  [102, 'hoodie', 'Hoodie'],
  [103, 'dungarees', 'Dungarees'],
  [104, 'football', 'Football kit', 80],
  [105, 'kurta', 'Festival coat', 140],
  [106, 'explorer', 'Explorer', 160],
  [107, 'hero', 'Comet hero', 240],
  [108, 'space', 'Space suit', 400],
  [109, 'dino', 'Dino', 480],
  [110, 'scientist', 'Scientist', 100],
  [111, 'wizard', 'Wizard', 320],
  [112, 'robot', 'Robot', 600],
  [113, 'stripes', 'Stripy jumper', 80],
  [114, 'raincoat', 'Raincoat', 100],
  [115, 'artist', 'Artist', 120],
  [116, 'baker', 'Baker', 140],
  [117, 'bee', 'Bee', 180],
  [118, 'pirate', 'Pirate', 220],
  [119, 'diver', 'Diver', 280],
  [120, 'knight', 'Knight', 360],
]);

export const faces = presetsOf(
  'face',
  [
    [201, 'smile', 'Smile'],
    [202, 'grin', 'Grin'],
    [203, 'cheeky', 'Cheeky'],
    [204, 'calm', 'Calm'],
    [205, 'gap', 'Gappy'],
    [206, 'brave', 'Brave'],
  ],
  () => [extras, []],
);

export const skins = presetsOf('skin', [
  [301, 's1', 'Skin tone 1'],
  [302, 's2', 'Skin tone 2'],
  [303, 's3', 'Skin tone 3'],
  [304, 's4', 'Skin tone 4'],
  [305, 's5', 'Skin tone 5'],
  [306, 's6', 'Skin tone 6'],
  [307, 's7', 'Skin tone 7'],
  [308, 's8', 'Skin tone 8'],
]);

/** Whether what is on the head is of cloth rather than hair. */
export const isCloth = (key: string): boolean => key === 'scarf' || key === 'patka';

export const hair = presetsOf(
  'hair',
  [
    [401, 'short', 'Short', 0, 'boy'],
    [402, 'spiky', 'Spiky', 0, 'boy'],
    [403, 'curls', 'Curls'],
    [404, 'afro', 'Afro'],
    [405, 'puffs', 'Puffs', 0, 'girl'],
    [406, 'braids', 'Plaits', 0, 'girl'],
    [407, 'locs', 'Locs'],
    [408, 'bun', 'Bun', 0, 'girl'],
    [409, 'bob', 'Bob', 0, 'girl'],
    [410, 'long', 'Long', 0, 'girl'],
    [411, 'wavy', 'Wavy'],
    [412, 'buzz', 'Buzz cut', 0, 'boy'],
    [413, 'none', 'No hair'],
    [414, 'scarf', 'Head scarf', 0, 'girl'],
    [415, 'patka', 'Patka', 0, 'boy'],
  ],
  (key) => {
    if (key === 'none') return none;
    return [isCloth(key) ? clothColours : hairColours, []];
  },
);

export const eyes = presetsOf(
  'eyes',
  [
    [501, 'round', 'Bright'],
    [502, 'sparkle', 'Sparkle'],
    [503, 'lashes', 'Lashes', 0, 'girl'],
    [504, 'soft', 'Soft'],
    [505, 'smile', 'Smiling'],
    [506, 'wink', 'Wink'],
  ],
  () => [irises, glasses],
);

export const backgrounds = presetsOf('background', [
  [601, 'night', 'Night sky'],
  [602, 'meadow', 'Meadow'],
  [603, 'sunset', 'Sunset'],
  [604, 'aurora', 'Northern lights', 120],
  [605, 'reef', 'Coral reef', 160],
  [606, 'rings', 'Ringed planet', 240],
  [607, 'city', 'City at night', 100],
  [608, 'desert', 'Desert', 80],
  [609, 'snow', 'Snowy mountains', 100],
  [610, 'forest', 'Firefly forest', 120],
  [611, 'rainbow', 'Rainbow', 140],
  [612, 'volcano', 'Volcano', 180],
  [613, 'moon', 'On the moon', 200],
  [614, 'castle', 'Castle', 260],
]);

export const profiles = presetsOf('profile', [
  [701, 'stand', 'Standing'],
  [702, 'chair', 'Wheelchair'],
  [703, 'racer', 'Racing wheelchair'],
  [704, 'sticks', 'Walking sticks'],
  [705, 'board', 'Skateboard', 120],
  [706, 'hover', 'Hover disc', 200],
  [707, 'cloud', 'Cloud', 160],
  [708, 'surf', 'Star surfer', 300],
]);

type KeyOf<List extends readonly { readonly key: string }[]> = List[number]['key'];
export type CostumeKey = KeyOf<typeof costumes>;
export type MouthKey = KeyOf<typeof faces>;
export type ExtraKey = KeyOf<typeof extras>;
export type SkinKey = KeyOf<typeof skins>;
export type HairKey = KeyOf<typeof hair>;
export type HairColour = KeyOf<typeof hairColours>;
export type ClothColour = KeyOf<typeof clothColours>;
export type EyeKey = KeyOf<typeof eyes>;
export type Iris = KeyOf<typeof irises>;
export type GlassesKey = KeyOf<typeof glasses>;
export type BackgroundKey = KeyOf<typeof backgrounds>;
export type ProfileKey = KeyOf<typeof profiles>;

export const presets: readonly Preset[] = [
  ...costumes,
  ...faces,
  ...skins,
  ...hair,
  ...eyes,
  ...backgrounds,
  ...profiles,
];

const byId: ReadonlyMap<number, Preset> = new Map(presets.map((preset) => [preset.id, preset]));
export const findPreset = (id: number): Preset | undefined => byId.get(id);
