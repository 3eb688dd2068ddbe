/** Who takes part in leagues, in SQL. */
import { hasLeaguesOn } from '../controls/index.ts';

/** A parent has leagues switched on, and the child hasn't left. Nobody else is shown to others, in any week. */
export const takesPart = (studentId: string): string =>
  `${hasLeaguesOn(studentId)} and not exists (select from league_students h where h.student_id = ${studentId} and h.has_left)`;
