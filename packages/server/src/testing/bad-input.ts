/** Input that nobody should send: values that break careless code, and requests with some of their fields replaced by them. */
import type { ExampleRequest } from '@comet/contract/call';
import fc from 'fast-check';

export const nastyValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  '\uD800',
  '💥'.repeat(50),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  'a'.repeat(5000),
  -1,
  0,
  1.5,
  1e9,
  1e308,
  2 ** 53,
  2_147_483_648,
  'NaN',
  [],
  {},
  { $gt: '' },
  [[[[[]]]]],
];
const value = fc.oneof(fc.constantFrom(...nastyValues), fc.string(), fc.integer(), fc.double(), fc.jsonValue());

/** The example with some of its fields replaced, and sometimes an unknown one added. */
export function spoilt(example: ExampleRequest): fc.Arbitrary<ExampleRequest> {
  const spoil = (fields: object): fc.Arbitrary<Record<string, unknown>> =>
    fc
      .tuple(
        ...Object.entries(fields).map(([name, given]) =>
          fc.tuple(
            fc.constant(name),
            fc.oneof({ weight: 3, arbitrary: fc.constant(given) }, { weight: 4, arbitrary: value }),
          ),
        ),
      )
      .chain((entries) =>
        fc
          .record({ extra: fc.option(fc.tuple(fc.string({ minLength: 1 }), value), { nil: undefined }) })
          .map(({ extra }) => Object.fromEntries([...entries, ...(extra === undefined ? [] : [extra])])),
      );
  const asText = (fields: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, given]) => [
        name,
        (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).toWellFormed(),
      ]),
    );
  return fc.record({
    ...(example.params === undefined ? {} : { params: spoil(example.params).map(asText) }),
    ...(example.query === undefined ? {} : { query: spoil(example.query).map(asText) }),
    ...(example.body === undefined
      ? {}
      : { body: fc.oneof({ weight: 4, arbitrary: spoil(Object(example.body)) }, { weight: 1, arbitrary: value }) }),
  });
}
