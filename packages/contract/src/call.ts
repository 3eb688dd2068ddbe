/** What a call is: one object from which the server registers it, the web app types it and the guards test it. */
import type { Role } from '@comet/domain/accounts/roles';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The base of every path. */
export const apiBase = '/api/v1';

/** Bytes of a body at most; the largest list of ids takes about 2 kB. */
export const defaultBodyLimitBytes = 16 * 1024;

/** Who may call: a role, anyone, or the payment provider by its signature. */
export type Caller = Role | 'public' | 'provider';

/** How a person stands to the student whose data a call touches; the setter has set them what the call is about. */
export type Relation = 'self' | 'parent' | 'tutor' | 'sibling' | 'setter';

/** The rules of a call. A call that leaves one out does not compile. */
export interface Policy {
  readonly callers: readonly Caller[];
  /**
   * Whose data it touches: `nobody`'s, the caller's `own` (no id in the request says whose), or the student's whom an id
   * in the request names; then only these relations reach it, and anyone else is told that it is not there (404).
   */
  readonly reach: 'nobody' | 'own' | readonly Relation[];
  /** Whether a person confined to pending access may call it. */
  readonly whilePending: boolean;
  readonly limit: 'general' | 'logIn' | 'signUpCheck' | 'forgotPassword' | 'promo';
  /**
   * What a repetition does: `reads` changes nothing, `same` ends in the same state, `once` has one effect by a key made
   * from its cause, `anew` acts again and may (a second log-in).
   */
  readonly repeated: 'reads' | 'same' | 'once' | 'anew';
  /** What stands in the audit log for each call that went through. */
  readonly audit: 'nothing' | 'logIn' | 'childData' | 'account' | 'coins' | 'money';
}

/** Ids of a small world in which a call can be tried: a family, their class and tutor, and what is theirs. */
export interface ExampleWorld {
  readonly studentId: number;
  readonly parentId: number;
  readonly tutorId: number;
  readonly subTopicId: number;
  readonly chapterId: number;
  /** A question waiting for the student's answer. */
  readonly questionId: number;
  readonly attemptId: number;
  /** A practice that the tutor has set for the student, the student's part in it, and another one to be taken back. */
  readonly practiceId: number;
  readonly userPracticeProgressId: number;
  readonly sparePracticeId: number;
  /** Tracks the time at that attempt. */
  readonly trackerId: number;
  /** A class of the tutor with the student in it, and another one to be taken away. */
  readonly classroomId: number;
  readonly spareClassroomId: number;
  /** An answered question of the student. */
  readonly answeredQuestionId: number;
  /** The parent's request for a tutor of the student. */
  readonly tutorRequestId: number;
  readonly studentUserName: string;
  readonly studentPassword: string;
  readonly refreshToken: string;
  readonly resetToken: string;
  readonly unused: string;
}

/** A request aimed at the student of the example world. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** A call of the API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base, parameters in braces: /user/update/{userId}. */
  readonly path: string;
  readonly room: string;
  readonly summary: string;
  readonly policy: Policy;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Bytes of a body at most, where `defaultBodyLimitBytes` is not right. */
  readonly bodyLimitBytes?: number;
  readonly answer: z.ZodType;
  /** `events` answers with a stream of server-sent events, each as `answer` says. */
  readonly stream?: 'events';
  readonly errors: readonly ErrorCode[];
  readonly example: (world: ExampleWorld) => ExampleRequest;
}

/** Keeps the exact shapes of a call, so that its request and answer are typed everywhere. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Shape<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server gets of a call, read and checked. */
export type ParamsOf<C extends Call> = Shape<C['params']>;
export type QueryOf<C extends Call> = Shape<C['query']>;
export type BodyOf<C extends Call> = Shape<C['body']>;
/** What a client sends. */
export type QuerySent<C extends Call> = Sent<C['query']>;
export type BodySent<C extends Call> = Sent<C['body']>;
/** What comes back. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
