/** An invoice's number is short enough to be read out on the telephone. */
export function numberOf(invoiceId: string): string {
  return `CC-${invoiceId.slice(-8).toUpperCase()}`;
}
