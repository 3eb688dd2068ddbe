/** The title of an attempt in reports: the stored one, or its sub-topic's. */
import { findSubTopic } from '@comet/questions/curriculum/curriculum';

export function titleOf({ title, source_id }: { readonly title: string | null; readonly source_id: number }): string {
  return title ?? findSubTopic(source_id)?.title ?? '';
}
