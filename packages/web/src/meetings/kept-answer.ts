/**
 * A child's answer to the question of the room, kept until the question is over: one that was on its way when the connection was
 * lost, or that went down with the room's process, is sent again. Only the last one of a child counts, so once too often is no harm.
 */
import type { GivenAnswer } from '@comet/contract/question';
import type { FromRoom } from '@comet/contract/room-messages';
import type { Act } from '@comet/domain/meetings/room';
import { answerKey } from '@comet/domain/meetings/room-question';

type Give = Extract<Act, { readonly type: 'give' }>;
type Asked = Extract<FromRoom, { readonly type: 'question' }>;

/** A room that lost its last second may count another question with the same number. */
const isSame = (one: Asked, other: Asked): boolean =>
  one.number === other.number && JSON.stringify(one.question) === JSON.stringify(other.question);

export function createAnswerKeeper(send: (give: Give) => void) {
  let asked: Asked | undefined;
  let given: GivenAnswer | undefined;
  return {
    give: (act: Give): void => {
      if (act.number === asked?.number) given = act.given;
      send(act);
    },
    /** The room tells the question again to everybody who comes back. */
    hear: (message: FromRoom): void => {
      if (message.type === 'room' && message.view.question?.isShown !== false) given = undefined;
      if (message.type !== 'question') return;
      if (asked === undefined || !isSame(asked, message)) given = undefined;
      asked = message;
      const { number, mine } = message;
      if (given !== undefined && (mine === null || answerKey(mine) !== answerKey(given)))
        send({ type: 'give', number, given });
    },
  };
}
