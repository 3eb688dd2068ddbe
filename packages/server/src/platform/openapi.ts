/** The OpenAPI document, generated from the contract, and its pages. */
import { readFile } from 'node:fs/promises';
import { apiBase } from '@comet/contract/call';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransformObject, jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

export async function registerDocuments(app: FastifyInstance): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comet Club',
        version,
        description: 'Every call of the platform, generated from the contract that the server and the web app share.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry }),
  });
}

export const openApiPath = `${apiBase}/openapi.json`;

/** The calls as a page to browse, for developers. */
export async function registerDocumentPages(scope: FastifyInstance): Promise<void> {
  await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  scope.get(openApiPath, { schema: { hide: true } }, async () => scope.swagger());
}
