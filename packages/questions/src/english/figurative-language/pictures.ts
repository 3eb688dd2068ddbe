/** What the thing is like that a line with a simile, a metaphor or personification names. */

import { once, partOf, rowsOf } from '../data-rows.ts';
import { pictures } from './pictures.data.ts';

const byLine = once(() => new Map(rowsOf(pictures).map((row) => [partOf(row, 0), partOf(row, 1)] as const)));

/** Why a line means what it means; empty where nobody has written it down. */
export const pictureOf = (line: string): string => byLine().get(line) ?? '';
