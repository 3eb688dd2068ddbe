/** Challenges: contract ↔ service. */
import * as calls from '@comet/contract/challenges';
import { defaultYear, years } from '@comet/domain/curriculum/subjects';
import type { Actor, Serve } from '../platform/serve.ts';
import type { ChallengesService, GamePlayer } from './challenges.service.ts';

interface Parts {
  readonly challenges: ChallengesService;
}

const firstSubjectId = 1;

const playerOf = ({ userId, timeZone, yearOfStudy }: Actor): GamePlayer => ({
  userId,
  timeZone,
  year: years.find((year) => year === yearOfStudy) ?? defaultYear,
});

export function registerChallenges(serve: Serve, { challenges }: Parts): void {
  serve(calls.listChallenges, ({ actor, query }) =>
    challenges.list(playerOf(actor), query.subjectId ?? firstSubjectId),
  );
  serve(calls.startChallenge, ({ actor, body }) => challenges.start(playerOf(actor), body));
  serve(calls.getChallenge, ({ params, actAs }) => challenges.get(actAs('self').userId, params.id));
  serve(calls.answerChallenge, ({ params, body, actAs }) =>
    challenges.answer(playerOf(actAs('self')), params.id, body),
  );
  serve(calls.usePowerUp, ({ params, body, actAs }) => challenges.usePowerUp(playerOf(actAs('self')), params.id, body));
  serve(calls.getChallengeSummary, ({ params, actAs }) => challenges.summary(actAs('self').userId, params.id));
}
