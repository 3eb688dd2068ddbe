/** What the sandbox does by a timetable, where it takes the payments. */
import { type AnyJob, daily, timedJob } from '../platform/jobs.ts';
import type { SandboxService } from './sandbox.service.ts';

interface Parts {
  readonly sandbox: Pick<SandboxService, 'deleteOver'> | undefined;
}

export const sandboxJobs = ({ sandbox }: Parts): AnyJob[] =>
  sandbox === undefined ? [] : [timedJob('sandbox-sweep', daily, sandbox.deleteOver)];
