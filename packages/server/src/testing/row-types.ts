/** What stores say their statements select, read from the source by the compiler, so that rows can be held to it. */
import { fileURLToPath } from 'node:url';
import { type CallExpression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

export type ValueKind = 'null' | 'boolean' | 'number' | 'string' | 'date' | 'list' | 'object' | 'anything';

/** What a column may contain. */
export interface ColumnType {
  readonly kinds: readonly ValueKind[];
  /** The only texts it may contain, where the type names them. */
  readonly texts?: readonly string[];
}

export type Columns = Readonly<Record<string, ColumnType>>;

/** The columns of each statement that says what it selects, by the statement's name; several where a row is one thing or another. */
export type RowTypes = Readonly<Record<string, readonly Columns[]>>;

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const kindsByFlag: readonly (readonly [flag: number, kind: ValueKind])[] = [
  [TypeFlags.AnyOrUnknown, 'anything'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.StringLike, 'string'],
];

function kindOf({ checker }: Project, type: Type): ValueKind {
  const simple = kindsByFlag.find(([flag]) => (type.flags & flag) !== 0);
  if (simple !== undefined) return simple[1];
  if (checker.isArrayLikeType(type)) return 'list';
  return type.getSymbol()?.name === 'Date' ? 'date' : 'object';
}

function columnOf(project: Project, type: Type): ColumnType {
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const kinds = [...new Set(parts.map((part) => kindOf(project, part)))];
  const strings = parts.filter((part) => kindOf(project, part) === 'string');
  const texts = strings.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  return texts.length > 0 && texts.length === strings.length ? { kinds, texts } : { kinds };
}

function columnsOf(project: Project, row: Type): Columns {
  const columns: Record<string, ColumnType> = {};
  for (const property of project.checker.getPropertiesOfType(row)) {
    const type = project.checker.getTypeOfSymbol(property);
    if (type !== undefined) columns[property.name] = columnOf(project, type);
  }
  return columns;
}

/** The name in `{ name: 'find-user', text: … }`; statements made elsewhere have none here. */
function statementName({ arguments: [statement] }: CallExpression): string | undefined {
  if (statement === undefined || !isObjectLiteralExpression(statement)) return undefined;
  for (const property of statement.properties) {
    if (!isPropertyAssignment(property) || property.name.kind !== SyntaxKind.Identifier) continue;
    if (property.name.text === 'name' && isStringLiteral(property.initializer)) return property.initializer.text;
  }
  return undefined;
}

function readFile(project: Project, file: SourceFile, types: Map<string, readonly Columns[]>): void {
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
    const [rowNode] = node.typeArguments ?? [];
    const name = statementName(node);
    if (node.expression.name.text !== 'query' || rowNode === undefined || name === undefined || name === '') return;
    const row = project.checker.getTypeFromTypeNode(rowNode);
    if (row === undefined) throw new Error(`the rows of ${name} have no type`);
    if (types.has(name)) throw new Error(`two statements are called ${name}`);
    const kinds = row.isUnionType() ? (row.getTypes() ?? []) : [row];
    types.set(
      name,
      kinds.map((kind) => columnsOf(project, kind)),
    );
  };
  visit(file);
}

/** Throws when two statements share a name: PostgreSQL would refuse the second, too. */
export function readRowTypes(): RowTypes {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
    if (project === undefined) throw new Error('the project has no tsconfig.json');
    const types = new Map<string, readonly Columns[]>();
    for (const name of project.program.getSourceFileNames()) {
      if (!name.includes('/packages/server/src/') || name.endsWith('.test.ts')) continue;
      const file = project.program.getSourceFile(name);
      if (file?.text.includes('.query<')) readFile(project, file, types);
    }
    return Object.fromEntries(types);
  } finally {
    api.close();
  }
}
