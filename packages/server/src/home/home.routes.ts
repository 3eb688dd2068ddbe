/** First pages: contract ↔ service. */
import * as calls from '@comet/contract/home';
import type { Serve } from '../platform/serve.ts';
import type { HomeService } from './home.service.ts';

interface Parts {
  readonly home: HomeService;
}

export function registerHome(serve: Serve, { home }: Parts): void {
  serve(calls.getStudentHome, ({ actor }) => home.student(actor));
  serve(calls.getParentHome, ({ actor, auditAbout }) => home.parent(actor.userId, auditAbout));
  serve(calls.getTutorHome, ({ actor }) => home.tutor(actor.userId));
}
