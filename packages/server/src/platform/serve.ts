/** Registers a call of the contract: its shapes, its policy and its audit line, so that no route can leave one out. */
import { Readable } from 'node:stream';
import {
  type AnswerOf,
  apiBase,
  type BodyOf,
  type Call,
  defaultBodyLimitBytes,
  type ParamsOf,
  type QueryOf,
  type Relation,
} from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { errorSchema, errors } from '@comet/contract/errors';
import { callsBeforeApproval } from '@comet/contract/parent-approvals';
import type { Role } from '@comet/domain/accounts/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from './rate-limit.ts';
import { createReach, type FindRelations } from './reach.ts';
import { Refusal } from './refusal.ts';
import { createShedding } from './shedding.ts';
import { hasUnstorableText } from './storable-text.ts';

/** The person who calls. */
export interface Actor {
  readonly userId: number;
  readonly role: Role;
  readonly sessionId: string;
  readonly timeZone: string;
  readonly yearOfStudy: number | null;
  /** A student who pays for themselves and has no access now. */
  readonly isPendingAlone: boolean;
  /** A child whose parent hasn't allowed the account yet. */
  readonly isAwaitingParent: boolean;
}

type ActorOf<C extends Call> =
  Extract<C['policy']['callers'][number], 'public' | 'provider'> extends never ? Actor : undefined;

type RelationOf<C extends Call> = Extract<C['policy']['reach'], readonly Relation[]>[number];

/** Where a request comes from, for limits and the audit log. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
  /** The call, as the audit log names it. */
  readonly action: string;
}

/** What a handler gets: everything read and checked. */
export interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: ActorOf<C>;
  /** Throws 404 unless the actor has one of the policy's relations to this student. */
  readonly reach: (studentId: number | undefined) => Promise<Relation>;
  /** The same for several students, in one statement. */
  readonly reachAll: (studentIds: readonly number[]) => Promise<void>;
  /**
   * The actor, where no student's id needs looking up: the handler passes them on and so narrows the call to what is theirs
   * in this relation. Throws 404 unless the policy names it.
   */
  readonly actAs: (relation: RelationOf<C> | undefined) => ActorOf<C>;
  /** Who is to stand in the audit log where the call itself finds out (log-in, sign-up). */
  readonly auditAs: (userId: number) => void;
  /** A student whom the audit log is to name where the call itself finds out. */
  readonly auditAbout: (studentId: number) => void;
  readonly origin: Origin;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What policies are checked with. */
export interface Gatekeeper {
  authenticate(accessToken: string): Promise<Actor | undefined>;
  isPendingAccess(actor: Actor): Promise<boolean>;
  readonly findRelations: FindRelations;
  audit(entry: {
    actorId: number | undefined;
    kind: string;
    action: string;
    target: string | undefined;
    requestId: string;
  }): Promise<void>;
  readonly limits: RateLimits;
}

export type Serve = <const C extends Call>(call: C, handle: (asked: Asked<C>) => Promise<AnswerOf<C>>) => void;

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

async function findActor(call: Call, gate: Gatekeeper, request: FastifyRequest): Promise<Actor | undefined> {
  if (call.policy.callers.includes('public')) return undefined;
  const token = bearerToken(request);
  // The provider shows who it is by its signature, which the handler checks; a person has no business here.
  if (call.policy.callers.includes('provider') && token === undefined) return undefined;
  const actor = token === undefined ? undefined : await gate.authenticate(token);
  if (actor === undefined) throw new Refusal('notLoggedIn');
  if (actor.isAwaitingParent && !callsBeforeApproval.includes(call)) throw new Refusal('waitingForParent');
  if (!call.policy.callers.includes(actor.role)) throw new Refusal('notAllowed');
  if (!call.policy.whilePending && (await gate.isPendingAccess(actor))) throw new Refusal('pendingAccess');
  return actor;
}

function describeErrors(call: Call): Record<number, typeof errorSchema> {
  const always = ['badRequest', 'notLoggedIn', 'notAllowed', 'notFound', 'tooMany', 'unavailable'] as const;
  return Object.fromEntries([...always, ...call.errors].map((name) => [errors[name].statusCode, errorSchema]));
}

/**
 * Registers every served call once and remembers which; the contract's other calls would be missing. A call that calls.ts
 * does not list stops the start: no generated guard would ever try it.
 */
