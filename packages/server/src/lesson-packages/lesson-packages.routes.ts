/** Lesson packages: contract ↔ service. */
import * as calls from '@comet/contract/lesson-packages';
import type { LessonsService } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { FileLinks } from '../platform/files.ts';
import { createFileTurns } from '../platform/form-file.ts';
import type { Serve } from '../platform/serve.ts';
import type { LessonPackagesService } from './lesson-packages.service.ts';
import { linkToPackage } from './package-transfer.ts';

interface Parts {
  readonly lessonPackages: LessonPackagesService;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly fileLinks: FileLinks;
  readonly clock: Clock;
}

export function registerLessonPackages(serve: Serve, { lessonPackages, lessons, fileLinks, clock }: Parts): void {
  // Unpacking is long work: one package at a time of each tutor.
  const inTurn = createFileTurns(1);
  serve(calls.importLesson, ({ actor, body }) =>
    inTurn(actor.userId, async () => {
      const { packageUrl, subTopic, ...place } = body;
      const imported = await lessonPackages.importUpload(actor.userId, packageUrl, {
        ...place,
        subTopicId: subTopic ?? undefined,
      });
      return { ...imported, dropped: [...imported.dropped] };
    }),
  );
  serve(calls.exportLesson, async ({ params, actAs }) => {
    const { userId } = actAs('setter');
    await lessons.get(userId, params.id);
    return { url: linkToPackage(fileLinks, { tutorId: userId, lessonId: params.id }, clock.now()) };
  });
}
