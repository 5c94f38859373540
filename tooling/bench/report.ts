import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

export type Row = Record<string, string | number>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Prints a title and its rows, and stores them as `results/{name}.json`. */
export function report(name: string, parts: Record<string, Row[]>): void {
  for (const [title, rows] of Object.entries(parts)) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cores: cpus().length };
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ name, at: new Date().toISOString(), machine, ...parts }, null, 2)}\n`,
  );
}
