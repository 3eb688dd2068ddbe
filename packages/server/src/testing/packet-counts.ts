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
  let first = Number.POSITIVE_INFINITY;
  let last: number | undefined;
  let packets = 0;
  let pictures = 0;

  /** Its number, counted on beyond 65,535: the one nearest to the latest. */
  const countedOn = (sequenceNumber: number, latest: number): number =>
    sequenceNumber + numbers * Math.round((latest - sequenceNumber) / numbers);

  return {
    kind,
    take: ({ sequenceNumber, marker }: Numbered): void => {
      packets += 1;
      const number = countedOn(sequenceNumber, last ?? sequenceNumber);
      if (came.has(number)) return;
      came.add(number);
      first = Math.min(first, number);
      last = Math.max(last ?? number, number);
      if (marker) pictures += 1;
    },
    /** All that came, also what came twice. */
    packets: (): number => packets,
    /** Numbers between the first and the last that never came. */
    missing: (): number => (last === undefined ? 0 : last - first + 1 - came.size),
    /** Pictures whose last packet came. */
    pictures: (): number => pictures,
  };
}
