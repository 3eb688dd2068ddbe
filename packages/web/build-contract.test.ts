import { expect, test } from 'vitest';
import { emptied, lighten } from './build-contract.ts';

test('a call keeps what the browser sends it by and its body, and nothing else', () => {
  const code = `
    const policy = { callers: ['student'] };
    export const fieldSchema = z.object({ id: z.int() }).partial();
    export const getIt = defineCall({ method: 'GET', path: '/it', policy, query: fieldSchema, body: z.string(), answer: z.array(fieldSchema), errors: ['notFound'], example: () => ({}) });`;
  expect(lighten(code)).toBe(`
    const policy = { callers: ['student'] };
    export const fieldSchema = /* @__PURE__ */ (() => z.object({ id: z.int() }).partial())();
    export const getIt = /* @__PURE__ */ (() => defineCall({ method: 'GET', path: '/it', policy, query: undefined, body: z.string(), answer: undefined, errors: undefined, example: undefined }))();`);
});

test('what describes schemas does nothing', () => {
  expect(
    emptied("import { a } from './a.js';\nexport const one = (schema) => a(schema);\nexport function two() {}"),
  ).toBe('export const one = () => undefined;\nexport const two = () => undefined;');
});
