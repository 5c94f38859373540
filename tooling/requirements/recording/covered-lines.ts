import { relative } from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

type Range = { startOffset: number; endOffset: number; count: number };
export type ScriptCoverage = {
  url: string;
  functions: { functionName: string; ranges: Range[] }[];
};

/** Parts of a loaded module: an offset of the code that runs, and the line of the source. */
type Part = readonly [offset: number, line: number];

interface Worker {
  evaluatedModules: {
    fileToModulesMap: Map<string, Set<{ meta?: { code?: string } }>>;
  };
  moduleExecutionInfo: Map<string, { startOffset: number }>;
}

const support =
  /\/tooling\/|\/testing\/|\/fixtures\/|\/stories\/|\.(?:fixture|samples|stories|test|setup)\.|\/node_modules\//;
const worker = () => (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
const partsByPath = new Map<string, readonly Part[]>();

/** Lines of the product's sources that the counts show to have run, by path from the root. */
export function coveredLines(scripts: readonly ScriptCoverage[], root: string) {
  const found: Record<string, number[]> = {};
  for (const { url, functions } of scripts) {
    const path = url.replace(/^file:\/\//, '').replace(/[?#].*$/, '');
    if (!path.startsWith(`${root}/`) || support.test(path)) continue;
    const known = partsByPath.get(path) ?? partsOf(path);
    partsByPath.set(path, known);
    const lines = new Set(found[relative(root, path)]);
    for (const line of linesRun(known, functions)) lines.add(line);
    if (lines.size > 0) found[relative(root, path)] = [...lines].sort((a, b) => a - b);
  }
  return found;
}

/**
 * The lines that have run. The innermost range of a part decides: a function inside one
 * that ran may not have run. `a: () => b` is a line of the function, not of its object.
 */
export function linesRun(parts: readonly Part[], functions: ScriptCoverage['functions']) {
  // The range that begins at 0 is the whole script.
  const ranges = functions
    .flatMap((one) => one.ranges.map((range, at) => ({ ...range, isFunction: at === 0 })))
    .filter(({ startOffset }) => startOffset > 0)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const open: typeof ranges = [];
  const run = new Set<number>();
  const notRun = new Set<number>();
  let next = 0;
  for (const [offset, line] of parts) {
    for (let range = ranges[next]; range && range.startOffset <= offset; range = ranges[next]) {
      open.push(range);
      next += 1;
    }
    while ((open.at(-1)?.endOffset ?? Number.POSITIVE_INFINITY) <= offset) open.pop();
    const inner = open.findLast(({ endOffset }) => offset < endOffset);
    if (inner && inner.count > 0) run.add(line);
    else if (inner?.isFunction) notRun.add(line);
  }
  return [...run].filter((line) => !notRun.has(line));
}

/** The source lines of a module that Vite has transformed. */
function partsOf(path: string): Part[] {
  const { evaluatedModules, moduleExecutionInfo } = worker();
  const [module] = evaluatedModules.fileToModulesMap.get(path) ?? [];
  const code = module?.meta?.code;
  const before = moduleExecutionInfo.get(path)?.startOffset;
  const map = code && /\/\/# sourceMappingURL=data:[^,]+;base64,([\w+/=]+)/.exec(code)?.[1];
  if (!code || before === undefined || !map) return [];
  let at = before;
  const starts = code.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
  const mappings = decodedMappings(new TraceMap(Buffer.from(map, 'base64').toString()));
  return mappings.flatMap((segments, line) =>
    segments.flatMap((segment): Part[] =>
      segment.length === 1 ? [] : [[(starts[line] ?? 0) + segment[0], segment[2] + 1]],
    ),
  );
}
