/** How much processor time a question takes, beside work whose time is known. */

/** Milliseconds of processor time a question may take. */
const mostMsEach = 2;
/** A short run only proves that a generator is far too slow. */
const mostMsEachInShortRun = 20;
const shortRunSeeds = 200;
/** Fewer timed questions than this prove nothing. */
const fewestTimed = 12;
/** Seeds that run while the engine still compiles the generator; they are not timed. */
const warmUpSeeds = 8;
/** Some clocks count a thread's time in steps of 4 ms, longer than a question takes: only the mean of several says something. */
const timedTogether = 10;
/** Rounds of the reference work that took 2 ms where the limit was set: two virtual cores of an AMD EPYC with nothing else to do. */
const referenceRounds = 150;
const referenceWords = 'the quick brown fox jumps over a lazy dog while children count shells on the beach'.split(' ');

/** What minting is made of: joined and searched text, lists, maps, JSON. Gives a number, so that no engine leaves it out. */
function doReferenceWork(): number {
  let total = 0;
  for (let round = 0; round < referenceRounds; round++) {
    const shown = referenceWords.map((word, place) => ({ word: `${word}${(place * 7 + round) % 19}`, place }));
    shown.sort((one, other) => (one.word < other.word ? -1 : 1));
    const text = JSON.stringify([...Map.groupBy(shown, ({ word }) => word.length)]);
    total += text.replace(/[aeiou]\d?/gu, '').length + new Set(text.split('"')).size;
  }
  return total;
}

/**
 * The median of these means: a pause of the engine or the machine in one draw doesn't make a generator slow.
 * A last group that isn't full counts only where there is no other: a mean of two draws says as little as one.
 */
export function typicalOf(values: readonly number[]): number {
  const groups = Math.max(1, Math.floor(values.length / timedTogether));
  const means = Array.from({ length: groups }, (_, group) => {
    const some = values.slice(group * timedTogether, (group + 1) * timedTogether);
    return some.reduce((sum, value) => sum + value, 0) / Math.max(1, some.length);
  });
  return means.sort((one, other) => one - other)[Math.floor((means.length - 1) / 2)] ?? 0;
}

/** Times this thread's own work, so that other threads make no generator slow. */
export class MintingTimes {
  private readonly spentMs: number[] = [];
  private readonly referenceMs: number[] = [];
  private seeds = 0;

  private timed<T>(times: number[], work: () => T): T {
    const startedAt = process.threadCpuUsage();
    const made = work();
    const { user, system } = process.threadCpuUsage(startedAt);
    times.push((user + system) / 1000);
    return made;
  }

  /** Mints the next question and keeps its time. What fails isn't timed. */
  mint<T>(work: () => T): T {
    this.seeds++;
    if (this.seeds <= warmUpSeeds) return work();
    if (this.seeds % timedTogether === 0) this.timed(this.referenceMs, doReferenceWork);
    return this.timed(this.spentMs, work);
  }

  get msEach(): number {
    return typicalOf(this.spentMs);
  }

  /** A machine that is slow, or shares its cores with others, takes longer for the reference work as well. */
  fault(): string | undefined {
    if (this.spentMs.length < fewestTimed) return undefined;
    const slowness = Math.max(1, typicalOf(this.referenceMs) / mostMsEach);
    const most = (this.seeds < shortRunSeeds ? mostMsEachInShortRun : mostMsEach) * slowness;
    return this.msEach > most ? `${this.msEach.toFixed(2)} ms each, ${most.toFixed(2)} allowed` : undefined;
  }
}
