import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { survives } from './mutate.ts';
import type { PlannedMutant } from './plan.ts';
import type { Verdict } from './run-mutants.ts';

/** The lines of a report: rows that survive first, then the mutants that other rows missed. */
export function mutationReport(root: string, verdicts: readonly Verdict[]): string[] {
  const place = ({ path, line, kind, text, start, end }: PlannedMutant) => {
    const was = readFileSync(join(root, path), 'utf8').slice(start, end);
    const change = text ? `${short(was)} → ${short(text)}` : short(was);
    return `    ${path}:${line}  ${kind}  ${change}`;
  };
  return verdicts
    .toSorted((a, b) => Number(survives(b)) - Number(survives(a)))
    .filter(({ survived, unclear }) => survived.length > 0 || unclear)
    .flatMap((one) => {
      const { id, path, killed, survived, unclear } = one;
      const all = killed.length + survived.length;
      const head = unclear ? `no verdict: ${unclear}` : `${killed.length} of ${all} noticed`;
      return [`${survives(one) ? '✗' : '·'} ${id}  ${head}  ${path}`, ...survived.map(place)];
    });
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
