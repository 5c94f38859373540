import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = { id: string; area: string; package: string; requirement: string };

/** The rows of a table of requirements; its first line names the columns. */
export function parseRows(table: string): Row[] {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      id: cell('id'),
      area: cell('area'),
      package: cell('package'),
      requirement: cell('requirement'),
    };
  });
}

/** All rows with an id. */
export function readRows(root: string): Row[] {
  return ['site.tsv', 'blocks.tsv'].flatMap((name) =>
    parseRows(readFileSync(join(root, 'docs', 'requirements', name), 'utf8')),
  );
}
