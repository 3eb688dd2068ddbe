import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEvent } from './mask-event.ts';

const origin = 'https://comet.example';
const secret = 'Zyxwina';
const mask = (event: unknown): unknown => maskEvent(event, origin);
const element = (attributes: object, more: object = {}) => ({
  type: 2,
  tagName: 'div',
  id: 7,
  attributes,
  childNodes: [],
  ...more,
});
const attributesOf = (attributes: object, more: object = {}) => mask(element(attributes, more));

describe('an attribute', () => {
  test.each([
    ['aria-label', `Work of ${secret}`],
    ['title', secret],
    ['alt', secret],
    ['placeholder', secret],
    ['value', secret],
    ['name', secret],
    ['data-name', secret],
    ['data-user', 'zyxwina'],
    ['id', secret],
    ['srcdoc', `<p>${secret}`],
    ['href', `${origin}/${secret}`],
    ['href', `${origin}/assets/${secret}.css?name=${secret}`],
    ['src', `https://elsewhere.example/assets/${secret}.png`],
    ['src', `data:image/svg+xml,${secret}`],
  ])('%s is left out: %s', (name, value) => {
    expect(attributesOf({ [name]: value, class: 'card' })).toEqual(element({ class: 'card' }));
  });

  test.each([
    ['class', 'card m_1f2'],
    ['data-done', 'true'],
    ['data-theme', 'night'],
    ['href', `${origin}/assets/app-x1.css`],
    ['src', '/comet.svg'],
    ['width', '40'],
    ['disabled', true],
    ['rr_width', '40px'],
  ])('%s stays: %s', (name, value) => {
    expect(attributesOf({ [name]: value })).toEqual(element({ [name]: value }));
  });

  test('of a drawing stays, with the ids that gradients are found by', () => {
    const drawn = element({ d: 'M0 0', fill: 'url(#sky)', id: 'sky' }, { isSVG: true });
    expect(mask(drawn)).toEqual(drawn);
  });

  test('with a style loses what the style quotes', () => {
    expect(attributesOf({ style: `color: red; content: "${secret}"; background: url(/${secret}.png)` })).toEqual(
      element({ style: 'color: red; content: ""; background: ""' }),
    );
  });

  test('that changes is treated like one that was there', () => {
    const change = (attributes: object) => ({ type: 3, data: { source: 0, attributes: [{ id: 3, attributes }] } });
    const made = mask(
      change({ 'aria-label': secret, title: null, class: 'on', style: { content: [`"${secret}"`, 'important'] } }),
    );
    expect(made).toEqual(change({ title: null, class: 'on', style: { content: ['""', 'important'] } }));
  });
});

describe('text', () => {
  test('becomes asterisks, in what is there and in what comes', () => {
    const text = { type: 3, id: 9, textContent: `Hello ${secret}!` };
    expect(mask({ type: 2, data: { node: element({}, { childNodes: [text] }) } })).toMatchObject({
      data: { node: { childNodes: [{ textContent: '***** ********' }] } },
    });
    expect(mask({ type: 3, data: { source: 0, texts: [{ id: 9, value: secret }] } })).toMatchObject({
      data: { texts: [{ value: '*******' }] },
    });
  });

  test('that is typed does not even show how long it is', () => {
    expect(mask({ type: 3, data: { source: 5, id: 4, text: secret, isChecked: false } })).toMatchObject({
      data: { text: '****', isChecked: false },
    });
  });

  test('of a style sheet stays', () => {
    const style = { type: 3, id: 9, isStyle: true, textContent: '.m{color:red}' };
    expect(mask(style)).toEqual(style);
  });

  test('in the address of the page is gone', () => {
    expect(mask({ type: 4, data: { href: `${origin}/reset?token=${secret}#${secret}`, width: 3, height: 4 } })).toEqual(
      {
        type: 4,
        data: { href: `${origin}/`, width: 3, height: 4 },
      },
    );
  });
});

test('a secret in a place that nobody thought of does not come through', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((one) => !/^(?:tagName|compatMode|publicId|systemId|_cssText|class)$/.test(one));
  const tree = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 5 }, fc.constant(`say ${secret} now`), fc.integer(), tie('list'), tie('fields')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    fields: fc.dictionary(name, tie('any'), { maxKeys: 5 }),
  }));
  fc.assert(
    fc.property(tree.any, (event) => {
      expect(JSON.stringify(mask(event)) ?? '').not.toContain(secret);
    }),
  );
});
