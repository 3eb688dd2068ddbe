/** What a package says, whoever wrote it: the lesson to be made, and what of the package can't come in. */
import type { SectionBody } from '@comet/contract/lesson-fields';
import type { Difficulty, SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import type { ZippedFile } from '../platform/zip-reader.ts';

export interface PlannedPoint {
  readonly atMs: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly item: ExchangeItem;
}

export type PlannedSection =
  | {
      readonly kind: 'video';
      readonly name: string;
      readonly file: ZippedFile;
      readonly durationMs: number | undefined;
      readonly captions: string;
      readonly points: readonly PlannedPoint[];
    }
  | { readonly kind: 'document'; readonly name: string; readonly file: ZippedFile }
  | Extract<SectionBody, { kind: 'quiz' | 'vocabulary' }>;

export interface LessonPlan {
  readonly lessonName: string;
  readonly description: string;
  readonly subject: SubjectKey;
  readonly sections: readonly PlannedSection[];
  /** One sentence for each thing that is left out. */
  readonly dropped: readonly string[];
}
