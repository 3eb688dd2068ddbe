/** Builds the options of a choice from the right one and the named mistakes, so that no two read the same. */
import type { Block } from '@comet/contract/question';
import type { Key, Mistake } from './key.ts';
import type { Random } from './random.ts';

/** One option: `same` is what it means to a reader ('1/2' for ½ and 0.5 where values are asked), so that equals are dropped. */
export interface Candidate {
  readonly blocks: Block[];
  readonly same: string;
}

/** A wrong option with the mistake that leads to it. */
export interface WrongCandidate extends Candidate {
  readonly because: Mistake;
}

/** An option that is a short text. */
export function textOption(text: string, same: string = text): Candidate {
  return { blocks: [{ type: 'text', text }], same };
}

/** A short text that a mistake leads to. */
export function wrongTextOption(text: string, because: Mistake, same: string = text): WrongCandidate {
  return { ...textOption(text, same), because };
}

interface Choice {
  readonly options: Block[][];
  readonly key: Extract<Key, { type: 'multipleChoice' }>;
}

/**
 * The right option among `count - 1` wrong ones in a random order. Wrong ones are taken in the order given (most telling
 * mistake first); one that equals the right option or an earlier one is left out.
 * Gives undefined when too few different ones are left: the draw is unfit.
 */
export function chooseOptions(
  random: Random,
  right: Candidate,
  wrong: readonly WrongCandidate[],
  count: number,
): Choice | undefined {
  const taken = new Map<string, Candidate & { readonly because?: Mistake }>([[right.same, right]]);
  for (const candidate of wrong) {
    if (taken.size === count) break;
    if (!taken.has(candidate.same)) taken.set(candidate.same, candidate);
  }
  if (taken.size < count) return undefined;
  const laid = random.fork('options').shuffle([...taken.values()]);
  return {
    options: laid.map((candidate) => candidate.blocks),
    key: {
      type: 'multipleChoice',
      option: laid.findIndex((candidate) => candidate.same === right.same),
      because: laid.map((candidate) => candidate.because),
    },
  };
}
