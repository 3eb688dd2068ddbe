/** Tutoring: contract ↔ service. */
import * as calls from '@comet/contract/tutoring';
import type { Serve } from '../platform/serve.ts';
import type { TutoringService } from './tutoring.service.ts';

interface Parts {
  readonly tutoring: TutoringService;
  readonly config: { readonly contactPhone: string };
}

export function registerTutoring(serve: Serve, { tutoring, config }: Parts): void {
  serve(calls.getTutoringContact, async () => ({ phone: config.contactPhone }));

  serve(calls.createTutorRequest, async ({ body, reach }) => {
    await reach(body.studentId);
    return tutoring.request(body.studentId, body.subjectId);
  });

  serve(calls.listTutorRequests, ({ actor }) => tutoring.list(actor.userId));

  serve(calls.deleteTutorRequest, async ({ params, reach }) => {
    await reach(await tutoring.studentOf(params.id));
    await tutoring.delete(params.id);
    return {};
  });

  serve(calls.listChildrenWithTutor, ({ actor }) => tutoring.childrenWithTutor(actor.userId));
  serve(calls.getTutorDetails, ({ actor, params, actAs }) =>
    tutoring.details(actAs(actor.role === 'tutor' ? 'tutor' : 'parent'), params.id),
  );
}
