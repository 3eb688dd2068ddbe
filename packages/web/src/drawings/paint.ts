/** The colours of the drawings: planets by subject, metals of badges, stone and sleep; the same on every ground. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';

/** Four shades of one thing, lit from the upper left. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
}

/** Three families a subject, so that neighbours on a path differ and still belong together. */
export const subjectTones: Readonly<Record<SubjectKey, readonly [Tones, Tones, Tones]>> = {
  math: [
    { base: '#e08a4f', light: '#f8b981', dark: '#9c4f26', accent: '#ffe0b8' },
    { base: '#e8a93c', light: '#fbd27c', dark: '#a2660f', accent: '#fff2c9' },
    { base: '#d96a5b', light: '#f49d89', dark: '#90352c', accent: '#ffd4c2' },
  ],
  english: [
    { base: '#6f86ef', light: '#b9c6ff', dark: '#2f3f9f', accent: '#e4e9ff' },
    { base: '#8f7bea', light: '#c9bdff', dark: '#46349a', accent: '#ebe5ff' },
    { base: '#5aa0ec', light: '#a8d0fb', dark: '#1f558f', accent: '#deefff' },
  ],
  verbalReasoning: [
    { base: '#2fb3c4', light: '#7be7f3', dark: '#0d5f70', accent: '#d6f8fc' },
    { base: '#37bcb6', light: '#88e4db', dark: '#126a69', accent: '#d4f9f0' },
    { base: '#3fa7e0', light: '#88d0f6', dark: '#1b5f96', accent: '#d8f2ff' },
  ],
  nonVerbalReasoning: [
    { base: '#dc76cb', light: '#ffb3f1', dark: '#8a2f7d', accent: '#ffe2fa' },
    { base: '#b273c2', light: '#deb0ea', dark: '#64307a', accent: '#f4e2fa' },
    { base: '#e5739f', light: '#ffb0cb', dark: '#932c58', accent: '#ffe0ec' },
  ],
};

/** What is still closed sleeps in the dusk. */
export const asleep: Tones = { base: '#5f4d92', light: '#7d6cb0', dark: '#38296a', accent: '#9c8ecb' };
/** Moons are of one dust, whatever they circle. */
export const moonDust: Tones = { base: '#cfc6e6', light: '#efeafa', dark: '#8c80b4', accent: '#ffffff' };
export const stone: Tones = { base: '#8f84b8', light: '#b9b0d8', dark: '#5a4e86', accent: '#ddd7ef' };

export type Metal = 'bronze' | 'silver' | 'gold';
export const metalTones: Readonly<Record<Metal, Tones>> = {
  bronze: { base: '#d3854a', light: '#f2b988', dark: '#7d4119', accent: '#ffe6d0' },
  silver: { base: '#c3cbdb', light: '#ebeff7', dark: '#667189', accent: '#ffffff' },
  gold: { base: '#ffc53d', light: '#ffe28f', dark: '#a86500', accent: '#fff7da' },
};

const gem = (base: string, light: string, dark: string): Tones => ({ base, light, dark, accent: '#ffffff' });

/** What leagues above gold are named after. */
export const gemTones = {
  sapphire: subjectTones.verbalReasoning[2],
  ruby: gem('#d8345f', '#ff86a4', '#86183a'),
  emerald: subjectTones.nonVerbalReasoning[0],
  diamond: gem('#8fdcf2', '#e2f8ff', '#3c8fb0'),
} as const satisfies Record<string, Tones>;

export const paint = {
  white: '#ffffff',
  ink: '#241a3d',
  deep: '#150a33',
  dusk: '#2a1758',
  flame: '#ff9f1c',
  flameHot: '#ffe08a',
  green: '#3ddc97',
  coral: '#f2545b',
  violet: '#7b4be0',
  lilac: '#c9b6ff',
  glass: '#9fdcf5',
  hull: '#f4f0fb',
  hullShade: '#c9bfe0',
} as const;
