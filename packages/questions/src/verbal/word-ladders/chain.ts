/** How far words of a chain are from each other, and which of them a child sees around the asked one. */

/** In how many places two words of one length differ. */
export function differ(one: string, other: string): number {
  let places = 0;
  for (let at = 0; at < one.length; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) places++;
  return places;
}

/** A shown word of the chain, as it is and in capitals, and how many steps the asked one is away from it. */
export interface Shown {
  readonly word: string;
  readonly shown: string;
  readonly steps: number;
}

/** The nearest shown words before and after the asked one: from the one the other must be reached. */
export interface Around {
  readonly first: Shown;
  readonly last: Shown;
}

export function shownAround(chain: readonly string[], asked: number, hidden: readonly number[]): Around {
  const shown = [...chain.keys()].filter((at) => !hidden.includes(at));
  const at = (place: number | undefined): Shown => {
    const word = chain[place ?? 0] ?? '';
    return { word, shown: word.toUpperCase(), steps: Math.abs(asked - (place ?? 0)) };
  };
  return { first: at(shown.findLast((place) => place < asked)), last: at(shown.find((place) => place > asked)) };
}
