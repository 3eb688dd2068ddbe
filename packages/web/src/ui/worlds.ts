/** The worlds of the quiz: a set of colours for each subject. Only a test needs them, so they are apart from the tokens. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { night } from './tokens.ts';
import { kebab } from './variables.ts';

/** The colours of one subject's quiz: its sky, its mascot's planet, its cards, and the accent of what is chosen. */
export interface World {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly glow: string;
  readonly planet: string;
  readonly crater: string;
  readonly tile: string;
  readonly tileEdge: string;
  readonly accent: string;
  readonly accentEdge: string;
  /** Words on the accent. */
  readonly accentInk: string;
  /** Small words on the sky. */
  readonly soft: string;
}

const accentInk = '#1d0f36';

export const worlds: Readonly<Record<SubjectKey, World>> = {
  // Copper dusk.
  math: {
    skyTop: '#1b0b39',
    skyLow: '#47205a',
    glow: '#b55a55',
    planet: '#351548',
    crater: '#4a2058',
    tile: '#43225a',
    tileEdge: '#9f6fa8',
    accent: night.math,
    accentEdge: '#e0813f',
    accentInk,
    soft: '#f3d9e4',
  },
  // Ink night.
  english: {
    skyTop: '#0a0f3e',
    skyLow: '#1d2c80',
    glow: '#5a74ee',
    planet: '#10195a',
    crater: '#1b2876',
    tile: '#202f83',
    tileEdge: '#6c7fe0',
    accent: night.english,
    accentEdge: '#7f93f0',
    accentInk,
    soft: '#dbe2ff',
  },
  // Lagoon.
  verbalReasoning: {
    skyTop: '#04203d',
    skyLow: '#0b4d69',
    glow: '#1f9fb0',
    planet: '#063049',
    crater: '#0a435e',
    tile: '#0c4560',
    tileEdge: '#4fa6bf',
    accent: night.verbalReasoning,
    accentEdge: '#2fb3c4',
    accentInk,
    soft: '#cdeff5',
  },
  // Orchid jungle.
  nonVerbalReasoning: {
    skyTop: '#25083f',
    skyLow: '#5d1c72',
    glow: '#c255b4',
    planet: '#3a0f55',
    crater: '#4f1769',
    tile: '#511a69',
    tileEdge: '#b273c2',
    accent: night.nonVerbalReasoning,
    accentEdge: '#dc76cb',
    accentInk,
    soft: '#f6d8f6',
  },
};

/** A subject's world as CSS variables (`--world-tile` and the like), to be put on what lies in it. */
export const worldOf = (subject: SubjectKey): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(worlds[subject]).map(([name, colour]) => [`--world-${kebab(name)}`, colour]));
