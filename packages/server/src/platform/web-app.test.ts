import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { fillSlots } from './web-app.ts';

describe('a slot of the landing page', () => {
  test('is filled with text, never with markup', () => {
    expect(fillSlots('<b>{{phone}}</b>', { phone: '<script>"&' })).toBe('<b>&lt;script&gt;&quot;&amp;</b>');
  });
  test('that nobody can fill is an error, not a hole', () => {
    expect(() => fillSlots('{{constructor}}', {})).toThrow();
    expect(() => fillSlots('{{weather}}', {})).toThrow(/weather/);
  });
});

test('a phone number that is none stops the start', () => {
  expect(() => readConfig({ SECRET: 'x'.repeat(32), CONTACT_PHONE: 'call me' })).toThrow(/CONTACT_PHONE/);
});
