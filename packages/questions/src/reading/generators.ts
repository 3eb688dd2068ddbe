/** Every generator of this room; a generator not listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { reading } from './comprehension/generator.ts';
import { poetry } from './poetry/generator.ts';

export const readingGenerators: readonly AnyGenerator[] = [reading, poetry];
