/**
 * Makes the contract light for the browser: it takes answers at their word and needs no examples, and a call or schema that
 * no page uses is left out. Only forms check what is sent, so the contract is there twice: with the bodies' rules for
 * modules that make forms or check by a schema, and without for all others, which then don't load the library of the rules.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, parseAst } from 'vite';

const contractPath = /\/contract\/src\/[\w-]+\.ts(?:\?forms)?$/;
const forForms = '?forms';

/** What only the server and the tests read of a call. */
const unread = ['summary', 'params', 'query', 'answer', 'errors', 'example'];
const unreadByForms: ReadonlySet<string> = new Set(unread);
const unreadByOthers: ReadonlySet<string> = new Set([...unread, 'body']);

/** Both kinds of modules share them. */
const isShared = (source: string): boolean => /\/(?:errors|call)(?:\.ts)?$/.test(source);
const checks = (code: string): boolean =>
  /from '[^']*\/(?:call-form|field-faults)\.ts'|Schema\.(?:safeP|p)arse\(/.test(code);

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

type Expression = NonNullable<ReturnType<typeof declarationsOf>[number]['init']>;

/** Without what only the types say of it. */
const bare = (expression: Expression): Expression =>
  expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? bare(expression.expression)
    : expression;

/** An import of which nothing is used any more would bring the module it names along. */
function withoutUnusedImports(code: string): string {
  const isUsed = (name: string): boolean => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
  return parseAst(code, { lang: 'ts' })
    .body.filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ specifiers }) => specifiers.length > 0 && !specifiers.some(({ local }) => isUsed(local.name)))
    .toReversed()
    .reduce((before, { start, end }) => before.slice(0, start) + before.slice(end), code);
}

/** The code of a contract module as the browser gets it. */
export function lighten(code: string, isForForms = false): string {
  const leftOut = isForForms ? unreadByForms : unreadByOthers;
  const edits: Edit[] = [];
  for (const { init } of parseAst(code, { lang: 'ts' }).body.flatMap(declarationsOf)) {
    if (init === null) continue;
    const value = bare(init);
    if (value.type !== 'CallExpression' && value.type !== 'ObjectExpression') continue;
    // A chain of calls, or what is made of some, can only be left out whole, as one function that is called.
    const [before, after] = value.type === 'ObjectExpression' ? ['(() => (', '))()'] : ['(() => ', ')()'];
    edits.push({ start: init.start, end: init.start, text: `/* @__PURE__ */ ${before}` });
    edits.push({ start: init.end, end: init.end, text: after });
    if (value.type !== 'CallExpression') continue;
    const [call] = value.arguments;
    if (value.callee.type !== 'Identifier' || value.callee.name !== 'defineCall') continue;
    for (const property of call?.type === 'ObjectExpression' ? call.properties : [])
      if (property.type === 'Property' && property.key.type === 'Identifier' && leftOut.has(property.key.name))
        edits.push({ start: property.value.start, end: property.value.end, text: 'undefined' });
  }
  const light = edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), code);
  return withoutUnusedImports(light);
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
      resolveId: {
        order: 'pre',
        filter: { id: /^@comet\/contract\/|^\.\/[\w-]+\.ts$/ },
        async handler(source, importer) {
          if (importer === undefined || isShared(source)) return null;
          const isOfContract = source.startsWith('@comet/contract/');
          const wantsRules = isOfContract
            ? checks(await readFile(importer.replace(/\?.*$/, ''), 'utf8').catch(() => ''))
            : importer.endsWith(forForms);
          if (!wantsRules) return null;
          const found = await this.resolve(source, importer.replace(/\?.*$/, ''), { skipSelf: true });
          return found === null ? null : `${found.id}${forForms}`;
        },
      },
      load: {
        filter: { id: /\/contract\/src\/[\w-]+\.ts\?forms$/ },
        handler: async (id) => ({ code: await readFile(id.slice(0, -forForms.length), 'utf8'), moduleType: 'ts' }),
      },
      transform: {
        filter: { id: contractPath },
        handler: (code, id) => ({ code: lighten(code, id.endsWith(forForms)), map: null }),
      },
    },
    {
      name: 'comet-light-zod',
      apply: 'build',
      transform: { filter: { id: describingPath }, handler: (code) => ({ code: emptied(code), map: null }) },
    },
  ];
}
