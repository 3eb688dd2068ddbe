/** A student's league and own week as the page shows them. */
import type { Leagues } from '@comet/contract/leagues';
import { addDays } from '@comet/domain/attempts/local-day';
import { leagueGrade, tierInGrade, tiersOf, weekEndsAt } from '@comet/domain/leagues/leagues';
import { nicknameOf } from '@comet/domain/leagues/nicknames';
import { experienceOfWeight } from '@comet/domain/rewards/rewards';
import { weekdayOf } from '@comet/domain/streaks/streak';
import type { OwnRow } from './scores.store.ts';

interface DayWeight {
  readonly day: string;
  readonly weight: number;
}

/** Weeks run Monday to Sunday. */
const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

function viewOwnWeek(days: readonly DayWeight[], week: string): Leagues['ownWeek'] {
  const weightOf = new Map(days.map(({ day, weight }) => [day, weight]));
  const ofWeek = Array.from({ length: 7 }, (_, place) => {
    const day = addDays(week, place);
    return { day, experience: experienceOfWeight(weightOf.get(day) ?? 0) };
  });
  const before = [...Map.groupBy(days, ({ day }) => weekOf(day))]
    .filter(([from]) => from < week)
    .map(([from, list]) => ({
      from,
      experience: experienceOfWeight(list.reduce((sum, { weight }) => sum + weight, 0)),
    }));
  const [best] = before.sort((one, other) => other.experience - one.experience);
  return {
    days: ofWeek,
    experience: ofWeek.reduce((sum, { experience }) => sum + experience, 0),
    best: best === undefined || best.experience === 0 ? null : best,
  };
}

export function viewLeagues(own: OwnRow, days: readonly DayWeight[], week: string, isOn: boolean): Leagues {
  const grade = leagueGrade(own.yearOfStudy);
  const tier = own.groupTier ?? tierInGrade(own.tier ?? 'bronze', grade);
  const hasLeft = own.hasLeft === true;
  const leagueId = isOn && !hasLeft ? own.groupId : null;
  return {
    state: isOn ? (hasLeft ? 'left' : leagueId === null ? 'waiting' : 'in') : 'off',
    week: { from: week, to: addDays(week, 6), endsAt: weekEndsAt(week).toISOString() },
    grade,
    leagues: tiersOf(grade).map((one) => ({ tier: one, isCurrent: one === tier })),
    leagueId,
    nickname: own.nickname === null ? null : nicknameOf(own.nickname),
    ownWeek: viewOwnWeek(days, week),
  };
}
