/** XML that is read, and XML that is refused with its line; what means harm by its size is in `hostile-xml.long.test.ts`. */
import { expect, test } from 'vitest';
import { type Fault, orFault } from './exchanged.ts';
import { readXml, type XmlElement, type XmlNode } from './xml-reader.ts';
import { tag, xmlText } from './xml-writer.ts';

function faultOf(text: string): Fault | undefined {
  const result = orFault(() => readXml(text));
  return 'faults' in result ? result.faults[0] : undefined;
}

const shape = (node: XmlNode): unknown =>
  node.kind === 'text' ? node.text : [node.name, Object.fromEntries(node.attributes), ...node.children.map(shape)];

test('elements, attributes, text, CDATA, comments and references are read', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone='yes'?>\r
<?style it?><!-- a - comment -->
<a one="1 &lt; 2" two='"&#10;&#x1F600;"'>x &amp; y<b/><![CDATA[<c>&]]]><é:d xmlns:é="u" é:z="&apos;" /></a>
<!-- the end -->`;
  expect(shape(readXml(text))).toEqual([
    'a',
    { one: '1 < 2', two: '"\n😀"' },
    'x & y',
    ['b', {}],
    '<c>&]',
    ['d', { 'xmlns:é': 'u', 'é:z': "'" }],
  ]);
});

test('namespaces reach as far as their element', () => {
  const root = readXml('<q xmlns="one" xmlns:m="two"><m:a/><b xmlns=""/><c/></q>');
  const spaces = [root, ...root.children].flatMap((node) => (node.kind === 'element' ? [node.space] : []));
  expect(spaces).toEqual(['one', 'two', '', 'one']);
});

test('every element knows its line, whatever kind of line feed there is', () => {
  const lines = (element: XmlElement): number[] => [
    element.line,
    ...element.children.flatMap((child) => (child.kind === 'element' ? lines(child) : [])),
  ];
  expect(lines(readXml('<a>\n<b\n c="d"/>\n\n<e/></a>'))).toEqual([1, 2, 5]);
  expect(lines(readXml('\n\n<a>\n</a>'))).toEqual([3]);
  expect(lines(readXml('<a>\r\n<b\r\n c="d"/>\r\r<e/></a>'))).toEqual([1, 2, 5]);
});

test('what is written comes back to the letter', () => {
  const odd = ` <a> & "b" 'c' ]]> \r\n\t é 😀 \u00a0 `;
  const text = tag('a', { double: odd, single: odd.replaceAll('"', '') }, xmlText(odd));
  const root = readXml(text);
  expect([...root.attributes.values()]).toEqual([odd, odd.replaceAll('"', '')]);
  expect(root.children.map((child) => child.kind === 'text' && child.text)).toEqual([odd]);
  expect(() => xmlText('\u0000')).toThrow('U+0000');
  expect(() => xmlText('\ud83d')).toThrow('U+D83D');
});

test.each([
  ['nothing', '', 1, 'no element'],
  ['no XML', 'Hello', 1, 'outside the outermost element'],
  ['JSON', '\n{"a": 1}', 2, 'outside the outermost element'],
  ['not closed', '<a>\n<b>\n</b>\n', 4, '<a> from line 1 is never closed'],
  ['closed in the wrong order', '<a>\n<b>\n</a></b>', 3, 'Close <b> from line 2 before </a>.'],
  ['closed twice', '<a></a>\n</a>', 2, '</a> has no opening tag'],
  ['two outermost elements', '<a/>\n<b/>', 2, 'second outermost element'],
  ['text after the end', '<a/>\n\nx', 3, 'outside the outermost element'],
  ['an attribute twice', '<a>\n<b c="1" c="2"/></a>', 2, '<b> is not valid XML: duplicate attribute: c.'],
  ['an attribute without quotes', '<a b=c/>', 1, '<a> is not valid XML: unquoted attribute value.'],
  ['a < in an attribute', '<a b="<"/>', 1, '<a> has a < in an attribute'],
  ['attributes that touch', '<a b="1"c="2"/>', 1, 'no whitespace between attributes.'],
  ['a tag that never ends', '<a>\n<b c="1"', 2, '<b> never ends'],
  ['a closing tag that never ends', '<a>\n</a\n\n<b>', 2, '</a has no > at its end'],
  [
    'an attribute without a value',
    '<a>\n<b\n c="1"\n d\n\n e="2"/></a>',
    3,
    '<b> is not valid XML: attribute without value.',
  ],
  ['a quotation mark that is missing', '<a>\n<b c="1>\n</b></a>', 2, 'Add the missing quotation mark'],
  ['a bare &', '<a>\nb & c</a>', 2, 'Write & as &amp;.'],
  ['a bare & long before a semicolon', '<a>\nb & c\n\n&lt;</a>', 2, 'Write & as &amp;.'],
  ['a bare & in an attribute', '<a>\n<b c="d & e"/>\n</a>', 2, 'Write & as &amp;.'],
  ['a bare <', '<a>1 < 2</a>', 1, 'Write < as &lt;'],
  ['an unknown entity', '<a>\n\n&nbsp;</a>', 3, 'The entity &nbsp; is unknown'],
  ['a reference to nothing', '<a>&#0;</a>', 1, '&#0; is not a character'],
  ['a reference to half a character', '<a>&#xD800;</a>', 1, 'is not a character'],
  ['a reference past the end', '<a>&#99999999999;</a>', 1, 'is not a character'],
  [']]> in text', '<a>\n]]></a>', 2, 'Write ]]> as ]]&gt;.'],
  ['a comment in a comment', '<a><!-- -- --></a>', 1, 'must not contain --'],
  ['an endless comment', '<a>\n<!-- </a>', 2, '<!-- never ends'],
  ['a comment before everything that never ends', '\n\n<!-- <a/>\n', 3, '<!-- never ends'],
  ['an endless CDATA', '<a><![CDATA[</a>', 1, '<![CDATA[ never ends'],
  ['an endless instruction', '<a><?b </a>', 1, '<?b never ends'],
  ['a prefix that nobody declared', '<a>\n<b:c/></a>', 2, 'unbound namespace prefix: "b".'],
  ['a prefix of an attribute', '<a b:c=""/>', 1, 'unbound namespace prefix: "b".'],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 1, 'UTF-8, not in ISO-8859-1'],
  ['a declaration without a version', '<?xml encoding="UTF-8"?><a/>', 1, 'The <?xml …?> declaration is not valid XML'],
  ['a control character that XML 1.1 has', '<?xml version="1.1"?><a>&#1;</a>', 1, '&#1; is not a character'],
  ['a control character', '<a>\n\u0008</a>', 2, 'U+0008'],
  ['nothing but zero', '<a>\u0000</a>', 1, 'U+0000'],
  ['half a character', '<a>\ud83d</a>', 1, 'U+D83D'],
  ['no character', '<a>\ufffe</a>', 1, 'U+FFFE'],
])('refused: %s', (_, text, line, reason) => {
  expect(faultOf(text)).toEqual({ line, reason: expect.stringContaining(reason) });
});

const laughs = `<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY lol "lol">
${Array.from({ length: 9 }, (_, n) => ` <!ENTITY lol${n + 1} "${`&lol${n === 0 ? '' : n};`.repeat(10)}">`).join('\n')}
]>
<lolz>&lol9;</lolz>`;

test.each([
  ['a billion laughs', laughs, 2, 'DOCTYPE'],
  ['a file of this machine', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 1, 'DOCTYPE'],
  ['an entity of its own', '<a><!ENTITY b "c"></a>', 1, '<!…>'],
  ['too many attributes', `<a ${Array.from({ length: 90 }, (_, n) => `a${n}=""`).join(' ')}/>`, 1, '64 attributes'],
])('hostile: %s is refused', (_, text, line, reason) => {
  expect(faultOf(text)).toEqual({ line, reason: expect.stringContaining(reason) });
});
