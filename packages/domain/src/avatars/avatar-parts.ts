/** An avatar as its drawing needs it: every part by name. */
import {
  type BackgroundKey,
  backgrounds,
  type ClothColour,
  type CostumeKey,
  clothColours,
  costumes,
  type ExtraKey,
  type EyeKey,
  extras,
  eyes,
  faces,
  type GlassesKey,
  glasses,
  type HairColour,
  type HairKey,
  hair,
  hairColours,
  type Iris,
  irises,
  isCloth,
  type MouthKey,
  type ProfileKey,
  profiles,
  type SkinKey,
  skins,
} from './presets.ts';
import { readWorn, type WornPreset } from './worn-presets.ts';

/** Hair of a colour, or a covering of a cloth. */
export type HairPart =
  | { readonly key: HairKey; readonly colour: HairColour }
  | { readonly key: HairKey; readonly cloth: ClothColour };

export interface AvatarParts {
  readonly costume: CostumeKey;
  readonly mouth: MouthKey;
  readonly extra: ExtraKey;
  readonly skin: SkinKey;
  readonly hair: HairPart;
  readonly eyes: EyeKey;
  readonly iris: Iris;
  readonly glasses: GlassesKey;
  readonly background: BackgroundKey;
  readonly profile: ProfileKey;
}

/** The key of an entry, which is there once the number was read. */
function keyAt<Key>(list: readonly { readonly key: Key }[], place: number): Key {
  const entry = list[place];
  if (entry === undefined) throw new Error(`there is no part ${place}`);
  return entry.key;
}

const keyOf = <Key>(list: readonly { readonly id: number; readonly key: Key }[], worn: WornPreset): Key =>
  keyAt(
    list,
    list.findIndex(({ id }) => id === worn.preset.id),
  );

function hairOf(worn: WornPreset): HairPart {
  const key = keyOf(hair, worn);
  return isCloth(key)
    ? { key, cloth: keyAt(clothColours, worn.first) }
    : { key, colour: keyAt(hairColours, worn.first) };
}

/** The parts of an avatar; undefined unless there is one preset of each type, in order. */
export function readParts(wornIds: readonly number[]): AvatarParts | undefined {
  const [costume, face, skin, hairWorn, eye, background, profile] = readWorn(wornIds) ?? [];
  if (!costume || !face || !skin || !hairWorn || !eye || !background || !profile) return undefined;
  return {
    costume: keyOf(costumes, costume),
    mouth: keyOf(faces, face),
    extra: keyAt(extras, face.first),
    skin: keyOf(skins, skin),
    hair: hairOf(hairWorn),
    eyes: keyOf(eyes, eye),
    iris: keyAt(irises, eye.first),
    glasses: keyAt(glasses, eye.second),
    background: keyOf(backgrounds, background),
    profile: keyOf(profiles, profile),
  };
}
