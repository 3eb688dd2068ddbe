/** What stores say their statements select, read from the source by the compiler, so that rows can be held to it. */
import { fileURLToPath } from 'node:url';
import { type CallExpression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
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

/** The names that the `name` of a statement may be; undefined for statements made elsewhere and for those sent without one. */
function statementNames(project: Project, { arguments: [statement] }: CallExpression): readonly string[] | undefined {
  if (statement === undefined || !isObjectLiteralExpression(statement)) return undefined;
  for (const property of statement.properties) {
    if (!isPropertyAssignment(property) || property.name.kind !== SyntaxKind.Identifier) continue;
    if (property.name.text !== 'name') continue;
    const type = project.checker.getTypeAtLocation(property.initializer);
    const parts = type?.isUnionType() ? (type.getTypes() ?? []) : type === undefined ? [] : [type];
    const names = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
    if (names.length === 0 || names.length < parts.length)
      throw new Error(`the statement's name ${property.initializer.getText()} is no text that the compiler knows`);
    return names.filter((name) => name !== '');
  }
  return undefined;
}

/** The one type that a generic type is filled with: what a promise brings, what a list is of. */
function filledWith({ checker }: Project, type: Type | undefined): Type | undefined {
  return type?.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined;
}

/** Of `db.query<Row>(…)`, or of what the compiler makes of `db.query(…)` where its rows go. */
function rowOf(project: Project, node: CallExpression): Type | undefined {
  const [rowNode] = node.typeArguments ?? [];
  if (rowNode !== undefined) return project.checker.getTypeFromTypeNode(rowNode);
  const rows = filledWith(project, project.checker.getTypeAtLocation(node));
  const row = filledWith(project, rows);
  // A write without rows: nobody says what they are.
  return row !== undefined && project.checker.getPropertiesOfType(row).length > 0 ? row : undefined;
}

function readFile(project: Project, file: SourceFile, types: Map<string, readonly Columns[]>): void {
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
    if (node.expression.name.text !== 'query') return;
    const row = rowOf(project, node);
    if (row === undefined) return;
    const kinds = row.isUnionType() ? (row.getTypes() ?? []) : [row];
    const columns = kinds.map((kind) => columnsOf(project, kind));
    for (const name of statementNames(project, node) ?? []) {
      if (types.has(name)) throw new Error(`two statements are called ${name}`);
      types.set(name, columns);
    }
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
      if (file?.text.includes('.query')) readFile(project, file, types);
    }
    return Object.fromEntries(types);
  } finally {
    api.close();
  }
}
