/** Which group a child joins, and how groups that stayed too small are merged. */
import { groupSize, smallestGroup } from './leagues.ts';

/** A group that isn't settled. `pace` is the mean points a week of its members before they joined. */
export interface OpenGroup {
  readonly groupId: number;
  readonly size: number;
  readonly pace: number;
}

/** Weeks before this one that a child's pace is the mean of. */
export const paceWeeks = 3;
/** Paces are alike within this many points, or within half of the larger. */
const alikePoints = 100;
const alikeShare = 0.5;

const areAlike = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(alikePoints, alikeShare * Math.max(one, other));

const nearest = <Group extends OpenGroup>(groups: readonly Group[], pace: number): Group | undefined =>
  [...groups].sort((one, other) => Math.abs(one.pace - pace) - Math.abs(other.pace - pace))[0];

/** The group for a child of this pace; undefined for a new one. A group that is too small is filled before another is begun. */
export function chooseGroup(groups: readonly OpenGroup[], pace: number): number | undefined {
  const open = groups.filter(({ size }) => size < groupSize);
  const alike = nearest(
    open.filter((group) => areAlike(group.pace, pace)),
    pace,
  );
  return (
    alike ??
    nearest(
      open.filter(({ size }) => size < smallestGroup),
      pace,
    )
  )?.groupId;
}

export interface GroupMember {
  readonly studentId: number;
  readonly groupId: number;
  readonly pace: number;
}

export interface GroupMove {
  readonly studentId: number;
  readonly toGroupId: number;
}

/**
 * The moves after which no group of a grade and tier is too small, where there are enough children: into the group of the
 * nearest pace if it has room, else that group gives some of its own.
 */
export function planMerges(members: readonly GroupMember[]): GroupMove[] {
  const groups = new Map([...Map.groupBy(members, ({ groupId }) => groupId)].map(([id, list]) => [id, [...list]]));
  const from = new Map(members.map(({ studentId, groupId }) => [studentId, groupId]));
  const paceOf = (list: readonly GroupMember[]): number =>
    list.reduce((sum, { pace }) => sum + pace, 0) / Math.max(1, list.length);
  for (;;) {
    const small = [...groups].filter(([, list]) => list.length < smallestGroup);
    const [smallest] = small.sort(([, one], [, other]) => one.length - other.length);
    if (smallest === undefined || groups.size === 1) break;
    const [smallId, few] = smallest;
    const others = [...groups]
      .filter(([groupId]) => groupId !== smallId)
      .map(([groupId, list]) => ({ groupId, size: list.length, pace: paceOf(list) }));
    const target = nearest(others, paceOf(few));
    const many = groups.get(target?.groupId ?? 0);
    if (target === undefined || many === undefined) break;
    if (few.length + many.length <= groupSize) {
      many.push(...few);
      groups.delete(smallId);
    } else {
      const pace = paceOf(few);
      many.sort((one, other) => Math.abs(one.pace - pace) - Math.abs(other.pace - pace));
      few.push(...many.splice(0, smallestGroup - few.length));
    }
  }
  return [...groups].flatMap(([toGroupId, list]) =>
    list
      .filter(({ studentId }) => from.get(studentId) !== toGroupId)
      .map(({ studentId }) => ({ studentId, toGroupId })),
  );
}
