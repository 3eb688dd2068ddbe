/** Questions as old versions of generators stored them, kept for the tests of recalls: faulty ones, and sound ones beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Minted } from '../kernel/mint.ts';

export interface RecalledItems {
  /** What the matter was, as the file is called. */
  readonly name: string;
  readonly faulty: readonly Minted[];
  readonly sound: readonly Minted[];
}

const folder = new URL('./fixtures/', import.meta.url);

/** All of them, a set for each file. */
export function recalledItems(): RecalledItems[] {
  return readdirSync(folder).map((file) => ({
    name: file.replace('.json', ''),
    ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  }));
}
