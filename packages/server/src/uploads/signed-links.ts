/** Links to files: what they look like, and how long they are good. The same for a while, so that browsers keep the file. */
import { hours } from '@comet/domain/time';
import type { FileLinks, SignedLink } from '../platform/files.ts';

const goodForMs = hours(6);
const renewedEveryMs = hours(1);

/** How long a storage's own link is good, in seconds. */
export const storageLinkSeconds = 3600;

const queryOf = ({ expires, signature }: SignedLink): string => `expires=${expires}&signature=${signature}`;

/** The last part of a link's path with its query. */
export function linkFor(
  links: FileLinks,
  { fileId, extension }: { readonly fileId: string; readonly extension: string | null },
  now: Date,
): string {
  if (extension === null) throw new Error(`${fileId} has no link before it is whole`);
  const hour = Math.floor(now.getTime() / renewedEveryMs) * renewedEveryMs;
  const link = links.sign('read', `${fileId}.${extension}`, new Date(hour + goodForMs + renewedEveryMs));
  return `${link.key}?${queryOf(link)}`;
}

/** What a link to a part is signed for: this part, of this size. */
export const partUse = (partNumber: number, sizeBytes: number): string => `part ${partNumber} ${sizeBytes}`;

/** A link to a part that is sent to us. */
export function linkForPart(
  links: FileLinks,
  part: { readonly fileId: string; readonly partNumber: number; readonly sizeBytes: number },
  now: Date,
): string {
  const { fileId, partNumber, sizeBytes } = part;
  const link = links.sign(partUse(partNumber, sizeBytes), fileId, new Date(now.getTime() + storageLinkSeconds * 1000));
  return `${fileId}/parts/${partNumber}?size=${sizeBytes}&${queryOf(link)}`;
}
