/** Chance by seed: the same key gives the same draws on every machine, for ever, so a question can be made again. */

/** A stream of draws. Integer arithmetic only (sfc32), so that every JavaScript engine agrees. */
export class Random {
  readonly key: string;
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(key: string) {
    this.key = key;
    const lane = (seed: number, step: number): number => {
      let hash = seed;
      for (let i = 0; i < key.length; i++)
        hash = Math.imul(hash ^ (key.charCodeAt(i) + step * 97), 0x01000193 + step * 2) >>> 0;
      return hash;
    };
    this.#a = lane(0x811c9dc5, 0);
    this.#b = lane(0x9e3779b9, 1);
    this.#c = lane(0x85ebca6b, 2);
    this.#d = lane(0xc2b2ae35, 3);
    for (let i = 0; i < 16; i++) this.#next();
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** A whole number from `low` to `high`, both included, each as likely. */
  int(low: number, high: number): number {
    const size = high - low + 1;
    if (size < 1 || !Number.isSafeInteger(size)) throw new RangeError(`no whole number from ${low} to ${high}`);
    const limit = 0x100000000 - (0x100000000 % size);
    let draw = this.#next();
    while (draw >= limit) draw = this.#next();
    return low + (draw % size);
  }

  /** One of the things, each as likely. */
  pick<T>(things: readonly T[]): T {
    const thing = things[this.int(0, things.length - 1)];
    if (thing === undefined) throw new RangeError('nothing to pick from');
    return thing;
  }

  /** True in `part` of `whole` cases. */
  chance(part: number, whole: number): boolean {
    return this.int(1, whole) <= part;
  }

  /** The same things in a random order; the given list stays as it is. */
  shuffle<T>(things: readonly T[]): T[] {
    const rest = [...things];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(this.int(0, rest.length - 1), 1));
    return shuffled;
  }

  /** `count` different things in a random order. */
  sample<T>(things: readonly T[], count: number): T[] {
    if (count > things.length) throw new RangeError(`cannot sample ${count} of ${things.length}`);
    return this.shuffle(things).slice(0, count);
  }

  /** A stream of its own: another draw in one part never shifts another part. */
  fork(label: string): Random {
    return new Random(`${this.key}/${label}`);
  }
}
