/** Which relation to a student a request has proved. A call whose policy names relations may not answer before one is proved. */
import type { Call, Relation } from '@comet/contract/call';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

interface Person {
  readonly userId: number;
}

/** How the actor stands to each of these students; students to whom they have no relation are left out. */
export type FindRelations = (actorId: number, studentIds: readonly number[]) => Promise<ReadonlyMap<number, Relation>>;

/** The ids of students that a request names. */
function namedStudents({ body, query, params }: Pick<FastifyRequest, 'body' | 'query' | 'params'>): number[] {
  return [body, query, params].flatMap((part): number[] => {
    if (typeof part !== 'object' || part === null) return [];
    const one = 'studentId' in part && typeof part.studentId === 'number' ? [part.studentId] : [];
    const many = 'studentIds' in part && Array.isArray(part.studentIds) ? part.studentIds.map(Number) : [];
    return [...one, ...many];
  });
}

/** The relation checks of one request. `Actor` is undefined for calls that anybody may make. */
export function createReach<Actor extends Person | undefined>(
  { policy, method, path }: Pick<Call, 'policy' | 'method' | 'path'>,
  actor: Actor,
  findRelations: FindRelations,
) {
  const allowed: readonly Relation[] = typeof policy.reach === 'string' ? [] : policy.reach;
  const reached = new Set<number>();
  let isNarrowed = false;

  async function reachAll(studentIds: readonly number[]): Promise<Relation[]> {
    const relations = actor === undefined ? undefined : await findRelations(actor.userId, studentIds);
    return studentIds.map((studentId) => {
      const relation = relations?.get(studentId);
      if (relation === undefined || !allowed.includes(relation)) throw new Refusal('notFound');
      reached.add(studentId);
      return relation;
    });
  }

  return {
    /** The students to whom a relation was proved. */
    reached,

    reachAll: async (studentIds: readonly number[]): Promise<void> => {
      await reachAll(studentIds);
    },

    reach: async (studentId: number | undefined): Promise<Relation> => {
      const [relation] = studentId === undefined ? [] : await reachAll([studentId]);
      if (relation === undefined) throw new Refusal('notFound');
      return relation;
    },

    actAs: (relation: Relation | undefined): Actor => {
      if (relation === undefined || !allowed.includes(relation)) throw new Refusal('notFound');
      isNarrowed = true;
      return actor;
    },

    /** Throws where the handler was about to answer without having asked what the policy demands. */
    requireAsked(request: Pick<FastifyRequest, 'body' | 'query' | 'params'>): void {
      if (allowed.length === 0 || isNarrowed) return;
      if (reached.size === 0) throw new Error(`${method} ${path} answered without asking for the caller’s relation`);
      const missed = namedStudents(request).filter((studentId) => !reached.has(studentId));
      if (missed.length > 0) throw new Error(`${method} ${path} answered about students it did not ask for: ${missed}`);
    },
  };
}
