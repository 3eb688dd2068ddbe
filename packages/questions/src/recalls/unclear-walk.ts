/** Timetable questions that did not say whether 'there' is the stop or the end of the walk from it. */
import { readTime } from '../measure/times.ts';
import { readTimetable } from '../measure/timetables/timetable.ts';
import { textsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

const asked = /travels from (.*) to ([^.]*)\. From .* it is a walk of (\d+) minutes\. .* must be there by ([\d:]+)\./;

/** Whether the other reading, being at the stop in time, allows a later start. */
export function hasUnclearWalk({ question }: StoredItem): boolean {
  const [, from, to, walk, time = ''] = asked.exec(textsOf(question.prompt).join(' ')) ?? [];
  const by = readTime(time);
  if (from === undefined || to === undefined || by === undefined) return false;
  const { services, at } = readTimetable(question);
  const startsFor = (latest: number): number[] =>
    services.flatMap((service) => {
      const [leaves, gets] = [at(service, from), at(service, to)];
      return leaves !== undefined && gets !== undefined && gets <= latest ? [leaves] : [];
    });
  return Math.max(...startsFor(by)) !== Math.max(...startsFor(by - Number(walk)));
}
