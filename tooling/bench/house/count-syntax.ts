import { parseSync, Visitor } from 'rolldown/utils';

export interface Syntax {
  /** Functions by their lines, with their place. */
  functions: { place: string; lines: number }[];
  anys: number;
  nonNull: number;
  suppressions: number;
}

/** Counts what a reviewer counts in one file. Throws on syntax errors. */
export function countSyntax(path: string, text: string): Syntax {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const counts: Syntax = {
    functions: [],
    anys: 0,
    nonNull: 0,
    suppressions: text.match(/biome-ignore|@ts-expect-error|@ts-ignore/g)?.length ?? 0,
  };
  const add = ({ start, end }: { start: number; end: number }) => {
    const line = lineAt(start);
    counts.functions.push({ place: `${path}:${line}`, lines: lineAt(end) - line + 1 });
  };
  const countAny = () => {
    counts.anys += 1;
  };
  const countNonNull = () => {
    counts.nonNull += 1;
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
    TSAnyKeyword: countAny,
    TSNonNullExpression: countNonNull,
  }).visit(program);
  return counts;
}
