/** The waiting question of a test, whichever kind of test it is. */
import { getAdditionalTestQuestion, getSubTopicQuestion } from '@comet/contract/missions';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import { useAsk } from '../api/ask.ts';

/** Which test is taken. */
export type TestPlace =
  | { readonly chapterId: number; readonly subTopicId: number }
  | { readonly additionalTestId: number; readonly kind: AdditionalTestKind };

/** The question that waits; it is asked for again after each answer. Each `round` is a test of its own. */
export function useWaitingQuestion(place: TestPlace, round: number) {
  const isSubTopic = 'subTopicId' in place;
  const ofSubTopic = useAsk(
    getSubTopicQuestion,
    { query: isSubTopic ? place : { chapterId: 0, subTopicId: 0 } },
    { isOn: isSubTopic, round },
  );
  const additional = useAsk(
    getAdditionalTestQuestion,
    {
      params: { testId: isSubTopic ? 0 : place.additionalTestId },
      query: { questionFor: isSubTopic ? 'additional_practice' : place.kind },
    },
    { isOn: !isSubTopic, round },
  );
  return isSubTopic ? ofSubTopic : additional;
}
