import type { Project } from '../project/project.ts';
import type { Rule } from './rule.ts';

export type Finding = { rule: string; path: string; line: number | undefined; message: string };

/** Problems of all rules, by file and line. */
export function runRules(rules: readonly Rule[], project: Project): Finding[] {
  const findings: Finding[] = [];
  for (const file of project.files.values()) {
    for (const rule of rules) {
      if (!rule.looksAt(file.path)) continue;
      for (const { line, message } of rule.check(file, project)) {
        findings.push({ rule: rule.name, path: file.path, line, message });
      }
    }
  }
  return findings.sort((a, b) => a.path.localeCompare(b.path) || (a.line ?? 0) - (b.line ?? 0));
}
