/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { reading } from './comprehension/generator.ts';
import { poetry } from './poetry/generator.ts';

export const readingGenerators: readonly AnyGenerator[] = [reading, poetry];
