/** What the questions of a set share: a passage, or the blocks that say so. */
import type { Block, Question } from '@comet/contract/question';

export interface Stimulus {
  /** The same for every question that shows the same. */
  readonly id: string;
  readonly blocks: readonly Block[];
  /** What it is called on a button and to a screen reader. */
  readonly name: 'passage' | 'table' | 'picture' | 'text';
}

const isShared = (block: Block): boolean =>
  block.type === 'passage' || ('isShared' in block && block.isShared === true);

const nameOf = (blocks: readonly Block[]): Stimulus['name'] => {
  const has = (type: Block['type']): boolean => blocks.some((block) => block.type === type);
  return has('passage') ? 'passage' : has('table') ? 'table' : has('figure') ? 'picture' : 'text';
};

/** A passage stays the same passage while its gaps are filled from question to question. */
const idOf = (block: Block): unknown => (block.type === 'passage' ? block.passageId : block);

/** Undefined for a question that stands alone. */
export function stimulusOf({ prompt }: Question): Stimulus | undefined {
  const blocks = prompt.filter(isShared);
  return blocks.length === 0 ? undefined : { id: JSON.stringify(blocks.map(idOf)), blocks, name: nameOf(blocks) };
}

/** The question without what it shares with others. */
export const askedOf = ({ prompt }: Question): readonly Block[] => prompt.filter((block) => !isShared(block));

/** What children are told to do with it where it isn't in sight. */
export const openTexts: Readonly<Record<Stimulus['name'], string>> = {
  passage: 'Read the passage',
  table: 'Look at the table',
  picture: 'Look at the picture',
  text: 'Read the story',
};

/** The passage as it is read aloud; empty where there is none. */
export const aloudOf = ({ blocks }: Stimulus): string =>
  blocks.flatMap((block) => (block.type === 'passage' ? [block.title, ...block.paragraphs] : [])).join('. ');
