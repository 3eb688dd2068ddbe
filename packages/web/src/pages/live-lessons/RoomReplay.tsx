/** What a room showed at this time of its film: the board, the slides and the question, drawn as sharply as in the lesson. */
import type { AnswerOf } from '@comet/contract/call';
import type { BankQuestion } from '@comet/contract/lesson-fields';
import type { getRecordingTimeline } from '@comet/contract/room-recordings';
import { type RecordedQuestion, roomAt } from '@comet/domain/meetings/room-timeline';
import { useMemo } from 'react';
import { Board } from '../../meetings/Board.tsx';
import { AnswerInput } from '../../question/AnswerInput.tsx';
import { Blocks } from '../../question/Blocks.tsx';
import { lazily } from '../../ui/lazily.tsx';
import classes from './RoomReplay.module.css';

const SlidePage = lazily(() => import('../../lessons/SlidePage.tsx'), {
  waiting: () => null,
  missing: () => <p role="status">The slides aren’t here. We’ll try again when you’re online.</p>,
});
const nothing = (): void => undefined;

function Question({ asked, bank }: { readonly asked: RecordedQuestion; readonly bank: BankQuestion }) {
  return (
    <section aria-label={`Question ${asked.number}`} className={classes.question}>
      <Blocks blocks={bank.question.prompt} />
      {asked.isShown && (
        <>
          <AnswerInput
            form={bank.question.answer}
            given={undefined}
            right={bank.rightAnswer}
            isRight={false}
            onChange={nothing}
          />
          {bank.explanation.map((step, place) => (
            <Blocks key={place} blocks={step} />
          ))}
        </>
      )}
    </section>
  );
}

interface RoomReplayProps {
  readonly timeline: AnswerOf<typeof getRecordingTimeline>;
  readonly atMs: number;
}

export function RoomReplay({ timeline, atMs }: RoomReplayProps) {
  const { events, slides, questions } = timeline;
  // Nothing is drawn again between one event and the next.
  const seenCount = events.findLastIndex((event) => event.atMs <= atMs) + 1;
  const room = useMemo(() => roomAt(events.slice(0, seenCount), Number.POSITIVE_INFINITY), [events, seenCount]);
  const link = slides.find(({ fileId }) => fileId === room.slides?.fileId);
  const bank = questions.find(({ itemId }) => itemId === room.question?.itemId);
  return (
    <div className={classes.replay}>
      <div className={classes.sheet}>
        {room.slides !== null && link !== undefined && (
          <SlidePage url={link.url} page={room.slides.page} onPageCount={nothing} />
        )}
        <Board isClear={room.slides !== null && link !== undefined} strokes={room.strokes} pen={undefined} />
      </div>
      {room.question !== null && bank !== undefined && <Question asked={room.question} bank={bank} />}
    </div>
  );
}
