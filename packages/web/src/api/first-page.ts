/**
 * The one call of each first page. The early script asks it while the app's own scripts are still on their way; the app
 * takes that answer, or asks by itself.
 */
import { getParentHome, getStudentHome, getTutorHome } from '@comet/contract/home';
import { paths } from '../navigation/paths.ts';
import { api, tokens } from './api.ts';

function askedEarly<Answer>(ask: () => Promise<Answer>) {
  let early: Promise<Answer> | undefined;
  return {
    begin: (): void => {
      early = ask();
      // The app may never come to take it.
      early.catch(() => undefined);
    },
    /** The answer that is under way, once; after that a new one. */
    take: (): Promise<Answer> => {
      const answer = early ?? ask();
      early = undefined;
      return answer;
    },
  };
}

export const firstPages = {
  student: askedEarly(() => api.call(getStudentHome)),
  parent: askedEarly(() => api.call(getParentHome)),
  tutor: askedEarly(() => api.call(getTutorHome)),
};

const firstPageAt: Readonly<Record<string, { begin(): void }>> = {
  [paths.studentDashboard]: firstPages.student,
  [paths.parentDashboard]: firstPages.parent,
  [paths.tutorClasses]: firstPages.tutor,
};

/** Asks for the first page at this path, if it is one and somebody is logged in. */
export function beginFirstPage(path: string): void {
  if (tokens.read() !== undefined) firstPageAt[path]?.begin();
}
