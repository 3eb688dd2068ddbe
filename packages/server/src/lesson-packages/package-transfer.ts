/** The bytes of a lesson as a zip, by a signed link: a browser that saves a file sends no access token. */
import { filesBase } from '@comet/contract/uploads';
import { minutes } from '@comet/domain/time';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { FileLinks } from '../platform/files.ts';
import { Refusal } from '../platform/refusal.ts';
import type { LessonPackagesService } from './lesson-packages.service.ts';

interface Parts {
  readonly lessonPackages: Pick<LessonPackagesService, 'exportOf'>;
  readonly links: FileLinks;
  readonly clock: Clock;
}

const goodForMs = minutes(10);
const linkSchema = z.object({
  tutor: z.coerce.number().int().min(1),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
const lessonPath = /^([1-9]\d{0,14})\.zip$/;

/** A link is good for the lessons of one tutor only. */
const useOf = (tutorId: number): string => `lesson of ${tutorId}`;

export function linkToPackage(
  links: FileLinks,
  { tutorId, lessonId }: { readonly tutorId: number; readonly lessonId: number },
  now: Date,
): string {
  const { key, expires, signature } = links.sign(
    useOf(tutorId),
    `lessons/${lessonId}.zip`,
    new Date(now.getTime() + goodForMs),
  );
  return `${filesBase}/${key}?tutor=${tutorId}&expires=${expires}&signature=${signature}`;
}

export function registerPackageTransfer(app: FastifyInstance, { lessonPackages, links, clock }: Parts): void {
  app.get<{ Params: { file: string } }>(
    `${filesBase}/lessons/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, lessonId] = lessonPath.exec(request.params.file) ?? [];
      const link = linkSchema.safeParse(request.query);
      if (lessonId === undefined || !link.success) return reply.callNotFound();
      const { tutor, ...signed } = link.data;
      if (!links.isGood(useOf(tutor), { ...signed, key: `lessons/${lessonId}.zip` }, clock.now()))
        throw new Refusal('linkOver');
      const zip = await lessonPackages.exportOf(tutor, Number(lessonId));
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('content-disposition', `attachment; filename="lesson-${lessonId}.zip"`)
        .send(zip);
    },
  );
}
