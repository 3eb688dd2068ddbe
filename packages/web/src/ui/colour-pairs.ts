/** Pairs of colours that meet on screen. Tests check the contrast of each, and that style sheets use only these. */
import type { Palette } from './tokens.ts';
import type { World } from './worlds.ts';

export type TokenName = keyof Palette;

/** Words and what they stand on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const readablePairs: readonly (readonly [front: TokenName, back: TokenName])[] = [
  ['ink', 'ground'],
  ['ink', 'groundDeep'],
  ['ink', 'card'],
  ['ink', 'cardEdge'],
  ['ink', 'field'],
  ['ink', 'track'],
  ['inkSoft', 'ground'],
  ['inkSoft', 'groundDeep'],
  ['inkSoft', 'card'],
  ['inkSoft', 'field'],
  ['inkSoft', 'track'],
  ['actionInk', 'action'],
  ['actionInk', 'actionEdge'],
  ['goInk', 'go'],
  ['groundDeep', 'right'],
  ['goInk', 'right'],
  ['actionInk', 'rightStrong'],
  ['mendStrongInk', 'mend'],
  ['link', 'ground'],
  ['link', 'groundDeep'],
  ['link', 'card'],
  ['right', 'card'],
  ['rightInk', 'rightSoft'],
  ['rightSoft', 'rightInk'],
  ['paperInk', 'star'],
  ['mend', 'card'],
  ['mend', 'ground'],
  ['mendInk', 'mendSoft'],
  ['coin', 'groundDeep'],
  ['coin', 'card'],
  ['paperInk', 'paper'],
  ['paperInk', 'paperSoft'],
  ['math', 'card'],
  ['english', 'card'],
  ['verbalReasoning', 'card'],
  ['nonVerbalReasoning', 'card'],
  ['card', 'math'],
  ['card', 'english'],
  ['card', 'verbalReasoning'],
  ['card', 'nonVerbalReasoning'],
];

/** Large words, edges of controls and parts of pictures: 3 to 1 (1.4.3, 1.4.11). */
export const visiblePairs: readonly (readonly [front: TokenName, back: TokenName])[] = [
  ['brand', 'ground'],
  ['brand', 'card'],
  ['go', 'card'],
  ['go', 'track'],
  ['right', 'track'],
  ['rightStrong', 'rightSoft'],
  ['mendEdge', 'mendSoft'],
  ['fieldEdge', 'card'],
  ['fieldEdge', 'field'],
  ['fieldEdge', 'ground'],
  ['focus', 'ground'],
  ['focus', 'groundDeep'],
  ['focus', 'card'],
  ['focus', 'field'],
  ['coin', 'ground'],
  ['accent', 'paper'],
  ['accentTwo', 'paper'],
  ['math', 'track'],
  ['english', 'track'],
  ['verbalReasoning', 'track'],
  ['nonVerbalReasoning', 'track'],
];

/** What carries no meaning by its colour alone: a star has a darker edge and words, a grid and a grey have their ink beside them. */
export const ornaments: readonly TokenName[] = ['rightStrongEdge', 'star', 'paperGrey', 'paperGrid', 'accentThree'];

/** In the world of a subject: words, and what they stand on. White is the students' ink. */
export const readableInWorlds: readonly (readonly [front: keyof World, back: keyof World])[] = [
  ['accent', 'skyTop'],
  ['accent', 'skyLow'],
  ['accent', 'tile'],
  ['accent', 'planet'],
  ['soft', 'skyTop'],
  ['soft', 'skyLow'],
  ['soft', 'planet'],
  ['accentInk', 'accent'],
];

/** What the students' white ink stands on in each world. */
export const groundsInWorlds: readonly (keyof World)[] = ['skyTop', 'skyLow', 'tile', 'planet'];

/** Edges of cards. */
export const visibleInWorlds: readonly (readonly [front: keyof World, back: keyof World])[] = [
  ['tileEdge', 'skyTop'],
  ['tileEdge', 'skyLow'],
];
