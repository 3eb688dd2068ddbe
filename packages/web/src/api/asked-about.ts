/** Whom a request is about: figures of one child must not stand under another's name while the next ones load. */
import type { ExampleRequest } from '@comet/contract/call';

/** One text for the student or class that a request is about, whatever it filters by. */
export const askedAbout = ({ params = {}, query = {} }: ExampleRequest): string =>
  JSON.stringify([Object.entries(params).toSorted(), query.studentId ?? null, query.classroomId ?? null]);
