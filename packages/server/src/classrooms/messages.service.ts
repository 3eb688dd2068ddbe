/** What tutors write to the families of their students: one plain mail a family, kept, and never sent twice by a double click. */
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { sameRequestMs } from '@comet/domain/same-request';
import { hourMs } from '@comet/domain/time';
import type { AccountsService } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { SendMail } from '../platform/letter.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import * as store from './messages.store.ts';

export interface MessageParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly sendMail: SendMail;
}

export type MessagesService = ReturnType<typeof createMessagesService>;

const listNames = new Intl.ListFormat('en-GB');

/** To the families of a class, or of one student. */
type Letter = { readonly message: string } & (
  | { readonly classroom: { readonly id: number; readonly name: string }; readonly studentIds: readonly number[] }
  | { readonly classroom?: undefined; readonly studentIds: readonly [number] }
);

export function createMessagesService({ database, clock, accounts, sendMail }: MessageParts) {
  return {
    /** Writes to the parents of these students; the caller has made sure that the tutor may. */
    async send(tutorId: number, { classroom, studentIds, message }: Letter) {
      const tutor = await accounts.find(tutorId);
      if (tutor === undefined) throw new Refusal('notFound');
      const classroomId = classroom?.id;
      const studentId = classroom === undefined ? studentIds[0] : undefined;
      const tutorName = `${tutor.firstName} ${tutor.lastName}`;
      return database.transaction(async (tx) => {
        await store.lockWriter(tx, tutorId);
        const now = clock.now();
        const sent = await store.listSentSince(tx, tutorId, new Date(now.getTime() - hourMs));
        const same = sent.find(
          (one) =>
            one.classroomId === (classroomId ?? null) &&
            one.studentId === (studentId ?? null) &&
            one.message === message &&
            now.getTime() - one.sentAt.getTime() < sameRequestMs,
        );
        if (same !== undefined) return { families: same.families, withoutAddress: same.withoutAddress };
        const oldest = sent.at(-1)?.sentAt.getTime() ?? 0;
        const sentAt = sent.map(({ sentAt }) => sentAt);
        if (classroomsCan.sendMore(sentAt, now) !== 'yes')
          throw new Refusal('tooMany', { retryAfterSeconds: Math.ceil((oldest + hourMs - now.getTime()) / 1000) });
        const students = await store.listAddresses(tx, studentIds);
        const families = Map.groupBy(students, ({ email }) => email);
        const withoutAddress = families.get(null)?.length ?? 0;
        families.delete(null);
        requireAllowed(classroomsCan.write(families.size));
        const counted = { families: families.size, withoutAddress };
        const messageId = await store.insertMessage(
          tx,
          { tutorId, classroomId, studentId, studentIds, message, ...counted },
          now,
        );
        for (const [to, children] of families) {
          if (to === null) continue;
          const names = listNames.format(children.map(({ firstName }) => firstName));
          const about = classroom === undefined ? names : `${names} (class ${classroom.name})`;
          await sendMail(tx, {
            to,
            subject: 'A message from your child’s tutor at Comet Club',
            text: [
              `${tutorName} writes to you about ${about}:`,
              message,
              'This message was written by the tutor and sent by Comet Club. Log in to see how your child is doing.',
            ].join('\n\n'),
            key: `tutor-message:${messageId}:${to}`,
          });
        }
        return counted;
      });
    },
  };
}