export function createServe(app: FastifyInstance, gate: Gatekeeper): { serve: Serve; served: ReadonlySet<Call> } {
  const listed = new Set<Call>(calls);
  const shedding = createShedding(() => performance.now());
  const served = new Set<Call>();
  const takeAddress = async (request: FastifyRequest): Promise<void> => gate.limits.takeAddress(request);
  const serve: Serve = (call, handle) => {
    if (!listed.has(call)) throw new Error(`${call.method} ${call.path} is served but not listed in calls.ts`);
    if (served.has(call)) throw new Error(`${call.method} ${call.path} is served twice`);
    served.add(call);
    // A stream stays open for hours, and log-ins have a queue of their own.
    const isShed = call.stream === undefined && call.policy.limit === 'general';
    const schema = {
      summary: call.summary,
      tags: [call.feature],
      description: `Callers: ${call.policy.callers.join(', ')}. Reach: ${[call.policy.reach].flat().join(', ')}. Repeated: ${call.policy.repeated}.`,
      security: call.policy.callers.includes('public') ? [] : [{ accessToken: [] }],
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.sends === undefined ? {} : { consumes: ['multipart/form-data'] }),
      response: { ...(call.stream === undefined ? { 200: call.answer } : {}), ...describeErrors(call) },
    };
    app.route({
      method: call.method,
      url: `${apiBase}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema,
      bodyLimit: bodyLimitOf(call),
      ...(call.policy.callers.includes('provider') ? { preParsing: rawBodyKeeper(bodyLimitOf(call)) } : {}),
      onRequest: takeAddress,
      // Who calls is settled before the body is looked at: a stranger learns nothing of what we would have read.
      preValidation: async (request, reply) => {
        // Only now is all of the request here: one that never comes to its end keeps nobody out.
        if (isShed) leaveAtEnd(reply, shedding.enter());
        if (isForm(request) && call.sends !== 'file') throw new Refusal('unsupportedMediaType');
        request.actor = await findActor(call, gate, request);
        if ([request.body, request.query, request.params].some(hasUnstorableText)) throw new Refusal('badRequest');
        if (!call.policy.callers.includes('provider')) await gate.limits.take(call.policy.limit, request);
      },
      handler: async (request, reply) => {
        // What is answered is about a person: no cache on the way may keep it.
        void reply.header('cache-control', 'no-store');
        const actor = request.actor;
        let auditedId = actor?.userId;
        const { reached, reach, reachAll, actAs, requireAsked } = createReach(call, actor, gate.findRelations);
        const asked = {
          params: request.params,
          query: request.query,
          body: request.body,
          actor,
          reach,
          reachAll,
          actAs,
          auditAs: (userId: number) => {
            auditedId = userId;
          },
          auditAbout: (studentId: number) => {
            reached.add(studentId);
          },
          origin: { address: request.ip, requestId: request.id, action: `${call.method} ${call.path}` },
          request,
          reply,
        };
        // Fastify's validator has parsed all three by the call's own schemas; its types do not carry that through.
        const answer = await handle(asked as Parameters<typeof handle>[0]);
        requireAsked(request);
        if (call.policy.audit !== 'nothing')
          await gate.audit({
            actorId: auditedId,
            kind: call.policy.audit,
            action: `${call.method} ${call.path}`,
            target: auditTarget(request, reached),
            requestId: request.id,
          });
        return answer;
      },
    });
  };
  return { serve, served };
}

const isForm = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith('multipart/') === true;

/** However a request ends: answered, refused, or by a client that went away. */
function leaveAtEnd(reply: FastifyReply, leave: () => void): void {
  reply.raw.once('finish', leave);
  reply.raw.once('close', leave);
}

const bodyLimitOf = (call: Call): number => call.bodyLimitBytes ?? defaultBodyLimitBytes;

/** A signature is over the very bytes that were sent, so they are kept beside what is read from them. */
const rawBodyKeeper =
  (limitBytes: number) => async (request: FastifyRequest, _: FastifyReply, payload: AsyncIterable<unknown>) => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of payload) {
      const bytes = Buffer.from(part instanceof Uint8Array ? part : String(part));
      size += bytes.length;
      if (size > limitBytes) throw new Refusal('tooLarge');
      parts.push(bytes);
    }
    const whole = Buffer.concat(parts);
    request.rawBody = whole.toString('utf8');
    return Object.assign(Readable.from(parts), { receivedEncodedLength: whole.length });
  };

const auditedIds = ['userId', 'studentId', 'attemptId', 'classroomId', 'practiceId', 'recordingId'] as const;

/** The ids a request names and the students it reached, for the audit log; never texts, which may hold names. */
function auditTarget(request: FastifyRequest, reached: ReadonlySet<number>): string | undefined {
  const { body, query, params } = request;
  const named: Record<string, unknown> = { ...asRecord(body), ...asRecord(query), ...asRecord(params) };
  const parts = auditedIds.filter((id) => named[id] !== undefined).map((id) => `${id}=${String(named[id])}`);
  const others = [...reached].filter((id) => id !== named.studentId).map((id) => `studentId=${id}`);
  const all = [...parts, ...others];
  return all.length === 0 ? undefined : all.join(' ');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    /** The body as it came, where a signature is over it. */
    rawBody?: string;
  }
}
