/**
 * What an avatar wears: one preset of each type with its options, written as one number (the specification's
 * refAvatarPresetAdditionalId): preset, first option, second option, such as 501 3 1 for bright blue eyes with round glasses.
 */
import { type PresetType, presetTypes } from './preset-types.ts';
import { findPreset, type Preset, presets } from './presets.ts';

/** A preset with the places of its chosen options. */
export interface WornPreset {
  readonly preset: Preset;
  readonly first: number;
  readonly second: number;
}

export const wornIdOf = (presetId: number, first = 0, second = 0): number => presetId * 100 + first * 10 + second;

/** Reads a number back; undefined where there is no such preset or option. */
export function readWornId(wornId: number): WornPreset | undefined {
  const preset = findPreset(Math.floor(wornId / 100));
  if (preset === undefined) return undefined;
  const [first, second] = [Math.floor(wornId / 10) % 10, wornId % 10];
  const isThere = (place: number, list: readonly unknown[]): boolean => place < Math.max(1, list.length);
  return isThere(first, preset.options[0]) && isThere(second, preset.options[1])
    ? { preset, first, second }
    : undefined;
}

/** Every form in which a preset can be worn. */
export function wornIdsOf({ id, options }: Preset): number[] {
  const places = (list: readonly unknown[]): number[] =>
    Array.from({ length: Math.max(1, list.length) }, (_, place) => place);
  return places(options[0]).flatMap((first) => places(options[1]).map((second) => wornIdOf(id, first, second)));
}

/** What each layer wears, by type. */
export type Worn = Readonly<Record<PresetType, number>>;

const freeCostumes = presets.filter(({ type, price }) => type === 'costume' && price === 0);
const freeScenes = presets.filter(({ type, price }) => type === 'background' && price === 0);
const nth = (list: readonly Preset[], place: number): number => wornIdOf(list[place % list.length]?.id ?? 0);

/** Where nothing was chosen. Only clothes and scene differ from child to child: we don't guess what a child looks like. */
export function defaultWorn(studentId: number): Worn {
  return {
    costume: nth(freeCostumes, studentId),
    face: wornIdOf(201),
    skin: wornIdOf(304),
    hair: wornIdOf(401, 1),
    eyes: wornIdOf(501),
    background: nth(freeScenes, Math.floor(studentId / freeCostumes.length)),
    profile: wornIdOf(701),
  };
}

/** Reads the numbers of an avatar; undefined unless there is one of each type, in order. */
export function readWorn(wornIds: readonly number[]): readonly WornPreset[] | undefined {
  const read = wornIds.map(readWornId).filter((worn) => worn !== undefined);
  const isWhole =
    read.length === presetTypes.length && read.every(({ preset }, place) => preset.type === presetTypes[place]);
  return isWhole && wornIds.length === presetTypes.length ? read : undefined;
}
