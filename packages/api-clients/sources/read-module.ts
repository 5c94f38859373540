import { readFileSync } from 'node:fs';

/** What a contract module exports, and the descriptors of its calls. */
export interface ContractModule {
  values: string[];
  types: string[];
  /** Names of the exported operations: descriptors with schemas. */
  operations: string[];
  /** The source of each descriptor by name, without schemas. */
  descriptors: Map<string, string>;
}

/** Members of a descriptor; the others are of the contract. */
const members = /^ {2}(?:id|service|base|method|path|status|exactStatus|produces|consumes): .*,$/gm;
const exported =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export (?:async )?(function\*?|const|let|class|type|interface) ([\w$]+)/gm;
const declared =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export const (\w+) = (operation\()?\{\n((?: {2}.*\n|\n)*?)\}\)?( as const satisfies OperationDescriptor)?;$/gm;

/**
 * Reads a contract module from its text, as Biome formats it, so that nothing has to run. Exports
 * tagged `@internal` are left out. Throws at a descriptor that is not written in place, and at one
 * with another name than its id.
 */
export function readModule(file: string): ContractModule {
  const code = readFileSync(file, 'utf8');
  const found: ContractModule = { values: [], types: [], operations: [], descriptors: new Map() };
  for (const [, comment = '', kind = '', name = ''] of code.matchAll(exported)) {
    if (comment.includes('@internal')) continue;
    (/^(?:type|interface)$/.test(kind) ? found.types : found.values).push(name);
  }
  for (const [, comment = '', name = '', call, body = '', isDescriptor] of code.matchAll(
    declared,
  )) {
    if (!call && !isDescriptor) continue;
    const lines: string[] = body.match(members) ?? [];
    if (!lines.includes(`  id: '${name}',`)) {
      throw new Error(`${file}: the id of ${name} is not its name`);
    }
    const text = `${isDescriptor ? comment : ''}export const ${name} = {\n${lines.join('\n')}\n}`;
    found.descriptors.set(name, `${text} as const satisfies OperationDescriptor;`);
    if (call) found.operations.push(name);
  }
  const calls = code.match(/\boperation\(/g)?.length ?? 0;
  if (calls !== found.operations.length) {
    throw new Error(`${file}: ${calls} operations, ${found.operations.length} of them readable`);
  }
  return found;
}
