import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { calls } from './calls.ts';

const isBounded = (schema: z.ZodType): boolean => {
  const [first] = schema.def.checks ?? [];
  return first?._zod.def.check === 'max_length' && first._zod.def.abort === true;
};

/** Where a schema takes text or lists without looking at their length first. */
function unboundedPlaces(schema: z.core.$ZodType, place: string): string[] {
  if (!(schema instanceof z.ZodType)) return [`${place}: unknown kind of schema`];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => unboundedPlaces(field, `${place}.${name}`));
  if (schema instanceof z.ZodArray)
    return [
      ...(schema.def.checks?.some((check) => check._zod.def.check === 'max_length') ? [] : [`${place}: list`]),
      ...unboundedPlaces(schema.element, `${place}[]`),
    ];
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => unboundedPlaces(option, place));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return unboundedPlaces(schema.unwrap(), place);
  if (schema instanceof z.ZodPipe) return unboundedPlaces(schema.in, place);
  if (schema.def.type === 'string') return isBounded(schema) ? [] : [`${place}: text`];
  return ['number', 'boolean', 'literal', 'enum', 'never'].includes(schema.def.type)
    ? []
    : [`${place}: ${schema.def.type}`];
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s looks at the length of every text before anything else',
  (_, call) => {
    const places = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema === undefined ? [] : unboundedPlaces(schema, part);
    });
    expect(places).toEqual([]);
  },
);

test.each([
  ['no maximum', z.strictObject({ name: z.string() }), ['body.name: text']],
  ['work before the maximum', z.strictObject({ name: z.string().trim().max(5) }), ['body.name: text']],
  ['a pattern before the maximum', z.strictObject({ mail: z.email().max(254) }), ['body.mail: text']],
  ['a maximum that lets the work go on', z.strictObject({ name: z.string().max(5).trim() }), ['body.name: text']],
  ['a list without end', z.strictObject({ ids: z.array(z.int()) }), ['body.ids: list']],
  ['anything at all', z.strictObject({ more: z.unknown() }), ['body.more: unknown']],
])('the guard finds %s', (_, body, places) => {
  expect(unboundedPlaces(body, 'body')).toEqual(places);
});

describe('bounded text', () => {
  const line = boundedText({ max: 5, required: 'Name, please', clean: (text) => text.trim() });

  test.each([
    ['  Zoe  ', 'Zoe'],
    ['12345', '12345'],
  ])('%j is read as %j', (typed, read) => {
    expect(line.parse(typed)).toBe(read);
  });

  test.each([
    [undefined, 'Name, please'],
    ['   ', 'Name, please'],
    ['123456', 'Please write at most 5 characters'],
  ])('%j is refused: %s', (typed, message) => {
    expect(line.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('is not cleaned when it is too long to be meant', () => {
    const cleaned: string[] = [];
    const clean = (text: string): string => {
      cleaned.push(text);
      return text;
    };
    expect(boundedText({ max: 5, clean }).safeParse(' '.repeat(1000)).success).toBe(false);
    expect(cleaned).toEqual([]);
  });
});
