/**
 * An import or re-export. `names` is undefined if everything is imported (namespace, side effect).
 */
export type Import = {
  specifier: string;
  line: number;
  /** Erased by compilation: `import type`, or only `type` names. */
  typeOnly: boolean;
  dynamic: boolean;
  reExport: boolean;
  names: { imported: string; local: string }[] | undefined;
  clause: string;
};

const statement =
  /^[ \t]*(import|export)\b(?!\s*\()(?:\s([^;'"`=]*?)\bfrom)?\s*(['"])([^'"\n]+)\3/gm;
const dynamicCall = /\bimport\(\s*(['"])([^'"\n]+)\1/g;

/** Replaces comments by blanks of the same length, so that positions stay the same. */
export function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return text.replace(/(^|[\s;{}(,])\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/[^\n]*/g, blank);
}

function namesOf(clause: string): Import['names'] {
  if (clause === '' || clause.includes('*')) return undefined;
  const names: { imported: string; local: string }[] = [];
  const braces = /\{([\s\S]*)\}/.exec(clause);
  for (const part of (braces?.[1] ?? '').split(',')) {
    const name = part.trim();
    if (name === '' || name.startsWith('type ')) continue;
    const [imported = '', local = imported] = name.split(/\s+as\s+/);
    names.push({ imported, local });
  }
  const first = clause.replace(/\{[\s\S]*\}/, '').replace(/[,\s]/g, '');
  if (first !== '') names.push({ imported: 'default', local: first });
  return names;
}

function isTypeOnly(clause: string, names: Import['names']): boolean {
  if (/^type\b(?!\s*,|\s*$)/.test(clause)) return true;
  return names?.length === 0 && /\btype\s/.test(clause);
}

export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const found: Import[] = [];
  for (const match of code.matchAll(statement)) {
    const [whole, keyword, rawClause = '', , specifier = ''] = match;
    const clause = rawClause.trim();
    const names = namesOf(clause);
    found.push({
      specifier,
      line: lineAt(match.index + whole.search(/\S/)),
      typeOnly: isTypeOnly(clause, names),
      dynamic: false,
      reExport: keyword === 'export',
      names,
      clause,
    });
  }
  for (const match of code.matchAll(dynamicCall)) {
    found.push({
      specifier: match[2] ?? '',
      line: lineAt(match.index),
      typeOnly: false,
      dynamic: true,
      reExport: false,
      names: undefined,
      clause: '',
    });
  }
  return found;
}
