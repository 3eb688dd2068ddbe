/**
 * The question to everybody in one room. Its words and its key come from the server by the bank's id, so a room that moved to
 * another process asks for them again. The key stays here until the tutor shows the answers.
 */
import type { AnswerMark, FromRoom } from '@comet/contract/room-messages';
import type { Member, Room } from '@comet/domain/meetings/room';
import { answerAt, type Given, type GivenAtSeat, tallyOf } from '@comet/domain/meetings/room-question';
import { score } from '@comet/questions/marking/score';
import type { AskedItem, WantedItem } from './process-messages.ts';

/** What a page knows of the question already. */
interface Told {
  readonly number: number;
  readonly isShown: boolean;
  readonly answers: readonly GivenAtSeat[];
}

interface Listener {
  send(message: FromRoom): void;
}

interface Parts {
  readonly roomId: number;
  readonly roomNow: () => Room;
  readonly want: (wanted: WantedItem) => void;
}

/** Marked as an answer that can't be given again: children hear that their form was wrong only with the solution. */
function markOf({ key, question }: AskedItem, given: Given): AnswerMark {
  const scored = score(key, question.answer, given);
  if (scored.verdict === 'right') return { isRight: true, because: null };
  return { isRight: false, because: scored.verdict === 'wrong' ? (scored.because?.says ?? null) : scored.message };
}

export function createRoomQuestions({ roomId, roomNow, want }: Parts) {
  let item: AskedItem | undefined;
  const told = new WeakMap<Listener, Told>();

  const currentItem = (): AskedItem | undefined => {
    const { question } = roomNow();
    return question?.itemId === item?.itemId ? item : undefined;
  };

  function tellSolution(listener: Listener, { role, seat }: Member): void {
    const { question } = roomNow();
    const asked = currentItem();
    if (question === null || asked === undefined) return;
    const { rightAnswer, explanation } = asked;
    const given = role === 'tutor' ? undefined : answerAt(question, seat);
    const mark = given === undefined ? null : markOf(asked, given);
    listener.send({ type: 'solution', number: question.number, rightAnswer, explanation, mark });
  }

  return {
    /** Asks the server for the words of the room's question, unless they are here. */
    load: (): void => {
      const { question, members } = roomNow();
      const tutor = members.find(({ role }) => role === 'tutor');
      if (question === null || tutor === undefined || currentItem() !== undefined) return;
      want({ roomId, tutorId: tutor.userId, itemId: question.itemId });
    },

    found: (asked: AskedItem): void => {
      item = asked;
    },

    /** Why this is no answer at all, in words for the child. What is said doesn't depend on the key. */
    faultOf: (given: Given): string | undefined => {
      const asked = currentItem();
      if (asked === undefined) return 'Wait a moment and try again.';
      const scored = score(asked.key, asked.question.answer, given);
      return scored.verdict === 'unreadable' ? scored.message : undefined;
    },

    /** Tells somebody who is in the room what is new for them. */
    tell: (listener: Listener, member: Member): void => {
      const { question } = roomNow();
      const asked = currentItem();
      if (question === null || asked === undefined) return;
      const { number, isShown, answers } = question;
      const before = told.get(listener);
      const isNew = before?.number !== number;
      const isTutor = member.role === 'tutor';
      if (isNew)
        listener.send({
          type: 'question',
          number,
          question: asked.question,
          mine: answerAt(question, member.seat) ?? null,
        });
      const wasShown = !isNew && before.isShown;
      if (isTutor ? isNew : isShown && !wasShown) tellSolution(listener, member);
      if (isTutor && (isNew || before.answers !== answers)) {
        const rows = tallyOf(answers).map((row) => ({ ...row, ...markOf(asked, row.given) }));
        listener.send({ type: 'tally', number, rows });
      }
      told.set(listener, { number, isShown, answers });
    },
  };
}
