/** Consent for a tutor to see a child: given by the parent or the team, ended by the parent at any time. */
import type { Consent } from '@comet/contract/consent';
import type { ConsentParty } from '@comet/domain/consent/consent';
import { getSubject } from '@comet/domain/curriculum/subjects';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './consent.store.ts';

export interface ConsentParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  /** Ends everything that these tutors do with a child, in the same transaction. */
  readonly endArrangements: (tx: Queryable, ended: EndedConsents) => Promise<void>;
}

/** The tutors who lose a child. */
export interface EndedConsents {
  readonly studentId: number;
  readonly tutorIds: readonly number[];
}

export type ConsentService = ReturnType<typeof createConsentService>;

function consentOf(row: store.ConsentRow): Consent {
  return {
    consentId: row.consentId,
    studentId: row.studentId,
    studentName: row.studentName,
    tutor: { tutorId: row.tutorId, firstName: row.tutorFirstName, lastName: row.tutorLastName },
    givenBy: row.givenBy,
    from: row.startedAt.toISOString(),
    until: row.endedAt?.toISOString() ?? null,
    arrangements: row.arrangements.map(({ subjectId, classroom }) => ({
      subject: getSubject(subjectId).key,
      classroom,
    })),
  };
}

export function createConsentService({ database, clock, live, endArrangements }: ConsentParts) {
  async function endIn(tx: Queryable, consents: EndedConsents & { readonly by: ConsentParty }): Promise<void> {
    await store.endConsents(tx, consents, clock.now());
    await endArrangements(tx, consents);
  }

  return {
    async list(parentId: number): Promise<Consent[]> {
      return (await store.listConsents(database, parentId)).map(consentOf);
    },

    /** Whose child a consent is about; undefined when there is none. */
    studentOf: (consentId: number) => store.findStudent(database, consentId),

    async give(
      db: Queryable,
      consent: { readonly tutorId: number; readonly studentId: number; readonly by: ConsentParty },
    ): Promise<void> {
      await store.giveConsent(db, consent, clock.now());
    },

    /** Throws 404 unless the tutor has consent, which then can't end before the transaction does. */
    async hold(tx: Queryable, tutorId: number, studentId: number): Promise<void> {
      if (!(await store.lockConsent(tx, tutorId, studentId))) throw new Refusal('notFound');
    },

    /** Ends the consents of these tutors for a child, with their classes and matches. `announce` it after the commit. */
    endIn,

    /** Tells open pages that somebody may see more or less of a child now. */
    announce(studentId: number): void {
      live.publish({ type: 'consent', studentId });
    },

    /** Ends one consent; one that has ended stays as it is. */
    async end(consentId: number, studentId: number, by: ConsentParty): Promise<void> {
      await database.transaction(async (tx) => {
        const tutorId = await store.findTutor(tx, consentId);
        if (tutorId !== undefined) await endIn(tx, { studentId, tutorIds: [tutorId], by });
      });
      live.publish({ type: 'consent', studentId });
    },
  };
}
