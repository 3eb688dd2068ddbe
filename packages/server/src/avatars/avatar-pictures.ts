/**
 * Serves the picture of an avatar from the numbers in its address. It says nothing about anybody, so it needs no log-in, and
 * browsers keep it for ever: another look has another address.
 */
import { readParts } from '@comet/domain/avatars/avatar-parts';
import { type AvatarCrop, avatarCrops, drawingVersion } from '@comet/domain/avatars/avatar-path';
import type { FastifyInstance } from 'fastify';
import { drawAvatar } from './drawing/draw-avatar.ts';

/** Seven numbers of five digits, and the crop. */
const fileName = /^(\d{5}(?:-\d{5}){6})-([a-z]+)\.svg$/;

function pictureOf(file: string): string | undefined {
  const [, numbers = '', name] = fileName.exec(file) ?? [];
  const crop: AvatarCrop | undefined = avatarCrops.find((known) => known === name);
  const parts = readParts(numbers.split('-').map(Number));
  return crop === undefined || parts === undefined ? undefined : drawAvatar(parts, crop);
}

export function registerAvatarPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    `/avatars/${drawingVersion}/:file`,
    { schema: { hide: true } },
    (request, reply) => {
      const picture = pictureOf(request.params.file);
      if (picture === undefined) return reply.callNotFound();
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .send(picture);
    },
  );
}
