/** The passages, read from their files when first asked for; a file is called by the id of its passage. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Year } from '@comet/domain/curriculum/subjects';
import type { Passage, PassageKind } from './passage.ts';
import { readPassage } from './read-passage.ts';

const home = new URL('../../../content/passages/', import.meta.url);
const ending = '.md';

let ids: ReadonlySet<string> | undefined;
const shelf = new Map<string, Passage>();

/** The ids of all passages, from the names of the files alone. */
export function passageIds(): ReadonlySet<string> {
  ids ??= new Set(
    readdirSync(home)
      .filter((file) => file.endsWith(ending) && file !== 'README.md')
      .map((file) => file.slice(0, -ending.length))
      .sort(),
  );
  return ids;
}

/** The passage with this id; undefined where there is no file of that name. Throws for a broken file. */
export function passageById(id: string): Passage | undefined {
  const found = shelf.get(id);
  if (found !== undefined || !passageIds().has(id)) return found;
  const file = `${id}${ending}`;
  const passage = readPassage(file, readFileSync(new URL(file, home), 'utf8'));
  shelf.set(id, passage);
  return passage;
}

/** The passages of a year and of these kinds; a file’s name starts with the year, so that only those are read. */
export function passagesOf(year: Year, kinds: readonly PassageKind[]): readonly Passage[] {
  return [...passageIds()]
    .filter((id) => id.startsWith(`y${year}-`))
    .flatMap((id) => {
      const passage = passageById(id);
      return passage !== undefined && kinds.includes(passage.kind) ? [passage] : [];
    });
}
