/** The contract holds callers at compile time: `npm run check` compiles this file, and each @ts-expect-error has to be one. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { updateUser } from './accounts.ts';
import { createAnswer } from './attempts.ts';
import { listPrices } from './billing.ts';
import { type AnswerOf, type BodySent, type Call, defineCall, pathOf, type Sending, type Sent } from './call.ts';
import { calls } from './calls.ts';
import { listChildCharts } from './child-reports.ts';
import { getChapter, listChapters } from './missions.ts';

/** Stands for the client, which takes the same arguments. */
const send = <C extends Call>(call: C, ...sending: Sending<C>): string => pathOf(call, Object(sending[0]));

describe('what goes with a call', () => {
  test('is a path with its parameters and query', () => {
    expect(send(getChapter, { params: { chapterId: 1503 } })).toBe('/api/v1/mission/chapters/1503');
    expect(send(listChapters, { query: { subjectId: 1, year: undefined } })).toBe(
      '/api/v1/mission/chapters?subjectId=1',
    );
    expect(send(listPrices)).toBe('/api/v1/stripe/prices');
    expect(pathOf({ path: '/a/{name}' }, { params: { name: 'a/b?' } })).toBe('/api/v1/a/a%2Fb%3F');
    expect(() => pathOf(getChapter)).toThrow('chapterId');
  });

  test('is refused by the compiler where something is missing, wrong or too much', () => {
    const refused = (): unknown[] => [
      // @ts-expect-error the path needs a chapter
      send(getChapter),
      // @ts-expect-error another name than the path has
      send(getChapter, { params: { chapter: 1503 } }),
      // @ts-expect-error a parameter the path does not have
      send(getChapter, { params: { chapterId: 1503, year: 5 } }),
      // @ts-expect-error the query needs a subject
      send(listChapters, { query: { year: 5 } }),
      // @ts-expect-error a query that the call does not know
      send(listChapters, { query: { subjectId: 1, colour: 'red' } }),
      // @ts-expect-error a value that is not listed
      send(listChildCharts, { params: { id: 1 }, query: { timePeriod: 'century' } }),
      // @ts-expect-error the body is missing
      send(updateUser, { params: { userId: 1 } }),
      // @ts-expect-error a field of another type
      send(createAnswer, { body: { questionId: '7', answer: { type: 'writeAnswer', text: '7' } } }),
      // @ts-expect-error nothing goes with this call
      send(listPrices, { body: {} }),
    ];
    expect(refused).toBeTypeOf('function');
  });

  test('and what comes back are typed', () => {
    expectTypeOf<Sent<typeof getChapter>['params']>().toEqualTypeOf<{ readonly chapterId: string | number }>();
    expectTypeOf<BodySent<typeof createAnswer>['questionId']>().toEqualTypeOf<number>();
    expectTypeOf<AnswerOf<typeof listPrices>>().toBeArray();
  });
});

const policy = {
  callers: ['parent'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'same',
  audit: 'nothing',
} as const;
const shape = {
  feature: 'accounts',
  summary: 'An example',
  answer: z.object({}),
  errors: [],
  example: () => ({}),
} as const;

test('a call that does not say what it changes, or whose parameters do not fit its path, does not compile', () => {
  const id = z.strictObject({ id: z.string() });
  const refused = (): unknown[] => [
    // @ts-expect-error a write says what it changes
    defineCall({ ...shape, method: 'PUT', path: '/a', policy }),
    // @ts-expect-error a read changes nothing
    defineCall({
      ...shape,
      method: 'GET',
      path: '/a',
      policy: { ...policy, repeated: 'reads' },
      changes: ['accounts'],
    }),
    // @ts-expect-error a GET with an effect says what it changes
    defineCall({ ...shape, method: 'GET', path: '/a', policy }),
    // @ts-expect-error there is no such feature
    defineCall({ ...shape, method: 'PUT', path: '/a', policy, changes: ['weather'] }),
    // @ts-expect-error the path names a parameter that has no shape
    defineCall({ ...shape, method: 'PUT', path: '/a/{id}', policy, changes: [] }),
    // @ts-expect-error the shape has another name
    defineCall({ ...shape, method: 'PUT', path: '/a/{key}', policy, changes: [], params: id }),
    // @ts-expect-error a shape without a place in the path
    defineCall({ ...shape, method: 'PUT', path: '/a', policy, changes: [], params: id }),
  ];
  expect(refused).toBeTypeOf('function');
  expect(defineCall({ ...shape, method: 'PUT', path: '/a/{id}', policy, changes: [], params: id }).path).toBe(
    '/a/{id}',
  );
});

test.each(calls.filter(({ params }) => params !== undefined))(
  '$method $path has a shape for each parameter',
  (call) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(call.params?.shape ?? {}).toSorted()).toEqual(names.toSorted());
  },
);

test('every call that only reads changes nothing, and every other says what it changes', () => {
  expect(calls.filter(({ policy, changes }) => policy.repeated === 'reads' && (changes ?? []).length > 0)).toEqual([]);
  expect(calls.filter(({ policy, changes }) => policy.repeated !== 'reads' && changes === undefined)).toEqual([]);
});
