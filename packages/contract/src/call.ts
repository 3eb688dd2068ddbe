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
  readonly limit: 'general' | 'logIn' | 'signUpCheck' | 'forgotPassword' | 'confirmEmail' | 'promo' | 'dataExport';
  /**
   * What a repetition does: `reads` changes nothing, `same` ends in the same state, `once` has one effect by a key made
   * from its cause, `again` acts again and may (a second log-in).
   */
  readonly repeated: 'reads' | 'same' | 'once' | 'again';
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
  /** Consent for a tutor whom nothing else is about to see the student. */
  readonly consentId: number;
  /** A recording of the student's screen. */
  readonly recordingId: number;
  /** A game of the student that goes on. */
  readonly challengeId: number;
  /** The question that waits in it. */
  readonly challengeQuestionId: number;
  /** A deck of flashcards that the tutor has set for the student with a card of it, and others to be deleted. */
  readonly flashcardDeckId: number;
  readonly flashcardId: number;
  readonly spareFlashcardDeckId: number;
  readonly spareFlashcardId: number;
  /** A published lesson of the tutor for the student's class, and another one to be taken away. */
  readonly lessonId: number;
  readonly spareLessonId: number;
  /** In that lesson: a video with a stop point, a document, and a section to be taken away. */
  readonly videoSectionId: number;
  readonly documentSectionId: number;
  readonly spareSectionId: number;
  /** A quiz of that lesson, and the student's try at it. */
  readonly quizSectionId: number;
  readonly quizAttemptId: number;
  /** A published exam of the tutor that the student has begun, with a question of it; and one that nobody has begun. */
  readonly examId: number;
  readonly examAttemptId: number;
  readonly examQuestionId: number;
  readonly spareExamId: number;
  readonly spareExamSectionId: number;
  readonly sectionPointId: number;
  readonly sparePointId: number;
  /** A live lesson of the tutor for the student's class with a date of it, and another one to be taken away. */
  readonly liveLessonId: number;
  readonly occurrenceId: number;
  readonly spareLiveLessonId: number;
  /** A recording of the tutor for that class with a quiz and the student's try at it, and a recording to be taken away. */
  readonly liveRecordingId: number;
  readonly liveQuizId: number;
  readonly liveQuizAttemptId: number;
  readonly spareLiveRecordingId: number;
  /** A stored question of the sub-topic. */
  readonly itemId: number;
  readonly studentUserName: string;
  readonly studentPassword: string;
  readonly refreshToken: string;
  readonly resetToken: string;
  readonly unused: string;
}

/** A request aimed at the student of the example world. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
}

/**
 * The features whose answers calls give, and whose answers writes change. A feature has a folder of this name in the server
 * and, where people see it, in the web app.
 */
export const features = [
  'accommodations',
  'accounts',
  'achievements',
  'attempts',
  'avatars',
  'billing',
  'challenges',
  'classrooms',
  'consent',
  'controls',
  'exams',
  'flashcards',
  'home',
  'leagues',
  'lessons',
  'live-lessons',
  'meetings',
  'missions',
  'notifications',
  'practice',
  'privacy',
  'replay',
  'reports',
  'rewards',
  'sessions',
  'streaks',
  'tracker',
  'tutoring',
  'uploads',
] as const;
export type Feature = (typeof features)[number];

interface AnyCall {
  /** Below the base, parameters in braces: /user/update/{userId}. */
  readonly path: string;
  readonly feature: Feature;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Bytes of a body at most, where `defaultBodyLimitBytes` is not right. */
  readonly bodyLimitBytes?: number;
  readonly answer: z.ZodType;
  /** `file`: one file in a form (multipart/form-data) instead of a body in JSON. */
  readonly sends?: 'file';
  /** `events` answers with a stream of server-sent events, each as `answer` says. */
  readonly stream?: 'events';
  readonly errors: readonly ErrorCode[];
  readonly example: (world: ExampleWorld) => ExampleRequest;
}

/** A call that changes nothing. */
export interface ReadCall extends AnyCall {
  readonly method: 'GET';
  readonly policy: Policy & { readonly repeated: 'reads' };
  readonly changes?: never;
}

/** What a call changes: the features whose answers may be different afterwards. Clients ask those again. */
interface Changing {
  readonly changes: readonly Feature[];
}

/** A call that begins something when it is first made and goes on with it after that; the specification makes these GET. */
export interface BeginCall extends AnyCall, Changing {
  readonly method: 'GET';
  readonly policy: Policy & { readonly repeated: 'same' };
}

/** A call with an effect, or one that needs a body to ask by; that one changes nothing: `[]`. */
export interface WriteCall extends AnyCall, Changing {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly policy: Policy;
}

/** A call of the API. */
export type Call = ReadCall | BeginCall | WriteCall;

/** The names in braces of a path template. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Parameters of exactly the names that the path has. */
type ParamsFit<Path extends string> = [NamesIn<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Readonly<Record<NamesIn<Path>, z.ZodType>>> };

/**
 * Keeps the exact shapes of a call, so that its request and answer are typed everywhere. The path is inferred by itself:
 * the union of calls would widen it.
 */
export function defineCall<const Path extends string, const C extends Call>(
  call: C & { readonly path: Path } & ParamsFit<Path>,
): C & { readonly path: Path } {
  return call;
}

type Shape<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server gets of a call, read and checked. */
export type ParamsOf<C extends Call> = Shape<C['params']>;
export type QueryOf<C extends Call> = Shape<C['query']>;
export type BodyOf<C extends Call> = Shape<C['body']>;
/** What a client sends as the body. */
export type BodySent<C extends Call> = Input<C['body']>;
/** What comes back. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** A path or query is text: where the contract reads any text a number may be given, and a listed value only as it is listed. */
type AsText<Fields> = {
  readonly [Name in keyof Fields]: string extends Fields[Name]
    ? string | number | (undefined extends Fields[Name] ? undefined : never)
    : Fields[Name];
};
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [name in Name]?: undefined }
  : undefined extends Value
    ? { readonly [name in Name]?: Value }
    : object extends Value
      ? { readonly [name in Name]?: Value | undefined }
      : { readonly [name in Name]: Value };

/** A call with a body needs one, even where each of its fields may be left out. */
type BodyPart<Value> = [Value] extends [undefined]
  ? { readonly body?: undefined }
  : unknown extends Value
    ? { readonly body?: Value }
    : { readonly body: Value };

/** All that a client sends with a call: nothing may be missing and nothing added. */
export type Sent<C extends Call> = Part<'params', AsText<Input<C['params']>>> &
  Part<'query', AsText<Input<C['query']>>> &
  BodyPart<BodySent<C>>;

/** Arguments of a function that makes a call: what is sent can be left out where nothing has to be. */
export type Sending<C extends Call, More extends readonly unknown[] = []> =
  object extends Sent<C> ? [sent?: Sent<C>, ...more: More] : [sent: Sent<C>, ...more: More];

/** The path and query of a call with what is sent filled in, from the root of the server. */
export function pathOf(call: Pick<Call, 'path'>, sent: Pick<ExampleRequest, 'params' | 'query'> = {}): string {
  const { params = {}, query = {} } = sent;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${apiBase}${path}${search.size === 0 ? '' : `?${search}`}`;
}
