let addresses = 0;

/** An address that nobody has asked from before, of the blocks that are kept free for documents. */
export function freshAddress(): string {
  addresses++;
  return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`;
}
