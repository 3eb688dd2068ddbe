import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptied, lighten } from './build-contract.ts';

test.each([
  { isForForms: false, body: 'undefined' },
  { isForForms: true, body: 'z.string()' },
])('a call keeps what the browser sends it by, and its body where forms check it: $isForForms', (given) => {
  const code = `
    import { answerSchema } from './answers.ts';
    const policy = { callers: ['student'] };
    export const fieldSchema = z.object({ id: z.int() }).partial();
    export const getIt = defineCall({ method: 'GET', path: '/it', policy, query: fieldSchema, body: z.string(), answer: z.array(answerSchema), errors: ['notFound'], example: () => ({}) });`;
  expect(lighten(code, given.isForForms)).toBe(`
    
    const policy = /* @__PURE__ */ (() => ({ callers: ['student'] }))();
    export const fieldSchema = /* @__PURE__ */ (() => z.object({ id: z.int() }).partial())();
    export const getIt = /* @__PURE__ */ (() => defineCall({ method: 'GET', path: '/it', policy, query: undefined, body: ${given.body}, answer: undefined, errors: undefined, example: undefined }))();`);
});

test('what describes schemas does nothing', () => {
  expect(
    emptied("import { a } from './a.js';\nexport const one = (schema) => a(schema);\nexport function two() {}"),
  ).toBe('export const one = () => undefined;\nexport const two = () => undefined;');
});

test('a form’s call is imported in the file that makes the form: only there it has its rules', () => {
  const files = globSync(join(import.meta.dirname, 'src/**/*.{ts,tsx}'));
  const without = files.flatMap((file) => {
    if (/\/api\/(?:call-form|field-faults)/.test(file)) return [];
    const code = readFileSync(file, 'utf8');
    const used = [...code.matchAll(/\b(?:useCallForm|bodyFaults)\(\s*(\w+)/g)].map(([, name = '']) => name);
    const imports = [...code.matchAll(/import \{([^}]*)\} from '@comet\/contract\//g)].map(([, names]) => names).join();
    return used.filter((name) => !new RegExp(`\\b${name}\\b`).test(imports)).map((name) => `${file}: ${name}`);
  });
  expect(without).toEqual([]);
});
