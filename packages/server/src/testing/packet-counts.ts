/** Counts packets of one line, by their numbers: those of RTP begin again after 65,535. */
import type { mediaKinds } from '@comet/domain/meetings/media-lines';

const numbers = 65_536;

interface Numbered {
  readonly sequenceNumber: number;
  /** The last packet of a picture has it. */
  readonly marker: boolean;
}

export type PacketCounts = ReturnType<typeof createPacketCounts>;

export function createPacketCounts(kind: (typeof mediaKinds)[number]) {
  const came = new Set<number>();
  const absent = new Set<number>();
  let first: number | undefined;
  let last: number | undefined;
  let packets = 0;
  let pictures = 0;

  /** Its number, counted on beyond 65,535: the one nearest to the latest. */
  const countedOn = (sequenceNumber: number, latest: number): number =>
    sequenceNumber + numbers * Math.round((latest - sequenceNumber) / numbers);

  function noteBetween(from: number, to: number): void {
    for (let number = from + 1; number < to; number++) absent.add(number);
  }

  return {
    kind,
    take: ({ sequenceNumber, marker }: Numbered): void => {
      packets += 1;
      const number = countedOn(sequenceNumber, last ?? sequenceNumber);
      if (came.has(number)) return;
      came.add(number);
      absent.delete(number);
      noteBetween(last ?? number, number);
      noteBetween(number, first ?? number);
      first = Math.min(first ?? number, number);
      last = Math.max(last ?? number, number);
      if (marker) pictures += 1;
    },
    /** All that came, also what came twice. */
    packets: (): number => packets,
    /** Numbers between the first and the last that never came. */
    missing: (): number => absent.size,
    /** The numbers of RTP among the latest so many that haven't come yet. */
    missingOf: (latest: number): number[] =>
      [...absent].filter((number) => number > (last ?? 0) - latest).map((number) => number & (numbers - 1)),
    /** Pictures whose last packet came. */
    pictures: (): number => pictures,
  };
}
