/**
 * The bytes of files, by signed links: they need no log-in, because <img> and <video> send none. A file is sandboxed and never
 * taken for a page, whatever it contains. Where the storage can sign links itself, it gives the bytes, not this server.
 */
import { filesBase } from '@comet/contract/uploads';
import { typeOfExtension } from '@comet/domain/uploads/upload-rules';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { DiskFiles } from '../platform/disk-files.ts';
import type { FileLinks, Files } from '../platform/files.ts';
import { Refusal } from '../platform/refusal.ts';
import { partUse, storageLinkSeconds } from './signed-links.ts';

interface Parts {
  readonly files: Files | DiskFiles;
  readonly links: FileLinks;
  readonly clock: Clock;
}

const linkSchema = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });
const partSchema = linkSchema.extend({ size: z.coerce.number().int().min(1) });
const fileName = /^([0-9a-f-]{36})\.([a-z0-9]{3,4})$/;
const uploadName = /^[0-9a-f-]{36}$/;
const browsersKeepSeconds = 3600;

const isDisk = (files: Files | DiskFiles): files is DiskFiles => 'writePart' in files;

export function registerFileTransfer(app: FastifyInstance, { files, links, clock }: Parts): void {
  const partBody = 'application/octet-stream';

  async function sendFile(request: FastifyRequest, reply: FastifyReply, fileId: string, extension: string) {
    const type = typeOfExtension(extension);
    if (type === undefined) return reply.callNotFound();
    const direct = await files.linkTo(fileId, storageLinkSeconds, type);
    if (direct !== undefined) return reply.header('cache-control', 'no-store').redirect(direct, 302);
    if (files.folder === undefined) return reply.callNotFound();
    const sent = await send(request.raw, fileId, { root: files.folder, cacheControl: false, index: false });
    if (sent.statusCode === 416) return reply.code(416).header('content-range', sent.headers['Content-Range']).send();
    if (sent.type !== 'file') return reply.callNotFound();
    return reply
      .code(sent.statusCode)
      .headers(sent.headers)
      .type(type)
      .header('cache-control', `private, max-age=${browsersKeepSeconds}`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('content-disposition', type === 'application/pdf' ? 'attachment' : 'inline')
      .send(sent.stream);
  }

  app.get<{ Params: { file: string } }>(`${filesBase}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const [, fileId, extension] = fileName.exec(request.params.file) ?? [];
    const link = linkSchema.safeParse(request.query);
    if (fileId === undefined || extension === undefined || !link.success) return reply.callNotFound();
    if (!links.isGood('read', { ...link.data, key: request.params.file }, clock.now())) throw new Refusal('linkOver');
    return sendFile(request, reply, fileId, extension);
  });

  if (!isDisk(files)) return;
  app.register(async (scope) => {
    // The bytes go to the disk as they come; none of them is kept in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(partBody, (_, payload, done) => done(null, payload));
    scope.put<{ Params: { fileId: string; part: string } }>(
      `${filesBase}/:fileId/parts/:part`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { fileId, part } = request.params;
        const link = partSchema.safeParse(request.query);
        if (!uploadName.test(fileId) || !/^[1-9]\d{0,4}$/.test(part) || !link.success) return reply.callNotFound();
        const use = partUse(Number(part), link.data.size);
        if (!links.isGood(use, { ...link.data, key: fileId }, clock.now())) throw new Refusal('linkOver');
        await files.writePart(fileId, Number(part), request.raw, link.data.size).catch((error: unknown) => {
          throw error instanceof RangeError ? new Refusal('partsMissing') : error;
        });
        return reply.code(204).send();
      },
    );
  });
}
