/** The title of an attempt in reports: the stored one, or its sub-topic's. */
import { findSubTopic } from '@comet/questions/curriculum/curriculum';

export function titleOf({ title, sourceId }: { readonly title: string | null; readonly sourceId: number }): string {
  return title ?? findSubTopic(sourceId)?.title ?? '';
}
