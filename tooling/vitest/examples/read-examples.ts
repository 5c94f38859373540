/** A module that a README shows. */
export interface Example {
  /** The heading above it. */
  section: string;
  /** File name in a folder of the README's own. */
  path: string;
  /** The README with all other lines blank, so that line numbers are those of the README. */
  code: string;
}

const heading = /^## (.*)$/;
const opening = /^(?:```tsx?|<!-- given ?(\S*))$/;
/** A first line with the name of a file: `// market.ts`, `// market.ts: the entry`. */
const named = /^\/\/ ([\w./-]+\.tsx?)(?:$|[:;,] )/;

const folderOf = (section: string) => section.toLowerCase().replaceAll(/[^a-z\d]+/g, '-') || 'top';

/**
 * The modules in the `ts` and `tsx` blocks of a README. The blocks of a `##` section are one module,
 * except those with a file name in their first line. Code that a reader has anyway stands in a comment in
 * front of a block: `<!-- given`, the code, `-->`; with a name (`<!-- given market.ts`) it is a file
 * beside the others of its section.
 */
export function readExamples(readme: string): Example[] {
  const lines = readme.split('\n');
  const found = new Map<string, { section: string; kept: string[] }>();
  let section = '';
  let given: [from: number, to: number][] = [];

  const keep = (name: string, ...parts: typeof given) => {
    const path = `${folderOf(section)}/${name}`;
    const { kept } = found.get(path) ?? { kept: lines.map(() => '') };
    for (const [from, to] of parts) kept.splice(from, to - from, ...lines.slice(from, to));
    found.set(path, { section, kept });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = heading.exec(line)?.[1];
    if (title !== undefined) section = title;
    const open = opening.exec(line);
    if (!open) continue;
    const isGiven = line.startsWith('<');
    const start = at + 1;
    at = lines.indexOf(isGiven ? '-->' : '```', start);
    if (at < 0) throw new Error(`line ${start}: this code has no end`);
    if (isGiven && !open[1]) given.push([start, at]);
    else {
      keep((isGiven ? open[1] : named.exec(lines[start] ?? '')?.[1]) ?? 'section.tsx', ...given, [
        start,
        at,
      ]);
      given = [];
    }
  }
  return [...found].map(([path, { kept, ...rest }]) => ({ ...rest, path, code: kept.join('\n') }));
}
