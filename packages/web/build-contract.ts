/**
 * Makes the contract light for the browser: it takes answers at their word and needs no examples, so only the bodies of
 * calls keep their schemas, and a call or schema that no page uses is left out.
 */
import { type Plugin, parseAst } from 'vite';

const contractPath = /\/contract\/src\/[\w-]+\.ts$/;

/** What only the server and the tests read of a call. */
const leftOut: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'answer', 'errors', 'example']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

function declarationsOf(statement: Statement) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

/** The code of a contract module as the browser gets it. */
export function lighten(code: string): string {
  const edits: Edit[] = [];
  for (const { init } of parseAst(code).body.flatMap(declarationsOf)) {
    if (init?.type !== 'CallExpression') continue;
    // A chain of calls can only be left out whole, as one function that is called.
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' });
    edits.push({ start: init.end, end: init.end, text: ')()' });
    const [call] = init.arguments;
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineCall') continue;
    for (const property of call?.type === 'ObjectExpression' ? call.properties : [])
      if (property.type === 'Property' && property.key.type === 'Identifier' && leftOut.has(property.key.name))
        edits.push({ start: property.value.start, end: property.value.end, text: 'undefined' });
  }
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), code);
}

/** The part of zod that describes schemas for the API's documents. A schema calls it when it is made, so its functions stay, empty. */
const describingPath = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

export const emptied = (code: string): string =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => undefined;`)
    .join('\n');

export function lightenContract(): readonly Plugin[] {
  return [
    {
      name: 'comet-light-contract',
      apply: 'build',
      transform: { filter: { id: contractPath }, handler: (code) => ({ code: lighten(code), map: null }) },
    },
    {
      name: 'comet-light-zod',
      apply: 'build',
      transform: { filter: { id: describingPath }, handler: (code) => ({ code: emptied(code), map: null }) },
    },
  ];
}
