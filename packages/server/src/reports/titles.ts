/** What an attempt is called in reports: as it was stored, else as its sub-topic is. */
import { findSubTopic } from '@comet/questions/curriculum/curriculum';

export function titleOf({ title, source_id }: { readonly title: string | null; readonly source_id: number }): string {
  return title ?? findSubTopic(source_id)?.title ?? '';
}
