/** Classes and a tutor's students: contract ↔ services. */
import * as calls from '@comet/contract/classrooms';
import * as teaching from '@comet/contract/teaching';
import type { AttemptsService } from '../attempts/index.ts';
import type { Database } from '../platform/database.ts';
import type { Serve } from '../platform/serve.ts';
import type { RewardsService } from '../rewards/index.ts';
import type { ClassroomsService } from './classrooms.service.ts';
import type { MessagesService } from './messages.service.ts';
import type { TutorStudentsService } from './tutor-students.service.ts';

interface Parts {
  readonly database: Database;
  readonly classrooms: ClassroomsService;
  readonly tutorStudents: TutorStudentsService;
  readonly messages: MessagesService;
  readonly rewards: RewardsService;
  readonly attempts: AttemptsService;
}

export function registerClassrooms(serve: Serve, parts: Parts): void {
  const { database, classrooms, tutorStudents, messages, rewards, attempts } = parts;
  serve(calls.listClassrooms, ({ actor, query }) => classrooms.list(actor.userId, query.search, query.subjectId));
  serve(calls.createClassroom, ({ actor, body }) => classrooms.create(database, actor.userId, body));
  serve(calls.updateClassroom, ({ params, body, actAs }) => classrooms.update(actAs('tutor').userId, params.id, body));

  serve(calls.deleteClassroom, async ({ params, actAs }) => {
    await classrooms.delete(actAs('tutor').userId, params.id);
    return {};
  });

  serve(calls.removeStudentsFromClass, async ({ body, actAs }) => ({
    removed: await classrooms.removeStudents(actAs('tutor').userId, body.classroomId, body.studentIds),
  }));

  serve(calls.listStudentClassrooms, async ({ actor, query, reach }) => {
    await reach(query.studentId);
    return classrooms.listOf(actor.userId, query.studentId);
  });

  serve(calls.listStudentsByClass, async ({ actor, query }) => {
    const group = { classroomId: query.classroomId, isOneToOne: query.isOneToOne === 'true' };
    return (await tutorStudents.listGroup(actor.userId, group)).map(
      ({ userId, firstName, lastName, yearOfStudy, studyType, usersAvatarPresets }) => ({
        userId,
        firstName,
        lastName,
        yearOfStudy,
        studyType,
        usersAvatarPresets,
      }),
    );
  });

  serve(calls.listTutorStudents, ({ actor, query }) => tutorStudents.list(actor.userId, query.search, query.subjectId));

  serve(teaching.setStudyType, async ({ actor, body, reach }) => {
    await reach(body.studentId);
    return tutorStudents.setStudyType(actor.userId, body);
  });

  serve(teaching.addCoins, async ({ actor, body, reach }) => {
    await reach(body.studentId);
    const gift = { tutorId: actor.userId, studentId: body.studentId, amount: body.coinsAmount, reason: body.reason };
    return rewards.giveByHand(gift);
  });

  serve(teaching.emailClass, async ({ actor, body, actAs }) => {
    const classroom = await classrooms.get(actAs('tutor').userId, body.classroomId);
    const studentIds = await classrooms.listStudentIds(body.classroomId);
    return messages.send(actor.userId, { classroom, studentIds, message: body.message });
  });

  serve(teaching.emailStudent, async ({ actor, body, reach }) => {
    await reach(body.userId);
    return messages.send(actor.userId, { studentIds: [body.userId], message: body.message });
  });

  serve(teaching.reviewUserAnswer, async ({ query, reach }) => {
    await reach(await attempts.studentOfQuestion(query.questionId));
    return attempts.reviewQuestion(query.questionId);
  });
}
