/** Colours of skin, hair, cloth and eyes. */
import type { ClothColour, HairColour, Iris, SkinKey } from '@comet/domain/avatars/presets';

/** Lines and pupils. */
export const inkColour = '#2b1d4d';

interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly cheek: string;
}

export const skins: Readonly<Record<SkinKey, Skin>> = {
  s1: { base: '#fde3d0', shade: '#f2c3a7', cheek: '#ff9d9d' },
  s2: { base: '#f7cfae', shade: '#e6ab82', cheek: '#ff8f8f' },
  s3: { base: '#e8b48a', shade: '#cf9163', cheek: '#f58074' },
  s4: { base: '#cf9567', shade: '#b07647', cheek: '#e8705f' },
  s5: { base: '#ac7148', shade: '#8b5530', cheek: '#d65c4e' },
  s6: { base: '#8a5433', shade: '#6c3d22', cheek: '#c24c45' },
  s7: { base: '#643a24', shade: '#492817', cheek: '#a33d3c' },
  s8: { base: '#452a20', shade: '#2f1b14', cheek: '#8d3434' },
};

/** The colour and its light. */
export const hairColours: Readonly<Record<HairColour, readonly [string, string]>> = {
  black: ['#2c2335', '#4a3d5c'],
  brown: ['#53301d', '#7c4c2e'],
  chestnut: ['#84481f', '#b06a35'],
  ginger: ['#cf6527', '#f29350'],
  blond: ['#e3ab4c', '#fbd585'],
  grey: ['#9a93ac', '#c9c3d8'],
  teal: ['#1f9fa0', '#5cd6cd'],
  violet: ['#7b4be0', '#a987f5'],
  pink: ['#e0559b', '#ff92c5'],
};

/** The colour and its fold. */
export const clothColours: Readonly<Record<ClothColour, readonly [string, string]>> = {
  violet: ['#7b4be0', '#5a31b4'],
  teal: ['#1fa1a8', '#147a83'],
  coral: ['#f2686b', '#c9454d'],
  cream: ['#f6e6c8', '#d9c199'],
  navy: ['#3a4fb8', '#283a90'],
  black: ['#3b3049', '#2a2035'],
};

export const irisColours: Readonly<Record<Iris, string>> = {
  brown: '#6b3b1a',
  hazel: '#9a6a1f',
  green: '#2f8f5b',
  blue: '#2f78d8',
  grey: '#5f6d86',
  violet: '#7b4be0',
};
