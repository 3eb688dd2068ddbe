/** Classes: contract ↔ service. */
import * as calls from '@comet/contract/classrooms';
import type { Serve } from '../platform/serve.ts';
import type { Classrooms } from './classrooms.service.ts';

export function registerClassrooms(serve: Serve, classrooms: Classrooms): void {
  serve(calls.listClassrooms, ({ actor, query }) => classrooms.list(actor.userId, query.search, query.subjectId));

  serve(calls.listStudentsByClass, ({ actor, query }) =>
    classrooms.listByClass(actor.userId, query.classroomId, query.isOneToOne === 'true'),
  );

  serve(calls.listTutorStudents, ({ actor, query }) =>
    classrooms.listStudents(actor.userId, query.search, query.subjectId),
  );
}
